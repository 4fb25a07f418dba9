import { ROLE, type AuthRole } from '@arbora/domain';

/**
 * How long the database works for one statement of a caller, as PostgreSQL writes it. A public page's reads take
 * milliseconds; null leaves it at what the connection allows (`CALLER_LIMITS`).
 */
const STATEMENT_TIMEOUT: Readonly<Record<AuthRole, string | null>> = {
  [ROLE.anon]: '3s',
  [ROLE.registration]: '3s',
  [ROLE.jobs]: '5s',
  [ROLE.customer]: '5s',
  [ROLE.manager]: null,
  [ROLE.admin]: null,
};

export function statementTimeout(role: AuthRole): string | null {
  return STATEMENT_TIMEOUT[role];
}

/** Whether a caller may ask what can take a lot of time: only staff get the connection's own timeout. */
export function isTrusted(role: AuthRole): boolean {
  return STATEMENT_TIMEOUT[role] === null;
}
