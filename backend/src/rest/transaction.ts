import { ROLE } from '@arbora/domain';
import type { Pool, PoolClient } from 'pg';
import { askAs, becoming, type Claims } from '../database/as-caller';
import { BEGIN, runTogether, type PreparedStatement } from '../database/pipeline';
import { isTrusted } from '../database/statement-timeout';
import { transaction } from '../database/transaction';
import { AppError } from '../http/errors';
import { keepAnswer, takeKey, type Once } from './once';
import { RestError } from './rest-error';
import type { Statement } from './sql/parameters';

/** What a statement of ours hands back. */
export interface Result {
  /** Rows in the answer, or written. */
  rowCount: number;
  /** Rows altogether, if they were counted. */
  total: number | null;
  body: string | null;
  /** Rows that a merge found there already. */
  replaced: number;
}

export interface RunOptions {
  readOnly: boolean;
  /** Called before the commit; what it throws rolls the transaction back. Costs a second round trip. */
  verify?: (result: Result) => void;
  /** Ends the transaction by a rollback whatever happens. */
  rollback?: boolean;
  /** A statement that was run with this key is not run again: what it handed back then is handed back. */
  once?: Once | undefined;
  /** In which times are read and written. */
  timezone?: string | null;
  /** The request's Idempotency-Key, for rules of the database that create something once. */
  idempotencyKey?: string | undefined;
  /** An article that is read in a preview, of a caller without a token. */
  previewedItem?: string | undefined;
}

function settingsOf(
  requestId: string | undefined,
  { planMode }: Statement,
  { readOnly, idempotencyKey, timezone = null, previewedItem }: RunOptions,
): Record<string, string> {
  return {
    ...(readOnly && { transaction_read_only: 'on' }),
    ...(planMode !== undefined && { plan_cache_mode: planMode }),
    // What a rule may ask of the request's headers, where PostgREST has them too.
    ...(!readOnly && {
      'request.headers': JSON.stringify({ 'idempotency-key': idempotencyKey, 'x-request-id': requestId }),
    }),
    ...(timezone !== null && { timezone }),
    ...(previewedItem !== undefined && {
      'request.jwt.claims': JSON.stringify({ role: ROLE.anon, preview: previewedItem }),
    }),
  };
}

/**
 * Runs one statement as one transaction under the caller's database role: one round trip where nothing is verified.
 * Throws auth.login_required or auth.forbidden (`RestError`) for what may take too long to do it for this caller.
 */
export async function runAs(
  claims: Claims | null,
  pool: Pool,
  statement: Statement,
  options: RunOptions,
): Promise<Result> {
  if (statement.isCostly === true && !isTrusted(claims?.role ?? ROLE.anon)) throw notTrusted(claims);
  const settings = settingsOf(claims?.requestId, statement, options);
  const { verify, rollback = false, once } = options;
  if (!verify && !rollback && !once) return toResult(await askAs(pool, claims, statement, settings));
  const become = becoming(claims, settings);
  return transaction(pool, (client) => runInside(client, become, statement, options), rollback ? 'rollback' : 'commit');
}

/** Begins a transaction and runs the statement in it, unless that has been done. */
async function runInside(
  client: PoolClient,
  become: PreparedStatement,
  statement: Statement,
  { verify, once }: RunOptions,
): Promise<Result> {
  if (!once) {
    const result = toResult(await runTogether(client, [BEGIN, become, statement]));
    verify?.(result);
    return result;
  }
  const [known] = await runTogether(client, [BEGIN, become, takeKey(once)]);
  if (known != null) return JSON.parse(known) as Result;
  const result = toResult(await runTogether(client, [statement]));
  verify?.(result);
  await runTogether(client, [keepAnswer(once, result)]);
  return result;
}

function notTrusted(claims: Claims | null): RestError {
  const refusal = new AppError(claims === null ? 'auth.login_required' : 'auth.forbidden');
  return new RestError(refusal.statusCode, refusal.code, 'regular expressions are for staff');
}

function toResult([rowCount, total, body, replaced]: readonly (string | null)[]): Result {
  return {
    rowCount: Number(rowCount),
    total: total == null ? null : Number(total),
    body: body ?? null,
    replaced: Number(replaced ?? 0),
  };
}
