import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

async function ask(reservation: string, file: string, person?: Awaited<ReturnType<typeof makePerson>>, locale = 'en') {
  const path = `/api/backend/booking_reservation/${reservation}/${file}?locale=${locale}`;
  return api.call('GET', path, undefined, person && { token: await api.tokenFor(person) });
}
async function reserved(price: number) {
  const holder = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price });
  const { reservation } = await reserve(api, holder, slot.id, ['Eva Malá', 'Jan Malý']);
  return { holder, id: reservation.id };
}

test('the holder gets the tickets as a PDF in their language', async () => {
  const { holder, id } = await reserved(0);
  const answer = await ask(id, 'tickets', holder);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="tickets.pdf"');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the holder gets a calendar entry, also before the payment', async () => {
  const { holder, id } = await reserved(150);
  const answer = await ask(id, 'calendar', holder);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`UID:${id}@`);
});

test('there are no tickets before the payment', async () => {
  const { holder, id } = await reserved(150);
  const answer = await ask(id, 'tickets', holder);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'booking.reservation_unknown']);
});

test('only the holder and sales staff get them', async () => {
  const { id } = await reserved(0);
  expect((await ask(id, 'tickets', await makePerson(api.database))).statusCode).toBe(404);
  expect((await ask(id, 'tickets')).statusCode).toBe(401);
  expect((await ask(id, 'tickets', await makePerson(api.database, { acl: ['sales'] }))).statusCode).toBe(200);
});

test('another file is refused', async () => {
  const { holder, id } = await reserved(0);
  expect((await ask(id, 'invoice', holder)).statusCode).toBe(400);
});
