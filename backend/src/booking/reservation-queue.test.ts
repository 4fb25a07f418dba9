import { BOOKING_LIMITS, PRODUCT, ROLE, type BookingReservation } from '@arbora/domain';
import { Client } from 'pg';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import type { Claims } from '../database/database';
import { toAppError } from '../http/errors';
import { reservationQueue, type PreparedReservation } from './reservation-queue';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const post = async (person: Claims, slotId: string, names: string[], key?: string) =>
  api.call('POST', '/api/backend/booking_reservation', reservationBody(slotId, names), {
    token: await api.tokenFor(person),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => makePerson(api.database)));
const heldIn = async (slotId: string) =>
  (
    await api.database.asOwner<{ reservations: number; places: number; tickets: number; transactions: number }>(
      `select count(*)::int as reservations, coalesce(sum(r.places), 0)::int as places,
         coalesce(sum((select count(*) from booking_ticket t where t.reservation_id = r.id)), 0)::int as tickets,
         count(distinct r.created_at)::int as transactions
       from booking_reservation r where r.event_slot_id = $1`,
      [slotId],
    )
  )[0];

/** Blocks the queueing of mail until `done`, so that requests gather behind the first one. */
async function holdMail(): Promise<{ waiters: () => Promise<number[]>; done: () => Promise<void> }> {
  const gate = new Client(api.database.ownerConnection);
  await gate.connect();
  await gate.query('begin; lock table app_private.mail in exclusive mode');
  const waiters = async () => {
    const rows = await api.database.asOwner<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.map(({ pid }) => pid);
  };
  return { waiters, done: () => gate.query('commit').then(() => gate.end()) };
}
/** Sends the first request, waits until it holds the slot, and sends the others, which wait behind it. */
async function behindTheFirst<T>(first: () => Promise<T>, others: () => Promise<T>[]): Promise<T[]> {
  const gate = await holdMail();
  const held = first();
  while ((await gate.waiters()).length === 0) await new Promise(setImmediate);
  const rest = others();
  await gate.done();
  return Promise.all([held, ...rest]);
}
/** A request for the queue, which runs a single request under the person's role. */
const prepared = ({ sub, email }: Claims, slot: string): PreparedReservation => ({
  claims: { ...CLAIMS, sub, email },
  slot,
  custom_data: { places: [{ name: 'A' }], invoice: null },
  tickets: [{ id: crypto.randomUUID(), name: 'A', email: null, qr: 'data:' }],
  key: null,
});
const CLAIMS = { role: ROLE.customer, allowedRoles: [ROLE.customer], allowedApps: [PRODUCT], sid: '', iat: 0, exp: 0 };
const newQueue = () =>
  reservationQueue(api.database, async ({ claims, slot, custom_data, tickets }) => {
    const { rows } = await api.database.asRole(claims, (client) =>
      client.query<{ made: BookingReservation }>('select app.create_reservation($1, $2, $3) as made', [
        slot,
        JSON.stringify(custom_data),
        JSON.stringify(tickets),
      ]),
    );
    return rows[0]!.made;
  });

