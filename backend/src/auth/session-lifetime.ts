import { REFRESH_COOKIE_MS } from '@arbora/domain';
import type { Config } from '../config';
import type { Person } from './person';
import { isStaff } from './roles';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Both in seconds. */
export interface SessionLifetime {
  /** Time without a refresh after which the session ends. */
  idle: number;
  /** Time after the login at which the session ends, however often it is refreshed. */
  total: number;
}

/** The lifetime of a person's sessions: shorter for staff, and for customers who have become staff meanwhile. */
export function sessionLifetime(
  { roles, acl }: Pick<Person, 'roles' | 'acl'>,
  { sessions }: Pick<Config, 'sessions'>,
): SessionLifetime {
  return isStaff(roles, acl)
    ? { idle: sessions.staffIdleHours * HOUR_SECONDS, total: sessions.staffDays * DAY_SECONDS }
    : { idle: REFRESH_COOKIE_MS / 1000, total: sessions.customerDays * DAY_SECONDS };
}
