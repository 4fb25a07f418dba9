import type { Door } from '@arbora/domain';
import { EVENT_ID, SLOT_ID } from '../test-data';
import { doorParam, parseDoor } from './door-param';

test.each<[string, Door]>([
  ['any', { eventId: null, slotId: null }],
  [EVENT_ID, { eventId: EVENT_ID, slotId: null }],
  [`${EVENT_ID}.${SLOT_ID}`, { eventId: EVENT_ID, slotId: SLOT_ID }],
])('%s is parsed and serialized', (text, door) => {
  expect(parseDoor(text)).toEqual(door);
  expect(doorParam(door)).toBe(text);
});

test.each([null, '', 'nonsense', `${EVENT_ID}.`, `${EVENT_ID}.x`, `.${SLOT_ID}`, `${EVENT_ID}.${SLOT_ID}.${SLOT_ID}`])(
  '%s is rejected',
  (text) => expect(parseDoor(text)).toBeNull(),
);
