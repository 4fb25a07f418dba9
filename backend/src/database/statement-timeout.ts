import { ROLE, type AuthRole } from '@arbora/domain';

/**
 * Statement timeouts of callers in PostgreSQL's format. Reads of public pages take milliseconds; null keeps the timeout
 * of the connection (`CALLER_LIMITS`).
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

/** Whether a caller may run potentially expensive statements: only staff get the connection's own timeout. */
export function mayRunCostlyStatements(role: AuthRole): boolean {
  return STATEMENT_TIMEOUT[role] === null;
}
