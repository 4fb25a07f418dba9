import { createEvent, type EventAttributes } from 'ics';

export interface CalendarEntry {
  /** Identical in all files about the same subject, so that a calendar replaces its entry. */
  uid: string;
  title: string;
  /** ISO 8601. */
  start: string;
  /** Null if unknown: an hour is shown. */
  end: string | null;
  place: string;
  url: string;
  description?: string;
  /** Time of the data: a later file replaces an earlier one. */
  at: Date;
  isCancelled?: boolean;
}

/** The library's option for the creation time, which its types omit. */
type Stamped = EventAttributes & { timestamp: number };

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;

/**
 * An iCalendar file (RFC 5545) with one entry; the same bytes for the same entry.
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
