import type { BookingReservation, TaxDocument } from '@arbora/domain';
import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

async function setPaid(id: string, is_paid: boolean): Promise<void> {
  const options = { token: await api.tokenFor(sales) };
  const answer = await api.call('POST', '/api/backend/reservation_paid', { id, is_paid }, options);
  expect(answer.statusCode).toBe(200);
}

async function documentsOf(id: string, reader: Claims): Promise<TaxDocument[]> {
  const path = `/api/rest/tax_document?reservation_id=eq.${id}&order=created_at`;
  return (await api.call('GET', path, undefined, { token: await api.tokenFor(reader) })).json<TaxDocument[]>();
}

async function reserved(price: number, names: string[]): Promise<{ id: string; person: Claims }> {
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price })).id, names);
  return { id: reservation.id, person };
}

const withSeller = (change: object) =>
  api.database.asOwner('update app_private.seller set value = value || $1::jsonb', [JSON.stringify(change)]);

test('a payment issues a document with the VAT within the price', async () => {
  const { id, person } = await reserved(450, ['A', 'B']);
  expect(await documentsOf(id, person)).toEqual([]);
  await setPaid(id, true);
  const [document, ...more] = await documentsOf(id, person);
  expect(more).toEqual([]);
  expect(document).toMatchObject({
    kind: 'payment',
    corrects: null,
    seller: { ico: '00000019', vatPayer: true },
    lines: [{ amount: 2, price: 450, rate: 21 }],
    rates: [{ rate: 21, base: 743.8, tax: 156.2, total: 900 }],
    total: 900,
    currency: 'CZK',
  });
  expect(document!.label).toMatch(/^PD20\d\d0\d{4}$/);
  expect(await documentsOf(id, sales)).toEqual([document]);
  expect(await documentsOf(id, await makePerson(api.database))).toEqual([]);
});

test('the buyer is the company of the invoice data, otherwise the holder', async () => {
  const { id, person } = await reserved(90, ['A']);
  const invoice = { name: 'Eva Malá', company: 'Školka Haná s.r.o.', ico: '27082440', dic: '', street: 'Polní 3', city: 'Prostějov', zip: '79601', country: 'CZ' }; // oxfmt-ignore
  await api.database.asOwner(
    `update booking_reservation set custom_data = custom_data || jsonb_build_object('invoice', $2::jsonb) where id = $1`,
    [id, JSON.stringify(invoice)],
  );
  await setPaid(id, true);
  expect(await documentsOf(id, person)).toMatchObject([{ buyer: { company: 'Školka Haná s.r.o.', ico: '27082440' } }]);
  const other = await reserved(90, ['A']);
  await setPaid(other.id, true);
  const [profile] = await api.database.asOwner<{ name: string }>('select name from user_profile where id = $1', [
    other.person.sub,
  ]);
  expect((await documentsOf(other.id, other.person))[0]!.buyer).toEqual({ name: profile!.name });
});

test('a payment taken back issues a credit note, and the next payment another document', async () => {
  const { id, person } = await reserved(90, ['A']);
  await setPaid(id, true);
  await setPaid(id, false);
  await setPaid(id, false);
  await setPaid(id, true);
  const [first, note, second, ...more] = await documentsOf(id, person);
  expect(more).toEqual([]);
  expect(note).toMatchObject({
    kind: 'credit_note',
    corrects: first!.id,
    buyer: first!.buyer,
    lines: [{ amount: -1, price: 90, rate: 21 }],
    rates: [{ rate: 21, base: -74.38, tax: -15.62, total: -90 }],
    total: -90,
  });
  expect(note!.label).toMatch(/^DB/);
  expect(second).toMatchObject({ kind: 'payment', number: first!.number + 1, total: 90 });
});

test('a reservation free of charge has no document', async () => {
  const { id, person } = await reserved(0, ['A']);
  expect(await documentsOf(id, person)).toEqual([]);
});

test('a seller who pays no VAT issues documents without it', async () => {
  await withSeller({ vatPayer: false });
  const { id, person } = await reserved(90, ['A']);
  await setPaid(id, true);
  await withSeller({ vatPayer: true });
  expect(await documentsOf(id, person)).toMatchObject([{ rates: [], lines: [{ rate: null }], total: 90 }]);
});

test('without a seller no document is issued, and the payment is recorded', async () => {
  const [before] = await api.database.asOwner<{ value: object }>('select value from app_private.seller');
  await api.database.asOwner('update app_private.seller set value = null');
  const { id, person } = await reserved(90, ['A']);
  await setPaid(id, true);
  await api.database.asOwner('update app_private.seller set value = $1', [JSON.stringify(before!.value)]);
  expect(await documentsOf(id, person)).toEqual([]);
});

test('the rate is that of the event', async () => {
  const slot = await makeSlot(api.database, { price: 112 });
  await api.database.asOwner(`update booking_event set vat_category = 'reduced' where id = $1`, [slot.event_id]);
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, slot.id, ['A']);
  await setPaid(reservation.id, true);
  expect(await documentsOf(reservation.id, person)).toMatchObject([
    { rates: [{ rate: 12, base: 100, tax: 12, total: 112 }] },
  ]);
});

test('the rate is that of the day of the payment', async () => {
  const rates = await api.database.asOwner<{ rate: number }>(
    `select app_private.vat_rate_on('reduced', day) as rate
     from unnest('{2023-12-31,2024-01-01,2030-06-01}'::date[]) as day`,
  );
  expect(rates.map(({ rate }) => rate)).toEqual([15, 12, 12]);
});

test('an issued document cannot be changed or deleted, not even by the owner of the tables', async () => {
  const { id } = await reserved(90, ['A']);
  await setPaid(id, true);
  for (const change of ['update tax_document set total = 1', 'delete from tax_document']) {
    await expect(api.database.asOwner(`${change} where reservation_id = $1`, [id])).rejects.toMatchObject({
      code: '23001',
    });
  }
});

test('a document outlives the account and its reservation', async () => {
  const { id, person } = await reserved(90, ['A']);
  await setPaid(id, true);
  await api.database.asOwner('delete from booking_reservation where id = $1', [id]);
  await api.database.asOwner('delete from user_profile where id = $1', [person.sub]);
  expect(await documentsOf(id, sales)).toMatchObject([{ person_id: null, total: 90 }]);
});

test('an empty reservation that was marked paid gets its document with its seats', async () => {
  const slot = await makeSlot(api.database, { price: 90 });
  const token = await api.tokenFor(sales);
  const made = await api.call('POST', '/api/backend/booking_reservation', reservationBody(slot.id, []), { token });
  const { id } = made.json<BookingReservation>();
  await setPaid(id, true);
  expect(await documentsOf(id, sales)).toEqual([]);
  const tickets = [{ name_on_ticket: 'A', reservation_id: id }];
  expect((await api.call('POST', '/api/backend/booking_tickets', tickets, { token })).statusCode).toBeLessThan(300);
  expect(await documentsOf(id, sales)).toMatchObject([{ total: 90 }]);
});
