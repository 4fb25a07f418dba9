import { PAYMENT_MESSAGE, variableSymbol } from '@arbora/domain';
import { czechIban } from './account';
import { paymentDescriptor } from './payment-descriptor';

describe('czechIban', () => {
  it.each([
    ['19', '2000145399', '0800', 'CZ6508000000192000145399'],
    ['', '353497163', '0800', 'CZ0908000000000353497163'],
    ['19', '123457', '0710', 'CZ3507100000190000123457'],
    ['', '810883001', '5500', 'CZ9555000000000810883001'],
    ['19', '2000145399', '0100', 'CZ0801000000192000145399'],
  ])('the IBAN of %s-%s/%s is %s', (accountPrefix, accountNumber, bankCode, iban) => {
    expect(czechIban({ accountPrefix, accountNumber, bankCode })).toBe(iban);
  });

  it('an invalid account is refused', () => {
    expect(() => czechIban({ accountPrefix: '', accountNumber: '12345678901', bankCode: '0100' })).toThrow(RangeError);
    expect(() => czechIban({ accountPrefix: 'x', accountNumber: '2000145399', bankCode: '0100' })).toThrow(RangeError);
  });
});

describe('paymentDescriptor', () => {
  const iban = 'CZ0801000000192000145399';

  it('the worked example of the standard is reproduced', () => {
    expect(
      paymentDescriptor({
        iban,
        amount: 3 * 150,
        dueAt: new Date('2026-11-24T23:59:00+01:00'),
        message: PAYMENT_MESSAGE,
        vs: variableSymbol('2026', '123'),
      }),
    ).toBe('SPD*1.0*ACC:CZ0801000000192000145399*AM:450.00*CC:CZK*DT:20261124*MSG:REZERVACE*X-VS:2026000123');
  });

  it('the due date is taken from the calendar in Prague', () => {
    const dueAt = new Date('2026-06-30T22:30:00Z');
    expect(paymentDescriptor({ iban, amount: 1, dueAt })).toContain('*DT:20260701');
  });

  it('the message is reduced to the characters of the compact mode', () => {
    expect(paymentDescriptor({ iban, amount: 99.5, message: 'Rezervace – řez ovocných stromů, 2*3 + 5 %' })).toBe(
      'SPD*1.0*ACC:CZ0801000000192000145399*AM:99.50*CC:CZK*MSG:REZERVACE REZ OVOCNYCH STROMU 2%2A3 %2B 5 %25',
    );
  });

  it('a long message is truncated at 60 characters, never inside an escape', () => {
    const descriptor = paymentDescriptor({ iban, amount: 1, message: `${'A'.repeat(58)}*B` });
    expect(descriptor).toMatch(/MSG:A{58}$/);
  });

  it('missing parts are omitted, and a zero amount is refused', () => {
    expect(paymentDescriptor({ iban, amount: 450 })).toBe('SPD*1.0*ACC:CZ0801000000192000145399*AM:450.00*CC:CZK');
    expect(() => paymentDescriptor({ iban, amount: 0 })).toThrow(RangeError);
  });
});
