import { testApp, type TestApp } from '../../../tests/app';
import { reserve } from '../../../tests/booking-client';
import { makePerson, makeSlot } from '../../../tests/booking-fixtures';
import { walletSettings } from '../../../tests/wallet-settings';
import { readConfig } from '../../config';

let api: TestApp;
let plain: TestApp;
beforeAll(async () => {
  plain = await testApp();
  const { wallets } = readConfig((await walletSettings()).settings);
  api = await testApp({ database: plain.database, config: { wallets } });
});
afterAll(async () => {
  await api.close();
  await plain.close();
});

type Person = Awaited<ReturnType<typeof makePerson>>;

async function ask(ticket: string, wallet: string, person?: Person, site = api) {
  const path = `/api/backend/booking_ticket/${ticket}/${wallet}?locale=en`;
  return site.call('GET', path, undefined, person && { token: await site.tokenFor(person) });
}
async function reserved(price: number) {
  const holder = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price });
  const { reservation, tickets } = await reserve(api, holder, slot.id, ['Eva Malá', 'Jan Malý']);
  return { holder, reservation, ticket: tickets[0]!.id };
}

test('the holder of a ticket gets a pass for each wallet', async () => {
  const { holder, ticket } = await reserved(0);
  const apple = await ask(ticket, 'apple', holder);
  expect([apple.statusCode, apple.headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass']);
  expect(apple.headers['content-disposition']).toBe('attachment; filename="ticket.pkpass"');
  expect(apple.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const google = await ask(ticket, 'google', holder);
  expect([google.statusCode, google.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(google.json().url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('only the holder and sales staff get it', async () => {
  const { ticket } = await reserved(0);
  expect((await ask(ticket, 'apple', await makePerson(api.database))).statusCode).toBe(404);
  expect((await ask(ticket, 'apple')).statusCode).toBe(401);
  expect((await ask(ticket, 'google', await makePerson(api.database, { acl: ['sales'] }))).statusCode).toBe(200);
});

test('a ticket that is not paid has no pass', async () => {
  const { holder, ticket } = await reserved(150);
  const answer = await ask(ticket, 'google', holder);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'booking.ticket_unknown']);
});

test('the code of a ticket that was passed on has no pass, the new one does', async () => {
  const { holder, ticket } = await reserved(0);
  const body = { id: ticket, name: 'Ota Nový', email: 'ota@example.org' };
  const passedOn = await api.call('PATCH', '/api/backend/booking_ticket', body, { token: await api.tokenFor(holder) });
  expect((await ask(ticket, 'apple', holder)).statusCode).toBe(404);
  expect((await ask(passedOn.json().id, 'apple', holder)).statusCode).toBe(200);
});

test('a ticket of a cancelled reservation has no pass', async () => {
  const { holder, reservation, ticket } = await reserved(0);
  const token = await api.tokenFor(holder);
  const cancelled = await api.call('DELETE', '/api/backend/booking_reservation', { id: reservation.id }, { token });
  expect(cancelled.statusCode).toBe(200);
  expect((await ask(ticket, 'apple', holder)).statusCode).toBe(404);
});

test('there are no passes of wallets that are not configured', async () => {
  const { holder, ticket } = await reserved(0);
  expect((await ask(ticket, 'apple', holder, plain)).statusCode).toBe(404);
  expect((await ask(ticket, 'google', holder, plain)).statusCode).toBe(404);
  expect((await ask(ticket, 'samsung', holder)).statusCode).toBe(400);
});
