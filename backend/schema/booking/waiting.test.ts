import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const post = async (path: string, who: Claims | null, body: object) =>
  api.call('POST', `/api/backend/${path}`, body, who ? { token: await api.tokenFor(who) } : {});
const wait = (who: Claims, event_slot_id: string, places: number, accepts_fewer = false) =>
  post('waiting', who, { event_slot_id, places, accepts_fewer });
const take = (who: Claims, slot: string, names: string[]) =>
  post('booking_reservation', who, reservationBody(slot, names));
const cancel = async (who: Claims, id: string) =>
  api.call('DELETE', '/api/backend/booking_reservation', { id }, { token: await api.tokenFor(who) });

interface WaitingEntry {
  id: string;
  places: number;
  offered_places: number | null;
  before: number;
}
async function ownEntry(who: Claims, slot: string): Promise<WaitingEntry | undefined> {
  const token = await api.tokenFor(who);
  const answer = await api.call('GET', `/api/rest/own_waiting?event_slot_id=eq.${slot}`, undefined, { token });
  return answer.json<WaitingEntry[]>()[0];
}
async function togo(slot: string, who?: Claims): Promise<number> {
  const token = who && (await api.tokenFor(who));
  const path = `/api/rest/event_slots_customer?id=eq.${slot}&select=togo`;
  return (await api.call('GET', path, undefined, { token })).json<{ togo: number }[]>()[0]!.togo;
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => makePerson(api.database)));

/** A slot of three seats, held by one reservation of two and one of one. */
async function fullSlot() {
  const [first, second] = await people(2);
  const slot = await makeSlot(api.database, { capacity_total: 3 });
  const pair = await reserve(api, first!, slot.id, ['A', 'B']);
  const single = await reserve(api, second!, slot.id, ['C']);
  return {
    ...slot,
    freeTwo: () => cancel(first!, pair.reservation.id),
    freeOne: () => cancel(second!, single.reservation.id),
  };
}
const expire = (slot: string) =>
  api.database.asOwner(
    "update app_private.slot_waiting set offer_until = now() - interval '1 second' where event_slot_id = $1 and offer_until is not null",
    [slot],
  );
const offer = (slot: string) => api.database.asOwner('select app_private.offer_seats($1, 24)', [slot]);

test('freed places are offered only to the first person in the line whose whole party fits', async () => {
  const slot = await fullSlot();
  const [large, small, stranger] = await people(3);
  expect((await wait(large!, slot.id, 2)).statusCode).toBe(201);
  expect((await wait(small!, slot.id, 1)).statusCode).toBe(201);
  expect(await ownEntry(small!, slot.id)).toMatchObject({ places: 1, before: 1, offered_places: null });
  await slot.freeOne();
  expect(await ownEntry(large!, slot.id)).toMatchObject({ offered_places: null });
  expect(await ownEntry(small!, slot.id)).toMatchObject({ offered_places: 1 });
  expect(await mailsTo(api, small!.email)).toEqual(['waiting-joined', 'waiting-offer']);
  expect(await mailsTo(api, large!.email)).toEqual(['waiting-joined']);
  expect([await togo(slot.id), await togo(slot.id, large), await togo(slot.id, small)]).toEqual([0, 0, 1]);
  expect((await take(stranger!, slot.id, ['X'])).json()).toMatchObject({ reason: 'togo', togo: 0 });
  expect((await take(small!, slot.id, ['Y'])).statusCode).toBe(201);
  expect(await ownEntry(small!, slot.id)).toBeUndefined();
});

test('an expired offer passes to the next person in the line, and the former one is notified', async () => {
  const slot = await fullSlot();
  const [first, next] = await people(2);
  await wait(first!, slot.id, 2);
  await wait(next!, slot.id, 2);
  await slot.freeTwo();
  expect(await ownEntry(next!, slot.id)).toMatchObject({ offered_places: null });
  await expire(slot.id);
  await offer(slot.id);
  expect(await ownEntry(first!, slot.id)).toBeUndefined();
  expect(await ownEntry(next!, slot.id)).toMatchObject({ offered_places: 2 });
  expect(await mailsTo(api, first!.email)).toEqual(['waiting-joined', 'waiting-offer', 'waiting-missed']);
  expect(await mailsTo(api, next!.email)).toEqual(['waiting-joined', 'waiting-offer']);
});

