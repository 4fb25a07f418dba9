import type { ReservationPayment } from '@arbora/domain';
import type { Claims } from '../database/database';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const paymentOf = async (id: string, person: Claims) =>
  api.call('GET', `/api/backend/booking_reservation/${id}/payment`, undefined, { token: await api.tokenFor(person) });

test('the amount is tickets times price, the symbol mask and number, the message the label', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 150, mask_vs: '2026' });
  const { reservation, tickets } = await reserve(api, person, slot.id, ['A', 'B', 'C']);
  const payment = (await paymentOf(reservation.id, person)).json<ReservationPayment>();
  const vs = `2026${reservation.vs.padStart(6, '0')}`;
  const due = new Date(reservation.due_at ?? 0).toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' });
  expect(payment).toMatchObject({
    accountPrefix: '19',
    accountNumber: '2000145399',
    bankCode: '0100',
    iban: 'CZ0801000000192000145399',
    amount: 450,
    currency: 'CZK',
    message: 'REZERVACE',
    vs,
    descriptor: `SPD*1.0*ACC:CZ0801000000192000145399*AM:450.00*CC:CZK*DT:${due.replaceAll('-', '')}*MSG:REZERVACE*X-VS:${vs}`,
  });
  expect(payment.qr).toMatch(/^data:image\/svg\+xml;base64,/);

  await api.call(
    'DELETE',
    '/api/backend/booking_ticket',
    { id: tickets[0]?.id },
    { token: await api.tokenFor(person) },
  );
  expect((await paymentOf(reservation.id, person)).json()).toMatchObject({ amount: 300 });
});

test('a cancelled reservation has no payment; for other people it is unknown', async () => {
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 150 })).id, ['A']);
  const body = { id: reservation.id };
  await api.call('DELETE', '/api/backend/booking_reservation', body, { token: await api.tokenFor(person) });
  const answer = await paymentOf(reservation.id, person);
  expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  expect((await paymentOf(reservation.id, await makePerson(api.database))).statusCode).toBe(404);
});

test('a free or paid reservation has no payment', async () => {
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database)).id, ['A']);
  const answer = await paymentOf(reservation.id, person);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toBeNull();
});

test('a reservation is unknown to other people, and visible to sales staff', async () => {
  const slot = await makeSlot(api.database, { price: 100 });
  const { reservation } = await reserve(api, await makePerson(api.database), slot.id, ['A']);
  expect((await paymentOf(reservation.id, await makePerson(api.database))).statusCode).toBe(404);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  expect((await paymentOf(reservation.id, sales)).json()).toMatchObject({ amount: 100 });
  const anonymous = await api.call('GET', `/api/backend/booking_reservation/${reservation.id}/payment`);
  expect(anonymous.statusCode).toBe(401);
});

describe('the QR image service', () => {
  const query = 'accountPrefix=19&accountNumber=2000145399&bankCode=0100&amount=450&vs=2026000123';

  test('the service draws SVG, and PNG on request', async () => {
    const svg = await api.call('GET', `/api/payment-qr?${query}`);
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.body).toMatch(/^<svg /);
    const png = await api.call('GET', `/api/payment-qr?${query}&format=png`);
    expect(png.headers['content-type']).toBe('image/png');
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  test.each([
    ['accountNumber', query.replace('2000145399', 'abc')],
    ['amount', query.replace('450', '0')],
    ['bankCode', query.replace('bankCode=0100&', '')],
  ])('an invalid %s is refused', async (field, wrong) => {
    const answer = await api.call('GET', `/api/payment-qr?${wrong}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty(field);
  });
});
