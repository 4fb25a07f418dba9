import { createEvent, type EventAttributes } from 'ics';

export interface CalendarEntry {
  /** The same in each file about the same thing, so that a calendar replaces what it has. */
  uid: string;
  title: string;
  /** ISO 8601. */
  start: string;
  /** Null where nobody has said: an hour is shown. */
  end: string | null;
  place: string;
  url: string;
  description?: string;
  /** When this was so: a later file replaces an earlier one. */
  at: Date;
  isCancelled?: boolean;
}

/** The library takes the time of the file's making, which its types leave out. */
type Stamped = EventAttributes & { timestamp: number };

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;

/**
 * An iCalendar file (RFC 5545) of one entry, the same to the byte for the same entry.
 * @throws Error for an entry that the format does not allow
 */
export function calendarFile(entry: CalendarEntry): Buffer {
  const { uid, title, start, end, place, url, description, at, isCancelled = false } = entry;
  const span = end === null ? { duration: { hours: 1 } } : { end: Date.parse(end) };
  const attributes: Stamped = {
    ...UTC,
    ...span,
    uid,
    title,
    start: Date.parse(start),
    location: place,
    url,
    description,
    productId: 'arbora',
    timestamp: at.getTime(),
    created: at.getTime(),
    lastModified: at.getTime(),
    sequence: Math.floor(at.getTime() / 60_000),
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
  const { error, value } = createEvent(attributes);
  if (error || value === null) throw error ?? new Error('the calendar file is empty');
  return Buffer.from(value);
}
