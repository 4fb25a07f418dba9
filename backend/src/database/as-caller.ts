import { ROLE, type AccessTokenClaims, type AuthRole } from '@arbora/domain';
import type { Pool } from 'pg';
import { runPipelined, type PreparedStatement, type Row } from './pipeline';
import { statementTimeout } from './statement-timeout';

/** Claims that decide rights in the database, with the id of the request; null is an anonymous caller. */
export type Claims = Pick<AccessTokenClaims, 'role' | 'sub' | 'email'> &
  Partial<AccessTokenClaims> & { requestId?: string };

const ROLES: ReadonlySet<string> = new Set<AuthRole>(Object.values(ROLE));

/**
 * Returns the statement that makes a transaction run as the caller: role, claims, the role's statement timeout, and
 * `settings` by name. Every transaction of a caller begins with it.
 */
export function callerSettings(
  claims: Claims | null,
  settings: Readonly<Record<string, string>> = {},
): PreparedStatement {
  const role = claims?.role ?? ROLE.anon;
  // The database refuses other roles too; this distinguishes the reason from a missing privilege.
  if (!ROLES.has(role)) throw new Error(`unknown role ${role}`);
  const timeout = statementTimeout(role);
  const { requestId, ...claimsToSet } = claims ?? { role };
  // The history records the request that changed a row.
  const passesRequestId = requestId !== undefined && !('transaction_read_only' in settings);
  const all = {
    role,
    'request.jwt.claims': JSON.stringify(claimsToSet),
    ...(timeout !== null && { statement_timeout: timeout }),
    ...(passesRequestId && { 'request.headers': JSON.stringify({ 'x-request-id': requestId }) }),
    ...settings,
  };
  // The names are constants and few, so each combination is one prepared statement.
  const assignments = Object.keys(all).map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  return { text: `select ${assignments.join(', ')}`, values: Object.values(all) };
}

/**
 * Runs one statement as a caller in its own transaction, sent in one round trip including the commit, so that the locks
 * of the statement are not held over a round trip. Resolves to its first row, values in PostgreSQL's text format.
 */
export async function queryAs(
  pool: Pool,
  claims: Claims | null,
  statement: PreparedStatement,
  settings: Readonly<Record<string, string>> = {},
): Promise<Row> {
  const setCaller = callerSettings(claims, settings);
  const client = await pool.connect();
  try {
    return await runPipelined(client, [setCaller, statement]);
  } finally {
    client.release();
  }
}

/** Calls a function that returns JSON as a caller, see `queryAs`. @param name including its schema */
export async function callAs<Result>(
  pool: Pool,
  claims: Claims | null,
  name: string,
  args: readonly (string | null)[],
): Promise<Result> {
  const text = `select to_json(${name}(${args.map((_, index) => `$${index + 1}`).join(', ')}))`;
  const [json] = await queryAs(pool, claims, { text, values: args });
  return JSON.parse(json ?? 'null') as Result;
}
