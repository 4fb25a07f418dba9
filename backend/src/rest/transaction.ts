import { ROLE } from '@arbora/domain';
import type { Pool, PoolClient } from 'pg';
import { queryAs, callerSettings, type Claims } from '../database/as-caller';
import { BEGIN, runPipelined, type PreparedStatement } from '../database/pipeline';
import { mayRunCostlyStatements } from '../database/statement-timeout';
import { transaction } from '../database/transaction';
import { AppError } from '../http/errors';
import { storeResponse, claimKey, type IdempotentInsert } from './idempotency-key';
import { RestError } from './rest-error';
import type { Statement } from './sql/parameters';

/** Result of a statement. */
export interface Result {
  /** Rows in the response, or written. */
  rowCount: number;
  /** Total of rows, if counted. */
  total: number | null;
  body: string | null;
  /** Rows that a merge replaced. */
  replaced: number;
}

export interface RunOptions {
  readOnly: boolean;
  /** Called before the commit; an exception rolls the transaction back. Costs a second round trip. */
  verify?: (result: Result) => void;
  /** Always rolls the transaction back. */
  rollback?: boolean;
  /** A statement with this key runs once; a repetition gets the stored result. */
  idempotent?: IdempotentInsert | undefined;
  /** Time zone for reading and writing times. */
  timezone?: string | null;
  /** The request's Idempotency-Key, for database rules that create something at most once. */
  idempotencyKey?: string | undefined;
  /** Id of the article that a preview without a token may read. */
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
    // Request headers that rules may read, under the setting's name in PostgREST.
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
 * Runs one statement in its own transaction under the caller's database role, in one round trip if nothing is verified.
 * Throws auth.login_required or auth.forbidden (`RestError`) for a costly statement of a caller who is not trusted with
 * it.
 */
export async function runAs(
  claims: Claims | null,
  pool: Pool,
  statement: Statement,
  options: RunOptions,
): Promise<Result> {
  if (statement.isCostly === true && !mayRunCostlyStatements(claims?.role ?? ROLE.anon))
    throw costlyStatementRefused(claims);
  const settings = settingsOf(claims?.requestId, statement, options);
  const { verify, rollback = false, idempotent } = options;
  if (!verify && !rollback && !idempotent) return toResult(await queryAs(pool, claims, statement, settings));
  const setCaller = callerSettings(claims, settings);
  return transaction(
    pool,
    (client) => runInside(client, setCaller, statement, options),
    rollback ? 'rollback' : 'commit',
  );
}

/** Begins a transaction and runs the statement in it, unless its key has been used. */
async function runInside(
  client: PoolClient,
  setCaller: PreparedStatement,
  statement: Statement,
  { verify, idempotent }: RunOptions,
): Promise<Result> {
  if (!idempotent) {
    const result = toResult(await runPipelined(client, [BEGIN, setCaller, statement]));
    verify?.(result);
    return result;
  }
  const [stored] = await runPipelined(client, [BEGIN, setCaller, claimKey(idempotent)]);
  if (stored != null) return JSON.parse(stored) as Result;
  const result = toResult(await runPipelined(client, [statement]));
  verify?.(result);
  await runPipelined(client, [storeResponse(idempotent, result)]);
  return result;
}

function costlyStatementRefused(claims: Claims | null): RestError {
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
