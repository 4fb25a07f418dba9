import { doorFault, type Door, type DoorFault } from './door';

/** 1 December 2026, 9:00 in Prague. */
const TICKET = { eventId: 'wreaths', slotId: 'morning', startsAt: '2026-12-01T08:00:00Z' };
const NOW = '2026-12-01T07:45:00Z';
const anyDoor: Door = { eventId: null, slotId: null };
const event: Door = { eventId: 'wreaths', slotId: null };
const slot: Door = { eventId: 'wreaths', slotId: 'morning' };

test.each<[string, Door, string, DoorFault | null]>([
  ['no door is chosen, on the day', anyDoor, NOW, null],
  ['no door is chosen, the day before', anyDoor, '2026-11-30T08:00:00Z', 'other_day'],
  ['no door is chosen, the day after', anyDoor, '2026-12-02T08:00:00Z', 'other_day'],
  ['its event is chosen, on the day', event, NOW, null],
  ['its event is chosen, on another day', event, '2026-11-22T08:00:00Z', 'other_day'],
  ['its slot is chosen, on the day', slot, NOW, null],
  ['its slot is chosen, on another day', slot, '2026-11-22T08:00:00Z', 'other_day'],
  ['another slot of its event is chosen, on the day', { ...slot, slotId: 'afternoon' }, NOW, 'other_slot'],
  ['another slot is chosen and its event is not', { eventId: null, slotId: 'afternoon' }, NOW, 'other_slot'],
  ['another event is chosen, on the day', { eventId: 'pruning', slotId: null }, NOW, 'other_event'],
  ['a slot of another event is chosen', { eventId: 'pruning', slotId: 'noon' }, NOW, 'other_event'],
  [
    'another event is chosen, on another day',
    { eventId: 'pruning', slotId: null },
    '2026-11-22T08:00:00Z',
    'other_event',
  ],
  ['it is the first minute of its day in Prague', slot, '2026-11-30T23:00:00Z', null],
  ['it is the last minute before its day in Prague', slot, '2026-11-30T22:59:59Z', 'other_day'],
  ['it is the last minute of its day in Prague', slot, '2026-12-01T22:59:59Z', null],
  ['its day in Prague has ended', slot, '2026-12-01T23:00:00Z', 'other_day'],
])('a ticket is judged correctly if %s', (_, door, now, expected) => {
  expect(doorFault(TICKET, door, new Date(now))).toBe(expected);
});
