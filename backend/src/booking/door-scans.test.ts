import { randomUUID } from 'node:crypto';
import {
  doorTicketOf,
  doorVerdict,
  offlineDoorTicket,
  type DoorList,
  type DoorScan,
  type DoorScanResult,
  type TicketCheck,
} from '@arbora/domain';
import type { Claims } from '../database/database';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

async function ticketOfToday(options: Parameters<typeof makeSlot>[1] = {}) {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, options);
  const { reservation, tickets } = await reserve(api, person, slot.id, ['Eva Malá', 'Jan Velký']);
  await api.database.asOwner('update booking_event_slot set date_start = now() where id = $1', [slot.id]);
  return { person, slot, reservation, tickets, id: tickets[0]!.id };
}

type PartialScan = Pick<DoorScan, 'id'> & Partial<DoorScan>;
async function send(scans: PartialScan[], person: Claims = sales) {
  const complete = scans.map((scan) => ({ key: randomUUID(), age_ms: 0, ...scan }));
  return api.call('POST', '/api/backend/door_scans', { scans: complete }, { token: await api.tokenFor(person) });
}
async function scan(one: PartialScan, person: Claims = sales): Promise<DoorScanResult> {
  return (await send([one], person)).json<DoorScanResult[]>()[0]!;
}
async function list(event_id: string, person: Claims = sales) {
  return api.call('GET', `/api/backend/door_list?event_id=${event_id}`, undefined, {
    token: await api.tokenFor(person),
  });
}
async function check(id: string): Promise<TicketCheck> {
  const token = await api.tokenFor(sales);
  return (await api.call('GET', `/api/backend/ticket_check?id=${id}`, undefined, { token })).json<TicketCheck>();
}
async function undo(id: string): Promise<void> {
  const token = await api.tokenFor(sales);
  await api.call('PATCH', `/api/rest/booking_ticket?id=eq.${id}`, { is_checked: false }, { token });
}
const MINUTE = 60_000;