test('each of a hundred concurrent requests, many of them refused, gets its own response', async () => {
  const slot = await makeSlot(api.database, { capacity_total: 31, capacity_per_user: 2, price: 100 });
  const [guests, blocked, greedy, limited, twice] = await Promise.all([20, 15, 15, 15, 10].map(people));
  await api.database.asOwner('update auth_person set is_blocked = true where id = any ($1)', [
    blocked!.map(({ sub }) => sub),
  ]);
  await api.database.asOwner(
    `insert into app_private.rate_limit_hit (scope, key)
     select 'booking.change', person from unnest($1::text[]) person, generate_series(1, $2)`,
    [limited!.map(({ sub }) => sub), BOOKING_LIMITS.changesPerHour],
  );
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const [first, ...others] = guests!;
  const sent: Promise<{ kind: string; status: number; id: string; code: string; reason: string }>[] = [];
  const send = async (kind: string, person: Claims, names: string[], key?: string) => {
    const answer = await post(person, slot.id, names, key);
    const { id = '', code = '', reason = '' } = answer.json<Record<string, string>>();
    return { kind, status: answer.statusCode, id, code, reason };
  };
  const answers = await behindTheFirst(
    () => send('guest', first!, ['A']),
    () => {
      for (const person of others) sent.push(send('guest', person, ['A']));
      for (const person of blocked!) sent.push(send('blocked', person, ['A']));
      for (const person of greedy!) sent.push(send('greedy', person, ['A', 'B', 'C']));
      for (const person of limited!) sent.push(send('limited', person, ['A']));
      for (const person of twice!) {
        // A repeated request creates one reservation; a second request of the person is refused.
        sent.push(send('same', person, ['A'], `key-${person.sub}`), send('same', person, ['A'], `key-${person.sub}`));
        sent.push(send('again', person, ['A']));
      }
      sent.push(send('staff', sales, ['A']));
      return sent;
    },
  );
  expect(answers).toHaveLength(20 + 15 + 15 + 15 + 30 + 1);
  const ofKind = (kind: string) => answers.filter((answer) => answer.kind === kind);
  for (const { status, code } of ofKind('blocked')) expect([status, code]).toEqual([403, 'auth.blocked']);
  for (const { status, reason } of ofKind('greedy')) expect([status, reason]).toEqual([409, 'per_user']);
  for (const { status, code } of ofKind('limited')) expect([status, code]).toEqual([429, 'request.limited']);
  expect(ofKind('guest').map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(ofKind('staff')).toMatchObject([{ status: 201 }]);
  const made = answers.filter(({ status }) => status === 201);
  const ids = new Set(made.map(({ id }) => id));
  // One reservation per person, whichever request came first.
  for (const person of twice!) expect(await mailsTo(api, person.email)).toEqual(['reservation-create']);

  const held = await heldIn(slot.id);
  expect(held).toMatchObject({ reservations: ids.size, places: ids.size, tickets: ids.size });
  expect(ids.size).toBe(31);
});

test('each reservation belongs to its own person, with mail in that language and a separate count', async () => {
  const slot = await makeSlot(api.database);
  const customers = await Promise.all(['cs', 'en', 'pl', 'en'].map((locale) => makePerson(api.database, { locale })));
  const reserve = newQueue();
  const made = await behindTheFirst(
    () => reserve(prepared(customers[0]!, slot.id)),
    () => customers.slice(1).map((person) => reserve(prepared(person, slot.id))),
  );
  expect(made.map(({ person_id }) => person_id)).toEqual(customers.map(({ sub }) => sub));
  for (const { sub, email } of customers) {
    const [mail] = await api.database.asOwner<{ to: string; hits: number }>(
      `select payload ->> 'person_email' as to, locale = (select locale from user_profile where id = $2) as locale,
         (select count(*)::int from app_private.rate_limit_hit where key = $2::text) as hits
       from app_private.mail where recipient = $1`,
      [email, sub],
    );
    expect(mail).toMatchObject({ to: email, locale: true, hits: 1 });
  }
  // The first request ran alone, the others in one transaction.
  expect((await heldIn(slot.id))?.transactions).toBe(2);
});

test('a request that fails the whole statement fails alone', async () => {
  const slot = await makeSlot(api.database);
  const customers = await people(6);
  const reserve = newQueue();
  const answers = await behindTheFirst(
    () => Promise.allSettled([reserve(prepared(customers[0]!, slot.id))]),
    () =>
      customers.slice(1).map((person, index) => {
        const request = prepared(person, slot.id);
        return Promise.allSettled([reserve(index === 2 ? { ...request, tickets: 'none' as unknown as [] } : request)]);
      }),
  );
  expect(answers.flat().map(({ status }) => status)).toEqual([
    'fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled',
  ]); // oxfmt-ignore
  expect(await heldIn(slot.id)).toMatchObject({ reservations: 5, places: 5, tickets: 5 });
});

test('no request of the transaction succeeds if the database connection breaks in the middle', async () => {
  const slot = await makeSlot(api.database);
  const customers = await people(8);
  const reserve = newQueue();
  const gate = await holdMail();
  const end = async (before: number[]) => {
    let pids: number[] = [];
    while (pids.length === 0) pids = (await gate.waiters()).filter((pid) => !before.includes(pid));
    for (const pid of pids) await api.database.asOwner('select pg_terminate_backend($1)', [pid]);
    return pids;
  };
  const first = reserve(prepared(customers[0]!, slot.id));
  first.catch(() => undefined);
  while ((await gate.waiters()).length === 0) await new Promise(setImmediate);
  const answers = Promise.allSettled([
    first,
    ...customers.slice(1).map((person) => reserve(prepared(person, slot.id))),
  ]);
  // Ends the transaction of the first request, then the shared one, both without a commit.
  await end(await end([]));
  await gate.done();
  for (const answer of await answers) {
    expect(answer.status === 'rejected' && toAppError(answer.reason).code).toBe('unavailable');
  }
  expect(await heldIn(slot.id)).toMatchObject({ reservations: 0, places: 0 });
  expect((await post(customers[0]!, slot.id, ['A'])).statusCode).toBe(201);
});

test('requests for different slots do not wait for each other', async () => {
  const [one, other] = [await makeSlot(api.database), await makeSlot(api.database)];
  const [first, second] = await people(2);
  const held = new Client(api.database.ownerConnection);
  await held.connect();
  await held.query('begin');
  await held.query('select from event_slot where id = $1 for update', [one.id]);
  const waits = post(first!, one.id, ['A']);
  expect((await post(second!, other.id, ['A'])).statusCode).toBe(201);
  await held.query('commit');
  await held.end();
  expect((await waits).statusCode).toBe(201);
});
