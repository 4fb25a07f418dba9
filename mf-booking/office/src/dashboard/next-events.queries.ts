import { managedEventsQuery } from '../booking/events/events.queries';

const SHOWN = 5;

/** Number of upcoming events, and the next few with their seats. */
export function nextEventsQuery() {
  return managedEventsQuery({ time: 'future' }, 1, SHOWN);
}
