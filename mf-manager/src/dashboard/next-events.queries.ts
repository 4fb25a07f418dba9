import { managedEventsQuery } from '../booking/events/events.queries';

const SHOWN = 5;

/** How many events are coming, and the next few with their seats. */
export function nextEventsQuery() {
  return managedEventsQuery('future', 1, SHOWN);
}
