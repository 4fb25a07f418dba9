import fc from 'fast-check';
import { doorTicketOf, doorVerdict, offlineDoorTicket, type DoorVerdict } from './door-verdict';
import type { Door } from './door';
import type { DoorList, TicketCheck } from './booking';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const EVENTS = ['wreaths', 'pruning', 'grafting'] as const;
const SLOTS = ['morning', 'noon', 'evening'] as const;

/** A ticket in the database. */
interface Stored {
  id: string;
  eventId: string;
  slotId: string;
  /** Hours from now to the start of the slot. */
  startsIn: number;
  isPaid: boolean;
  checkedAt: string | null;
  voided: 'cancelled' | 'passed_on' | null;
}

const time = fc.integer({ min: -100, max: 0 }).map((hours) => new Date(NOW + hours * 3_600_000).toISOString());
const stored: fc.Arbitrary<Stored> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  eventId: fc.constantFrom(...EVENTS),
  slotId: fc.constantFrom(...SLOTS),
  startsIn: fc.integer({ min: -50, max: 50 }),
  isPaid: fc.boolean(),
  checkedAt: fc.option(time),
  voided: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    fc.constantFrom('cancelled' as const, 'passed_on' as const),
  ),
});
const door: fc.Arbitrary<Door> = fc.record({
  eventId: fc.option(fc.constantFrom<string>(...EVENTS)),
  slotId: fc.option(fc.constantFrom<string>(...SLOTS)),
});

const startOf = ({ startsIn }: Stored): string => new Date(NOW + startsIn * 3_600_000).toISOString();
const passedOnAt = ({ voided }: Stored): string | null => (voided === 'passed_on' ? '2026-11-20T08:00:00Z' : null);
const names = { name_en: null, name_pl: null };

/** Simulates app.ticket_check for staff. */
function serverCheck(ticket: Stored | undefined): TicketCheck {
  const rest = { view: 'staff' as const, ticket: null, reservation: null, exception: null, others: [] };
  if (!ticket) return { ...rest, state: 'unknown', event: null, slot: null, checked_at: null, passed_on_at: null };
  const event = { id: ticket.eventId, title: '', title_en: null, title_pl: null, date_start: startOf(ticket) };
  if (ticket.voided) {
    return { ...rest, state: ticket.voided, event, slot: null, checked_at: null, passed_on_at: passedOnAt(ticket) };
  }
  return {
    ...rest,
    state: ticket.checkedAt !== null ? 'used' : ticket.isPaid ? 'valid' : 'unpaid',
    event,
    slot: { id: ticket.slotId, name: '', ...names, date_start: startOf(ticket), date_end: null },
    checked_at: ticket.checkedAt,
    passed_on_at: null,
  };
}

/** Simulates app.door_list for an event. */
function deviceList(eventId: string | null, ticket: Stored | undefined): DoorList | null {
  if (eventId === null) return null;
  const listed = ticket?.eventId === eventId ? ticket : undefined;
  return {
    event: { id: eventId, title: '', title_en: null, title_pl: null, date_start: '' },
    slots: listed ? [{ id: listed.slotId, name: '', ...names, date_start: startOf(listed) }] : [],
    tickets:
      listed && !listed.voided
        ? [
            {
              id: listed.id,
              name_on_ticket: '',
              custom_company: null,
              slot_id: listed.slotId,
              is_paid: listed.isPaid,
              checked_at: listed.checkedAt,
              person_state: null,
            },
          ]
        : [],
    voids: listed?.voided ? [{ id: listed.id, reason: listed.voided, passed_on_at: passedOnAt(listed) }] : [],
    made_at: '',
  };
}

test('server and offline device give the same verdict on 10,000 tickets, except where data is missing on the device', () => {
  const reasons = new Set<DoorVerdict['reason']>();
  fc.assert(
    fc.property(
      fc.option(stored, { nil: undefined }),
      fc.constantFrom('a', 'b', 'c'),
      door,
      (ticket, scannedId, chosen) => {
        const found = ticket?.id === scannedId ? ticket : undefined;
        const server = doorVerdict(doorTicketOf(serverCheck(found)), chosen, NOW);
        const device = doorVerdict(offlineDoorTicket(deviceList(chosen.eventId, found), scannedId), chosen, NOW);
        reasons.add(server.reason).add(device.reason);
        const isOnList = found !== undefined && found.eventId === chosen.eventId;
        expect(device).toEqual(isOnList ? server : { kind: 'attention', reason: 'unknowable', at: null });
      },
    ),
    { numRuns: 10_000, seed: 15 },
  );
  expect([...reasons].sort()).toEqual([
    'cancelled',
    'other_day',
    'other_event',
    'other_slot',
    'passed_on',
    'unknowable',
    'unknown',
    'unpaid',
    'used',
    'valid',
  ]);
});

test('a ticket admitted by the device is used since its first known admission', () => {
  fc.assert(
    fc.property(stored, time, (ticket, admitted) => {
      const list = deviceList(ticket.eventId, { ...ticket, voided: null });
      const { state, at } = offlineDoorTicket(list, ticket.id, admitted);
      const first = ticket.checkedAt !== null && ticket.checkedAt < admitted ? ticket.checkedAt : admitted;
      expect([state, at]).toEqual(['used', first]);
    }),
  );
});

test('only a valid ticket of this check-in admits at once, and only doubtful tickets admit after confirmation', () => {
  fc.assert(
    fc.property(fc.option(stored, { nil: undefined }), door, (ticket, chosen) => {
      const { kind, reason } = doorVerdict(doorTicketOf(serverCheck(ticket)), chosen, NOW);
      expect(kind === 'ok').toBe(reason === 'valid');
      expect(kind === 'attention').toBe(reason.startsWith('other_'));
    }),
  );
});

test('an unlisted code that this device admitted after confirmation is used', () => {
  expect(offlineDoorTicket(null, 'x', '2026-12-01T08:00:00Z')).toEqual({
    state: 'used',
    at: '2026-12-01T08:00:00Z',
    admission: null,
  });
});