describe('a scan', () => {
  test('admits a ticket, and records the place and the member of staff', async () => {
    const { id, slot } = await ticketOfToday();
    const result = await scan({ id, event_id: slot.event_id, slot_id: slot.id, place: 'Brána' });
    expect(result).toMatchObject({
      outcome: 'admitted',
      verdict: { kind: 'ok', reason: 'valid' },
      check: { state: 'used', checked_at: result.admissions[0]?.at },
    });
    expect(result.admissions).toEqual([{ at: expect.any(String), place: 'Brána', person_name: 'Jana Nováková' }]);
  });

  test('is counted once, even if it is sent again concurrently or later', async () => {
    const { id } = await ticketOfToday();
    const same = { id, key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => scan(same)));
    const late = await scan({ ...same, was_admitted_offline: true, age_ms: MINUTE });
    for (const { outcome, admissions } of [...answers, late]) {
      expect([outcome, admissions.length]).toEqual(['admitted', 1]);
    }
  });

  test('of a used ticket is refused with the time of the first scan, and not recorded', async () => {
    const { id } = await ticketOfToday();
    const first = await scan({ id });
    const second = await scan({ id });
    expect(second).toMatchObject({
      outcome: 'refused',
      verdict: { kind: 'refused', reason: 'used', at: first.check.checked_at },
    });
    expect(second.admissions).toHaveLength(1);
  });

  test('at two places concurrently admits once', async () => {
    const { id } = await ticketOfToday();
    const answers = await Promise.all(Array.from({ length: 8 }, () => scan({ id })));
    expect(answers.filter(({ outcome }) => outcome === 'admitted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(7);
  });

  test('at another slot requires a confirmation, recorded with its reason', async () => {
    const { id, slot } = await ticketOfToday();
    const elsewhere = { id, event_id: slot.event_id, slot_id: (await makeSlot(api.database)).id };
    expect(await scan(elsewhere)).toMatchObject({
      outcome: 'refused',
      verdict: { kind: 'attention', reason: 'other_slot' },
      check: { state: 'valid' },
    });
    expect(await scan({ ...elsewhere, override: { note: 'Přesedla si' } })).toMatchObject({
      outcome: 'admitted',
      check: { state: 'used', exception: { fault: 'other_slot', note: 'Přesedla si' } },
    });
  });

  test('of an unpaid, void or unknown ticket is refused, also after an offline admission', async () => {
    const unpaid = await ticketOfToday({ price: 100 });
    const gone = await ticketOfToday();
    await api.call(
      'DELETE',
      '/api/backend/booking_ticket',
      { id: gone.id },
      { token: await api.tokenFor(await makePerson(api.database, { acl: ['sales'] })) },
    );
    const answers = await send([unpaid.id, gone.id, randomUUID()].map((id) => ({ id, was_admitted_offline: true })));
    const results = answers.json<DoorScanResult[]>();
    expect(results.map(({ outcome, verdict }) => [outcome, verdict.reason])).toEqual([
      ['refused', 'unpaid'],
      ['refused', 'cancelled'],
      ['refused', 'unknown'],
    ]);
  });

  test('from before midnight is checked against that day', async () => {
    const { id, slot } = await ticketOfToday();
    await api.database.asOwner("update booking_event_slot set date_start = now() - interval '2 days' where id = $1", [
      slot.id,
    ]);
    expect(await scan({ id })).toMatchObject({ verdict: { reason: 'other_day' } });
    expect(await scan({ id, age_ms: 2 * 24 * 60 * MINUTE, was_admitted_offline: true })).toMatchObject({
      outcome: 'admitted',
    });
  });

  test('under the key of another ticket is refused', async () => {
    const { tickets } = await ticketOfToday();
    const key = randomUUID();
    await scan({ id: tickets[0]!.id, key });
    expect((await send([{ id: tickets[1]!.id, key }])).json()).toMatchObject({ code: 'request.invalid' });
  });
});

describe('two offline devices', () => {
  test('that admit the same ticket are both reported with their times, and the first one counts', async () => {
    const { id } = await ticketOfToday();
    const gate = await scan({ id, place: 'Brána', age_ms: 10 * MINUTE, was_admitted_offline: true });
    const yard = await scan({ id, place: 'Dvůr', age_ms: 30 * MINUTE, was_admitted_offline: true });
    expect([gate.outcome, yard.outcome]).toEqual(['admitted', 'twice']);
    expect(yard.admissions.map(({ place }) => place)).toEqual(['Dvůr', 'Brána']);
    const { checked_at } = await check(id);
    expect(Date.parse(checked_at!)).toBe(Date.parse(yard.admissions[0]!.at));
    expect(Date.now() - Date.parse(checked_at!)).toBeGreaterThan(29 * MINUTE);
  });

  test('keep the reason of an exception when an earlier scan arrives', async () => {
    const { id, slot } = await ticketOfToday();
    const other = (await makeSlot(api.database)).id;
    const override = { note: 'Dohoda' };
    await scan({ id, event_id: slot.event_id, slot_id: other, override, age_ms: MINUTE, was_admitted_offline: true });
    await scan({ id, age_ms: 5 * MINUTE, was_admitted_offline: true });
    expect((await check(id)).exception).toMatchObject({ fault: 'other_slot', note: 'Dohoda' });
  });

  test('never record a use in the future', async () => {
    const { id } = await ticketOfToday();
    expect((await send([{ id, age_ms: -MINUTE }])).statusCode).toBe(400);
  });
});

test('an undone check-in no longer counts, even if its scan is sent again', async () => {
  const { id } = await ticketOfToday();
  const key = randomUUID();
  await scan({ id, key, place: 'Brána' });
  await undo(id);
  expect(await scan({ id, key, was_admitted_offline: true })).toMatchObject({ outcome: 'admitted', admissions: [] });
  expect((await check(id)).state).toBe('valid');
  expect((await scan({ id, place: 'Dvůr' })).admissions).toHaveLength(1);
});

test('the list has every ticket of the event, so that a device decides like the server', async () => {
  const paid = await ticketOfToday();
  const { event_id } = paid.slot;
  const [more] = await api.database.asOwner<{ id: string }>(
    `insert into booking_event_slot (event_id, name, date_start, capacity_total, price)
     values ($1, 'Odpoledne', now() + interval '3 days', 9, 100) returning id`,
    [event_id],
  );
  const unpaid = await reserve(api, await makePerson(api.database), more!.id, ['Ota Habr']);
  const gone = await reserve(api, await makePerson(api.database), more!.id, ['Iva Lípa']);
  const token = await api.tokenFor(sales);
  await api.call('DELETE', '/api/backend/booking_ticket', { id: gone.tickets[0]!.id }, { token });
  const passed = await reserve(api, await makePerson(api.database), more!.id, ['Petr Dub']);
  await api.database.asOwner("update booking_ticket set custom_email = 'nova@example.org' where id = $1", [
    passed.tickets[0]!.id,
  ]);
  await scan({ id: paid.tickets[1]!.id });

  const kept = (await list(event_id)).json<DoorList>();
  expect(kept.tickets).toHaveLength(4);
  const [now] = await api.database.asOwner<{ id: string }>('select id from booking_ticket where reservation_id = $1', [
    passed.reservation.id,
  ]);
  const codes = [paid, unpaid, gone, passed].flatMap(({ tickets }) => tickets.map(({ id }) => id));
  const reasons: string[] = [];
  for (const id of [...codes, now!.id]) {
    for (const slotId of [null, paid.slot.id, more!.id]) {
      const door = { eventId: event_id, slotId };
      const server = doorVerdict(doorTicketOf(await check(id)), door, Date.now());
      expect(doorVerdict(offlineDoorTicket(kept, id), door, Date.now())).toEqual(server);
      reasons.push(server.reason);
    }
  }
  expect([...new Set(reasons)].sort()).toEqual(['cancelled', 'other_slot', 'passed_on', 'unpaid', 'used', 'valid']);
});

test('the list and the scans are restricted to sales and admins', async () => {
  const { id, person, slot } = await ticketOfToday();
  for (const who of [person, await makePerson(api.database, { acl: ['editor'] })]) {
    expect((await list(slot.event_id, who)).statusCode).toBe(403);
    expect((await send([{ id }], who)).statusCode).toBe(403);
  }
  expect((await check(id)).state).toBe('valid');
  const admin = await makePerson(api.database, { acl: ['admin'] });
  expect((await list(slot.event_id, admin)).statusCode).toBe(200);
  expect((await scan({ id }, admin)).outcome).toBe('admitted');
  expect((await list(randomUUID())).statusCode).toBe(404);
});
