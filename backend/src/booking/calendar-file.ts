import { createEvent, type EventAttributes } from 'ics';

export interface CalendarEntry {
  /** Identical in all files about the same subject, so that a calendar replaces its entry. */
  id: string;
  title: string;
  /** ISO 8601. */
  start: string;
  /** Null if unknown: an hour is shown. */
  end: string | null;
  place: string;
  url: string;
  description?: string;
  /** Who publishes and cancels it: calendars accept a cancellation only from the organizer (RFC 5546). */
  organizer: { name: string; email: string };
  /** When its subject was created; null if unknown. */
  createdAt: Date | null;
  /** Time of the data: a later file replaces an earlier one. */
  at: Date;
  isCancelled?: boolean;
}

/** The library's option for the creation time, which its types omit. */
type Stamped = EventAttributes & { timestamp: number };

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
/** Not the host of the site: entries remain the same when the site moves. */
const UID_DOMAIN = 'arbora';
const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;

/**
 * An iCalendar file (RFC 5545) with one entry; the same bytes for the same entry.
 * @throws Error for an entry that the format does not allow
 */
export function calendarFile(entry: CalendarEntry): Buffer {
  const { id, title, start, end, place, url, description, organizer, createdAt, at, isCancelled = false } = entry;
  const span = end === null ? { duration: { hours: 1 } } : { end: Date.parse(end) };
  const attributes: Stamped = {
    ...UTC,
    ...span,
    uid: `${id}@${UID_DOMAIN}`,
    title,
    start: Date.parse(start),
    location: place,
    url,
    description,
    // A quotation mark cannot be written in a parameter.
    organizer: { name: organizer.name.replaceAll('"', "'"), email: organizer.email },
    productId: 'arbora',
    timestamp: at.getTime(),
    ...(createdAt && { created: createdAt.getTime() }),
    lastModified: at.getTime(),
    sequence: Math.floor(at.getTime() / 60_000),
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
  const { error, value } = createEvent(attributes);
  if (error || value === null) throw error ?? new Error('the calendar file is empty');
  return Buffer.from(value);
}
