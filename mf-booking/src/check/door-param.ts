import { isUuid, type Door } from '@arbora/domain';

/** URL parameter of the check-in: `any`, the id of an event, or the ids of event and slot separated by a dot. */
export const DOOR_PARAM = 'door';
const ANY = 'any';

export function doorParam({ eventId, slotId }: Door): string {
  if (eventId === null) return ANY;
  return slotId === null ? eventId : `${eventId}.${slotId}`;
}

/** Parses the parameter; null if it is invalid. */
export function parseDoor(text: string | null): Door | null {
  if (text === ANY) return { eventId: null, slotId: null };
  const [eventId = '', slotId, ...more] = (text ?? '').split('.');
  if (!isUuid(eventId) || more.length > 0) return null;
  if (slotId === undefined) return { eventId, slotId: null };
  return isUuid(slotId) ? { eventId, slotId } : null;
}
