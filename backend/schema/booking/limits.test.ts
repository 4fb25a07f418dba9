import { BOOKING_LIMITS, type BookingReservation } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { openDatabase, type Claims } from '../../src/database/database';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const { changesPerHour, guestTicketsPerDay, passedOnPerHour, ticketsPerAddressPerDay } = BOOKING_LIMITS;
/** Reserves for people with these addresses, one ticket each. */
const reserveFor = async (person: Claims, slotId: string, emails: (string | undefined)[], site = api) =>
  site.call(
    'POST',
    '/api/backend/booking_reservation',
    {
      event_slot_id: slotId,
      custom_data: {
        places: emails.map((email, n) => ({ name: `Host ${n}`, ...(email && { email }) })),
        invoice: null,
      },
    },
    { token: await site.tokenFor(person) },
  );
const cancel = async (person: Claims, id: string) =>
  api.call('DELETE', '/api/backend/booking_reservation', { id }, { token: await api.tokenFor(person) });
/** Inserts `count` counted calls in the past. */
const insertCalls = (scope: string, key: string, count: number, ago = '1 minute') =>
  api.database.asOwner(
    `insert into app_private.rate_limit_hit (scope, key, at)
     select $1, $2, now() - $4::interval from generate_series(1, $3)`,
    [scope, key, count, ago],
  );
const expectLimited = (
  answer: { statusCode: number; headers: Record<string, unknown>; json(): unknown },
  code = 'request.limited',
) => {
  expect([answer.statusCode, answer.json()]).toMatchObject([429, { code, message: 'request.limited' }]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
};

test('reserving and cancelling in turn is limited, and possible again after an hour', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  await insertCalls('booking.change', person.sub, changesPerHour - 3);
  const first = await reserveFor(person, slot.id, [undefined]);
  expect((await cancel(person, first.json<BookingReservation>().id)).statusCode).toBe(200);
  const last = await reserveFor(person, slot.id, [undefined]);
  expect(last.statusCode).toBe(201);
  const limited = await cancel(person, last.json<BookingReservation>().id);
  expectLimited(limited);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3500);
  expectLimited(await reserveFor(person, (await makeSlot(api.database)).id, [undefined]));
  await api.database.asOwner("update app_private.rate_limit_hit set at = at - interval '1 hour' where key = $1", [
    person.sub,
  ]);
  expect((await cancel(person, last.json<BookingReservation>().id)).statusCode).toBe(200);
});

test('a refused reservation does not count towards the limit', async () => {
  const person = await makePerson(api.database);
  const full = await makeSlot(api.database, { capacity_total: 0 });
  await insertCalls('booking.change', person.sub, changesPerHour - 1);
  for (let round = 0; round < 3; round += 1) {
    expect((await reserveFor(person, full.id, [undefined])).statusCode).toBe(409);
  }
  expect((await reserveFor(person, (await makeSlot(api.database)).id, [undefined])).statusCode).toBe(201);
});

test('tickets to one address are limited per day across senders; those to the sender’s address are not', async () => {
  const slot = () => makeSlot(api.database, { capacity_total: 100 });
  const guest = `guest-${crypto.randomUUID()}@example.org`;
  const [one, two] = [await makePerson(api.database), await makePerson(api.database)];
  const remaining = ticketsPerAddressPerDay - 1;
  expect((await reserveFor(one, (await slot()).id, Array<string>(remaining).fill(guest))).statusCode).toBe(201);
  expectLimited(await reserveFor(two, (await slot()).id, [guest.toUpperCase(), guest]));
  expect((await reserveFor(two, (await slot()).id, [guest])).statusCode).toBe(201);
  expectLimited(await reserveFor(two, (await slot()).id, [guest]));
  expect(await mailsTo(api, guest)).toHaveLength(ticketsPerAddressPerDay);
  const ownAddress = Array<string>(ticketsPerAddressPerDay + 1).fill(two.email);
  expect((await reserveFor(two, (await slot()).id, ownAddress)).statusCode).toBe(201);
});

test('tickets that one person sends to others are limited per day, and each address counts', async () => {
  const person = await makePerson(api.database);
  await insertCalls('booking.guest', person.sub, guestTicketsPerDay - 1, '20 hours');
  const slot = await makeSlot(api.database);
  expectLimited(await reserveFor(person, slot.id, ['a@example.org', 'b@example.org']));
  expect((await reserveFor(person, slot.id, ['a@example.org', undefined])).statusCode).toBe(201);
});

