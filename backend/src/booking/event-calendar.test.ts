import { randomUUID } from 'node:crypto';
import { testApp, type TestApp } from '../../tests/app';
import { makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const ask = (event: string) => api.call('GET', `/api/backend/booking_event/${event}/calendar?locale=en`);

test('anybody gets the calendar entry of a public event, with a link to its page', async () => {
  const { event_id } = await makeSlot(api.database);
  await api.database.asOwner(
    `update booking_event set is_public = true, title_en = 'Pruning', date_start = '2027-05-01 08:00Z',
       date_end = '2027-05-01 14:00Z' where id = '${event_id}'`,
  );
  const answer = await ask(event_id);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = answer.body.replaceAll('\r\n\t', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['SUMMARY:Pruning', 'DTSTART:20270501T080000Z', 'DTEND:20270501T140000Z']),
  );
  expect(lines).toContain(`UID:${event_id}@arbora`);
  expect((await ask(event_id)).body).toBe(answer.body);
  expect(lines).toContain(`URL:http://arbora.test/en/services/public-booking/${event_id}`);
});

test('there is none of an event that is not public, or does not exist', async () => {
  const { event_id } = await makeSlot(api.database);
  await api.database.asOwner(`update booking_event set is_public = false where id = '${event_id}'`);
  expect((await ask(event_id)).statusCode).toBe(404);
  expect((await ask(randomUUID())).statusCode).toBe(404);
});
