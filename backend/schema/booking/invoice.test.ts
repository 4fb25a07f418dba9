import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const INVOICE = {
  name: 'Jana Nováková',
  ico: '27082440',
  company: 'Sady s.r.o.',
  country: 'CZ',
  dic: '',
  street: 'Polní 3',
  city: 'Obříství',
  zip: '277 42',
};

async function reserved() {
  const holder = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 100 });
  const { reservation } = await reserve(api, holder, slot.id, ['Jan']);
  return { holder, id: reservation.id, version: reservation.version };
}
const write = async (who: Claims, body: object) => {
  const answer = await api.call('POST', '/api/backend/reservation_invoice', body, { token: await api.tokenFor(who) });
  return { status: answer.statusCode, ...answer.json<{ code?: string; fields?: object; custom_data?: object }>() };
};
const pay = async (id: string) =>
  api.call('POST', '/api/backend/reservation_paid', { id, is_paid: true }, { token: await api.tokenFor(sales) });

test('the holder changes the invoice until the reservation is paid, and others do not', async () => {
  const { holder, id } = await reserved();
  const stranger = await makePerson(api.database);
  expect(await write(stranger, { id, invoice: INVOICE })).toMatchObject({ code: 'booking.reservation_unknown' });
  expect(await write(holder, { id, invoice: { ...INVOICE, ico: '12345678' } })).toMatchObject({
    status: 400,
    fields: { 'invoice.ico': 'ico' },
  });
  expect(await write(holder, { id, invoice: INVOICE })).toMatchObject({
    status: 200,
    custom_data: { places: [{ name: 'Jan' }], invoice: INVOICE },
  });
  await pay(id);
  for (const who of [holder, sales]) {
    expect(await write(who, { id, invoice: null })).toMatchObject({ status: 409, code: 'booking.invoice_fixed' });
  }
});

test('staff do not change the invoice of a paid reservation through the data service either', async () => {
  const { id } = await reserved();
  await pay(id);
  const body = { custom_data: { places: [{ name: 'Jan' }], invoice: INVOICE } };
  const answer = await api.call('PATCH', `/api/rest/booking_reservation?id=eq.${id}`, body, {
    token: await api.tokenFor(sales),
  });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([409, 'booking.invoice_fixed']);
});

test('a change by staff is mailed to the holder and recorded in the history, and one based on an outdated version is refused', async () => {
  const { holder, id, version } = await reserved();
  expect((await write(sales, { id, invoice: INVOICE, version })).status).toBe(200);
  expect(await mailsTo(api, holder.email)).toEqual(['reservation-create', 'reservation-update']);
  expect(await write(holder, { id, invoice: null, version })).toMatchObject({ code: 'content.changed_meanwhile' });
  const history = await api.call('GET', `/api/rest/history_list?row_key=eq.${id}&select=person_id,after`, undefined, {
    token: await api.tokenFor(sales),
  });
  expect(history.json()).toMatchObject([{ person_id: sales.sub, after: { custom_data: { invoice: INVOICE } } }]);
});