test('the first reservation of a day is never limited, and those of sales staff never are', async () => {
  const office = `office-${crypto.randomUUID()}@example.org`;
  const guests = Array<string>(ticketsPerAddressPerDay + 5).fill(office);
  const largeSlot = () => makeSlot(api.database, { capacity_total: 100 });
  expect((await reserveFor(await makePerson(api.database), (await largeSlot()).id, guests)).statusCode).toBe(201);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  await insertCalls('booking.change', sales.sub, changesPerHour);
  expect((await reserveFor(sales, (await largeSlot()).id, guests)).statusCode).toBe(201);
});

/** Passes a ticket on to another address, like sales staff in a list. */
const passOn = async (person: Claims, ticket: string | undefined, custom_email: string) =>
  api.call(
    'PATCH',
    `/api/rest/booking_ticket?id=eq.${ticket}`,
    { custom_email },
    { token: await api.tokenFor(person) },
  );
const stranger = () => `stranger-${crypto.randomUUID()}@example.org`;

test('tickets that sales staff pass on are limited per hour, and per address and day', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const { tickets } = await reserve(api, await makePerson(api.database), (await makeSlot(api.database)).id, [
    'A',
    'B',
    'C',
  ]);
  const [first, second, third] = tickets.map(({ id }) => id);
  await insertCalls('booking.passed_on', sales.sub, passedOnPerHour - 2);
  const [one, two, full] = [stranger(), stranger(), stranger()];
  await insertCalls('booking.address', full, ticketsPerAddressPerDay);
  expectLimited(await passOn(sales, first, full), 'P0001');
  expect((await passOn(sales, first, one)).statusCode).toBe(204);
  expect((await passOn(sales, second, two)).statusCode).toBe(204);
  expectLimited(await passOn(sales, third, two), 'P0001');
  expect([await mailsTo(api, one), await mailsTo(api, two), await mailsTo(api, full)]).toEqual([
    ['reservation-ticket'],
    ['reservation-ticket'],
    [],
  ]);
});

test('concurrent requests of a salesperson cannot exceed the limit of passed-on tickets', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const slot = await makeSlot(api.database, { capacity_total: 20 });
  const names = Array.from({ length: 8 }, (_, n) => `Host ${n}`);
  const { tickets } = await reserve(api, await makePerson(api.database), slot.id, names);
  await insertCalls('booking.passed_on', sales.sub, passedOnPerHour - 3);
  const answers = await Promise.all(tickets.map(({ id }) => passOn(sales, id, stranger())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, 429, 429, 429, 429, 429]);
});

test.each(['editor', 'jobs'] as const)(
  'staff with only the right %s cannot send mail through their own ticket',
  async (acl) => {
    const staff = await makePerson(api.database, { acl: [acl] });
    const { tickets } = await reserve(api, staff, (await makeSlot(api.database)).id, ['A']);
    const to = stranger();
    const answer = await passOn(staff, tickets[0]?.id, to);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, '42501']);
    expect(await mailsTo(api, to)).toEqual([]);
  },
);

test('concurrent requests to two instances are counted one after another', async () => {
  const person = await makePerson(api.database);
  const guest = `guest-${crypto.randomUUID()}@example.org`;
  await insertCalls('booking.change', person.sub, changesPerHour - 5);
  const slots = await Promise.all(Array.from({ length: 12 }, () => makeSlot(api.database)));
  const other = openDatabase(api.database.ownerConnection);
  const second = await testApp({ database: { ...api.database, ...other } });
  try {
    const answers = await Promise.all(
      slots.map(({ id }, n) => reserveFor(person, id, [n % 3 ? guest : undefined], n % 2 ? second : api)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  } finally {
    await second.app.close();
    await other.close();
  }
});

test('a repeated request with the same idempotency key is counted once', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  await insertCalls('booking.change', person.sub, changesPerHour - 1);
  const token = await api.tokenFor(person);
  const send = () =>
    api.call('POST', '/api/backend/booking_reservation', reservationBody(slot.id, ['A']), {
      token,
      headers: { 'idempotency-key': 'the-same-key' },
    });
  expect((await send()).statusCode).toBe(201);
  expect((await send()).statusCode).toBe(201);
});
