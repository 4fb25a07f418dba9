import { registrationsQuery } from '../registrations/registrations.queries';

const SHOWN = 5;

/** How many people wait for approval, and the few who have waited longest. */
export function longestWaitingQuery() {
  return registrationsQuery({ q: '', country: null }, 1, SHOWN);
}
