import type { Pool, PoolClient } from 'pg';
import type { Caller } from '../auth/caller';
import { AppError } from '../http/errors';
import { keepAnswer, takeKey, type Once } from './once';
import { isTrusted, statementTimeout } from './patience';
import { RestError } from './rest-error';
import { runTogether } from './sql/pipeline';
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
}

const BEGIN: Statement = { text: 'begin', values: [] };
/** Settings of one transaction; what the planner reckons with is the connection's. */
const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('statement_timeout', coalesce($3, current_setting('statement_timeout')), true)`;
const BECOME_READER = `${BECOME}, set_config('transaction_read_only', 'on', true)`;
const BECOME_PLANNING_READER = `${BECOME_READER}, set_config('plan_cache_mode', $4, true)`;
/** What a rule may ask of the request's headers, where PostgREST has them too. */
const BECOME_WRITER = `${BECOME}, set_config('plan_cache_mode', $4, true), set_config('request.headers', $5, true)`;

function becoming(caller: Caller, statement: Statement, options: RunOptions): Statement {
  const { text, values } = becomingRole(caller, statement, options);
  const { timezone = null } = options;
  if (timezone === null) return { text, values };
  return { text: `${text}, set_config('timezone', $${values.length + 1}, true)`, values: [...values, timezone] };
}

function becomingRole(caller: Caller, { planMode }: Statement, { readOnly, idempotencyKey }: RunOptions): Statement {
  const claims = JSON.stringify(caller.claims ?? { role: caller.role });
  const values = [caller.role, claims, statementTimeout(caller.role)];
  if (!readOnly) {
    const headers = JSON.stringify({ 'idempotency-key': idempotencyKey });
    return { text: BECOME_WRITER, values: [...values, planMode ?? 'auto', headers] };
  }
  if (planMode === undefined) return { text: BECOME_READER, values };
  return { text: BECOME_PLANNING_READER, values: [...values, planMode] };
}

/**
 * Runs one statement as one transaction under the caller's database role: one round trip where nothing is verified.
 * Throws auth.login_required or auth.forbidden (`RestError`) for what may take too long to do it for this caller.
 */
export async function runAs(caller: Caller, pool: Pool, statement: Statement, options: RunOptions): Promise<Result> {
  if (statement.isCostly === true && !isTrusted(caller.role)) throw notTrusted(caller);
  const become = becoming(caller, statement, options);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    if (!options.verify && !options.rollback && !options.once)
      return toResult(await runTogether(client, [become, statement]));
    try {
      const result = await runInside(client, become, statement, options);
      await client.query(options.rollback ? 'rollback' : 'commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => (failure = cause));
      throw error;
    }
  } finally {
    client.release(failure);
  }
}

/** Begins a transaction and runs the statement in it, unless that has been done. */
async function runInside(
  client: PoolClient,
  become: Statement,
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

function notTrusted({ claims }: Caller): RestError {
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
