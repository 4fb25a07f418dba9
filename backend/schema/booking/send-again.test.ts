import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve, ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const guest = () => `host-${Math.random().toString(36).slice(2)}@jinde.test`;

async function reserved(price = 100) {
  const holder = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price });
  const { reservation, tickets } = await reserve(api, holder, slot.id, ['Jan']);
  await api.database.asOwner('delete from app_private.mail where recipient = $1', [holder.email]);
  return { holder, id: reservation.id, slot, ticket: tickets[0]! };
}
async function send(who: Claims, body: object) {
  const answer = await api.call('POST', '/api/backend/reservation_mail', body, { token: await api.tokenFor(who) });
  return { status: answer.statusCode, ...answer.json<{ code?: string; recipient?: string }>() };
}
const pay = async (id: string) =>
  api.call('POST', '/api/backend/reservation_paid', { id, is_paid: true }, { token: await api.tokenFor(sales) });

test('the holder gets the payment details again, after paying the tickets, and a stranger nothing', async () => {
  const { holder, id } = await reserved();
  expect(await send(await makePerson(api.database), { id })).toMatchObject({ code: 'booking.reservation_unknown' });
  expect(await send(holder, { id })).toEqual({ status: 202, recipient: holder.email });
  expect(await mailsTo(api, holder.email)).toEqual(['reservation-create']);
  await pay(id);
  await api.database.asOwner('delete from app_private.mail where recipient = $1', [holder.email]);
  expect(await send(sales, { id })).toEqual({ status: 202, recipient: holder.email });
  expect(await mailsTo(api, holder.email)).toEqual(['reservation-payment']);
});

test('a ticket is sent to its current holder only', async () => {
  const { holder, id, ticket } = await reserved(0);
  const [former, present] = [guest(), guest()];
  const token = await api.tokenFor(holder);
  await api.call('PATCH', '/api/backend/booking_ticket', { id: ticket.id, name: 'Eva', email: former }, { token });
  const [first] = await ticketsOf(api, holder, id);
  await api.call('PATCH', '/api/backend/booking_ticket', { id: first!.id, name: 'Petr', email: present }, { token });
  const [second] = await ticketsOf(api, holder, id);
  const before = await mailsTo(api, former);
  expect(await send(holder, { id, ticket_id: first!.id })).toMatchObject({ code: 'booking.ticket_unknown' });
  expect(await send(holder, { id, ticket_id: second!.id })).toEqual({ status: 202, recipient: present });
  expect((await mailsTo(api, present)).at(-1)).toBe('reservation-ticket');
  expect(await mailsTo(api, former)).toEqual(before);
});

test('passing a ticket on drops the mail that was queued again for the former holder', async () => {
  const { holder, id, ticket } = await reserved(0);
  const [former, present] = [guest(), guest()];
  const token = await api.tokenFor(holder);
  await api.call('PATCH', '/api/backend/booking_ticket', { id: ticket.id, name: 'Eva', email: former }, { token });
  const [first] = await ticketsOf(api, holder, id);
  expect(await send(holder, { id, ticket_id: first!.id })).toMatchObject({ recipient: former });
  await api.call('PATCH', '/api/backend/booking_ticket', { id: first!.id, name: 'Petr', email: present }, { token });
  expect(await mailsTo(api, former)).toEqual(['reservation-passed-on']);
});

test('the fourth mail within an hour is refused with the time to wait, whoever sends it', async () => {
  const { holder, id } = await reserved();
  for (const who of [holder, sales, holder]) expect(await send(who, { id })).toMatchObject({ status: 202 });
  expect(await send(sales, { id })).toMatchObject({ status: 429, code: 'request.limited' });
  expect(await mailsTo(api, holder.email)).toHaveLength(3);
});

test('nothing is sent once the slot has started', async () => {
  const { holder, id, slot } = await reserved();
  await api.database.asOwner(`update public.event_slot set date_start = now() - interval '1 minute' where id = $1`, [
    slot.id,
  ]);
  expect(await send(holder, { id })).toMatchObject({ status: 409, code: 'booking.event_started' });
});
