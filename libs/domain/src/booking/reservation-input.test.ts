import * as v from 'valibot';
import { reservationCustomDataSchema } from './reservation-input';

const invoice = {
  name: 'Jana Nováková',
  ico: '27082440',
  company: 'Zahrady Nováková',
  country: 'CZ',
  dic: 'CZ27082440',
  street: 'Lipová 1',
  city: 'Olomouc',
  zip: '779 00',
};

function faults(input: unknown): Record<string, string> {
  const result = v.safeParse(reservationCustomDataSchema, input);
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('reservationCustomDataSchema', () => {
  it('trims names and lower-cases e-mails', () => {
    const parsed = v.parse(reservationCustomDataSchema, {
      places: [{ name: '  Eva Malá ', email: ' Eva@Example.ORG ' }],
      invoice: null,
    });
    expect(parsed.places).toEqual([{ name: 'Eva Malá', email: 'eva@example.org' }]);
  });

  it('reports each error with its path and code', () => {
    expect(
      faults({
        places: [{ name: 'Eva' }, { name: '  ' }, { name: 'Jan', email: 'jan' }, { name: '\u200b' }],
        invoice: null,
      }),
    ).toEqual({
      'places.1.name': 'required',
      'places.2.email': 'email',
      'places.3.name': 'required',
    });
  });

  it('validates company ids by country and accepts missing ones', () => {
    const places = [{ name: 'Eva' }];
    expect(faults({ places, invoice })).toEqual({});
    expect(faults({ places, invoice: { ...invoice, ico: '12345678' } })).toEqual({ 'invoice.ico': 'ico' });
    expect(faults({ places, invoice: { ...invoice, ico: '' } })).toEqual({});
    expect(faults({ places, invoice: { ...invoice, country: 'SK', ico: '31333532' } })).toEqual({});
    expect(faults({ places, invoice: { ...invoice, country: 'SK', ico: '12345678' } })).toEqual({
      'invoice.ico': 'ico',
    });
    expect(faults({ places, invoice: { ...invoice, country: 'PL', ico: '526-10-40-828' } })).toEqual({});
    expect(faults({ places, invoice: { ...invoice, country: 'PL', ico: '5261040829' } })).toEqual({
      'invoice.ico': 'ico',
    });
  });

  it('rejects control characters and unpaired surrogates', () => {
    expect(
      faults({
        places: [
          { name: 'a\u0000b' },
          { name: 'a\ud800b' },
          { name: 'a', email: 'a\u0000@b.cz' },
          { name: 'a\u202eb' },
        ],
        invoice: null,
      }),
    ).toEqual({
      'places.0.name': 'hidden_characters',
      'places.1.name': 'hidden_characters',
      'places.2.email': 'hidden_characters',
      'places.3.name': 'hidden_characters',
    });
  });

  it('rejects unknown fields', () => {
    expect(v.safeParse(reservationCustomDataSchema, { places: [], invoice: null, is_paid: true }).success).toBe(false);
  });
});
