import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import { readConfig } from '../config';
import { expireReservations } from './expire-reservations.job';
import { pruneCancelledReservations } from './prune-jobs';
import { remindOfPayments } from './remind-of-payments.job';

let api: TestApp;
const config = readConfig({ NODE_ENV: 'test' });
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const run = (job: typeof expireReservations) => job.run({ config, database: api.database });
const due = (id: string, when: string) =>
  api.database.asOwner(`update booking_reservation set due_at = ${when} where id = $1`, [id]);
const exists = async (id: string) =>
  (await api.database.asOwner('select from booking_reservation where id = $1', [id])).length === 1;

test('overdue reservations are cancelled once, with one mail each, even if several instances run the job', async () => {
  const slot = await makeSlot(api.database, { price: 100, capacity_total: 100 });
  const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(api.database)));
  const made = await Promise.all(people.map((person) => reserve(api, person, slot.id, ['A'])));
  for (const { reservation } of made) await due(reservation.id, "now() - interval '1 minute'");
  await Promise.all([run(expireReservations), run(expireReservations), run(expireReservations)]);
  for (const [index, { reservation }] of made.entries()) {
    expect(await exists(reservation.id)).toBe(false);
    expect(await mailsTo(api, people[index]?.email ?? '')).toEqual(['reservation-create', 'reservation-cancel']);
  }
});

test('a reservation that cannot be cancelled does not block the others', async () => {
  const slot = await makeSlot(api.database, { price: 100 });
  const people = await Promise.all([1, 2, 3].map(() => makePerson(api.database)));
  const made = await Promise.all(people.map((person) => reserve(api, person, slot.id, ['A'])));
  const [stuck, ...others] = made.map(({ reservation }) => reservation.id).sort();
  for (const { reservation } of made) await due(reservation.id, "now() - interval '1 minute'");
  await api.database.asOwner(
    `insert into app_private.cancelled_reservation (id, event_slot_id, person_id, vs, reservation, reason)
     select id, event_slot_id, person_id, vs, '{}', 'unpaid' from booking_reservation where id = $1`,
    [stuck],
  );
  await run(expireReservations);
  expect(await exists(stuck ?? '')).toBe(true);
  for (const id of others) expect(await exists(id)).toBe(false);
  await api.database.asOwner('delete from app_private.cancelled_reservation where id = $1', [stuck]);
  await run(expireReservations);
  expect(await exists(stuck ?? '')).toBe(false);
});

test('paid, free and not yet due reservations are kept', async () => {
  const [waiting, paid, free] = await Promise.all([1, 2, 3].map(() => makePerson(api.database)));
  const slot = await makeSlot(api.database, { price: 100 });
  const kept = [
    await reserve(api, waiting!, slot.id, ['A']),
    await reserve(api, paid!, slot.id, ['A']),
    await reserve(api, free!, (await makeSlot(api.database)).id, ['A']),
  ];
  const sales = await api.tokenFor(await makePerson(api.database, { acl: ['sales'] }));
  await api.call(
    'POST',
    '/api/backend/reservation_paid',
    { id: kept[1]?.reservation.id, is_paid: true },
    { token: sales },
  );
  await run(expireReservations);
  for (const { reservation } of kept) expect(await exists(reservation.id)).toBe(true);
});

test('a checked-in reservation is not cancelled, even if its payment is withdrawn', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 100 });
  const { reservation, tickets } = await reserve(api, person, slot.id, ['A', 'B']);
  const token = await api.tokenFor(await makePerson(api.database, { acl: ['sales'] }));
  const setPaid = (is_paid: boolean) =>
    api.call('POST', '/api/backend/reservation_paid', { id: reservation.id, is_paid }, { token });
  await setPaid(true);
  const checkIn = await api.call(
    'POST',
    '/api/backend/ticket_check_in',
    { id: tickets[0]?.id, override: { note: 'Agreed by phone' } },
    { token },
  );
  expect(checkIn.statusCode).toBe(200);
  await setPaid(false);
  await due(reservation.id, "now() - interval '1 minute'");
  await run(expireReservations);
  expect(await exists(reservation.id)).toBe(true);
  expect(await mailsTo(api, person.email)).not.toContain('reservation-cancel');
});

test('the holder is reminded once, the day before', async () => {
  const [tomorrow, dayAfter, sameDay] = await Promise.all([1, 2, 3].map(() => makePerson(api.database)));
  const slot = await makeSlot(api.database, { price: 100 });
  const prague = (days: number) =>
    `((now() at time zone 'Europe/Prague')::date + ${days} + time '23:59') at time zone 'Europe/Prague'`;
  const first = await reserve(api, tomorrow!, slot.id, ['A']);
  const second = await reserve(api, dayAfter!, slot.id, ['A']);
  const third = await reserve(api, sameDay!, slot.id, ['A']);
  await due(first.reservation.id, prague(1));
  await due(second.reservation.id, prague(2));
  await due(third.reservation.id, prague(1));
  await api.database.asOwner(
    "update booking_reservation set created_at = created_at - interval '3 days' where id = any ($1)",
    [[first.reservation.id, second.reservation.id]],
  );
  await Promise.all([run(remindOfPayments), run(remindOfPayments)]);
  await run(remindOfPayments);
  expect(await mailsTo(api, tomorrow!.email)).toEqual(['reservation-create', 'reservation-reminder']);
  expect(await mailsTo(api, dayAfter!.email)).toEqual(['reservation-create']);
  expect(await mailsTo(api, sameDay!.email)).toEqual(['reservation-create']);
});

test('the holder of an overpaid reservation gets the mail of the payment, and no reminder', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 100 });
  const { reservation } = await reserve(api, person, slot.id, ['A']);
  await api.database.asOwner(
    `update booking_reservation set created_at = created_at - interval '3 days',
       due_at = ((now() at time zone 'Europe/Prague')::date + 1 + time '23:59') at time zone 'Europe/Prague'
     where id = $1`,
    [reservation.id],
  );
  const sales = await api.tokenFor(await makePerson(api.database, { acl: ['sales'] }));
  const file = `ID pohybu;Datum;Objem;Měna;VS\nP1;20.11.2026;130,00;CZK;2026${reservation.vs.padStart(6, '0')}\n`;
  const answer = await api.call(
    'POST',
    '/api/backend/bank_statement',
    { data: Buffer.from(file).toString('base64'), file_name: 'v.csv' },
    { token: sales },
  );
  expect(answer.json()).toMatchObject({ outcomes: { paid: 1 } });
  await run(remindOfPayments);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
});

test('cancelled reservations are deleted after a year, except those with a payment', async () => {
  const slot = await makeSlot(api.database, { price: 100 });
  const people = await Promise.all([1, 2, 3].map(() => makePerson(api.database)));
  const made = await Promise.all(people.map((person) => reserve(api, person, slot.id, ['A'])));
  const [recent, old, paid] = made.map(({ reservation }) => reservation.id);
  for (const id of [recent!, old!, paid!]) await due(id, "now() - interval '1 minute'");
  await run(expireReservations);
  await api.database.asOwner(
    `update app_private.cancelled_reservation set cancelled_at = now() - interval '366 days',
       paid_at = case when id = $2 then now() - interval '360 days' end where id in ($1, $2)`,
    [old, paid],
  );
  await run(pruneCancelledReservations);
  const left = await api.database.asOwner<{ id: string }>(
    'select id from app_private.cancelled_reservation where id = any ($1)',
    [[recent, old, paid]],
  );
  expect(left.map(({ id }) => id).sort()).toEqual([recent, paid].sort());
});