test('fewer places than requested are offered only to people who accept fewer', async () => {
  const slot = await fullSlot();
  const [allOrNothing, acceptsFewer] = await people(2);
  await wait(allOrNothing!, slot.id, 3);
  await wait(acceptsFewer!, slot.id, 3, true);
  await slot.freeTwo();
  expect(await ownEntry(allOrNothing!, slot.id)).toMatchObject({ offered_places: null });
  expect(await ownEntry(acceptsFewer!, slot.id)).toMatchObject({ offered_places: 2 });
});

test('free places that the line can use are reserved for it before they are offered', async () => {
  const slot = await fullSlot();
  const [first, stranger] = await people(2);
  await wait(first!, slot.id, 1);
  await api.database.asOwner('update event_slot set capacity_total = 5 where id = $1', [slot.id]);
  expect([await togo(slot.id), await togo(slot.id, first)]).toEqual([1, 2]);
  expect((await take(stranger!, slot.id, ['X', 'Y'])).json()).toMatchObject({ reason: 'togo', togo: 1 });
  expect((await take(stranger!, slot.id, ['X'])).statusCode).toBe(201);
  expect((await take(first!, slot.id, ['F'])).statusCode).toBe(201);
});

test('the link in a mail leaves the line once, and the offer passes to the next person', async () => {
  const slot = await fullSlot();
  const [first, next] = await people(2);
  await wait(first!, slot.id, 1);
  await wait(next!, slot.id, 1);
  await slot.freeOne();
  const id = (await ownEntry(first!, slot.id))!.id;
  expect((await post('waiting_leave', null, { id })).json()).toEqual({ event_id: slot.event_id });
  expect((await post('waiting_leave', null, { id })).json()).toEqual({ event_id: null });
  expect(await ownEntry(next!, slot.id)).toMatchObject({ offered_places: 1 });
});

test('sales staff see the line in order, and a person whom they remove loses the offered places', async () => {
  const slot = await fullSlot();
  const [first, next] = await people(2);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const editor = await makePerson(api.database, { acl: ['editor'] });
  await wait(first!, slot.id, 2);
  await wait(next!, slot.id, 2, true);
  await slot.freeTwo();
  const line = async (who: Claims) =>
    (
      await api.call(
        'GET',
        `/api/rest/waiting_list?event_slot_id=eq.${slot.id}&order=created_at,id&select=id,person_email,places,accepts_fewer,offered_places`,
        undefined,
        { token: await api.tokenFor(who) },
      )
    ).json<{ id: string }[]>();
  const seen = await line(sales);
  expect(seen).toMatchObject([
    { person_email: first!.email, places: 2, accepts_fewer: false, offered_places: 2 },
    { person_email: next!.email, places: 2, accepts_fewer: true, offered_places: null },
  ]);
  expect(await line(editor)).toEqual([]);
  expect((await post('waiting_remove', editor, { id: seen[0]!.id })).statusCode).toBe(403);
  expect((await post('waiting_remove', sales, { id: seen[0]!.id })).json()).toEqual({ event_id: slot.event_id });
  expect((await post('waiting_remove', sales, { id: seen[0]!.id })).json()).toEqual({ event_id: null });
  expect(await mailsTo(api, first!.email)).toEqual(['waiting-joined', 'waiting-offer', 'waiting-removed']);
  expect(await line(sales)).toMatchObject([{ person_email: next!.email, offered_places: 2 }]);
  expect(await ownEntry(first!, slot.id)).toBeUndefined();
});

test('joining again changes the number of places, not the position in the line', async () => {
  const slot = await fullSlot();
  const [first, next] = await people(2);
  await wait(first!, slot.id, 1);
  await wait(next!, slot.id, 1);
  await wait(first!, slot.id, 2);
  expect(await ownEntry(first!, slot.id)).toMatchObject({ places: 2, before: 0 });
});

test.each([
  ['places that are free', { code: 'booking.places_free' }, { capacity_total: 3 }, 1],
  ['more than a reservation may have', { reason: 'per_user', togo: 2 }, { capacity_total: 2, capacity_per_user: 2 }, 3],
  ['more than there are', { reason: 'per_user', togo: 2 }, { capacity_total: 2 }, 3],
] as const)('nobody waits for %s', async (_what, problem, options, places) => {
  const slot = await makeSlot(api.database, options);
  const [person] = await people(1);
  const answer = await wait(person!, slot.id, places);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, problem]);
});

test('the capacity of a slot cannot drop below its held and offered places', async () => {
  const slot = await fullSlot();
  const [first] = await people(1);
  await wait(first!, slot.id, 2);
  await slot.freeTwo();
  await expect(
    api.database.asOwner('update event_slot set capacity_total = 2 where id = $1', [slot.id]),
  ).rejects.toThrow('booking.capacity_below_used');
});
