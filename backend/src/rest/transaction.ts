import type { Pool } from 'pg';
import type { Caller } from '../auth/caller';
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
  /** The request's Idempotency-Key, for rules of the database that create something once. */
  idempotencyKey?: string | undefined;
}

const BEGIN: Statement = { text: 'begin', values: [] };
/** Settings of one transaction; how long a statement may take and what the planner reckons with is the connection's. */
const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;
const BECOME_READER = `${BECOME}, set_config('transaction_read_only', 'on', true)`;
const BECOME_PLANNING_READER = `${BECOME_READER}, set_config('plan_cache_mode', $3, true)`;
/** What a rule may ask of the request's headers, where PostgREST has them too. */
const BECOME_WRITER = `${BECOME}, set_config('plan_cache_mode', $3, true), set_config('request.headers', $4, true)`;

function becoming(caller: Caller, { planMode }: Statement, { readOnly, idempotencyKey }: RunOptions): Statement {
  const values = [caller.role, JSON.stringify(caller.claims ?? { role: caller.role })];
  if (!readOnly) {
    const headers = JSON.stringify({ 'idempotency-key': idempotencyKey });
    return { text: BECOME_WRITER, values: [...values, planMode ?? 'auto', headers] };
  }
  if (planMode === undefined) return { text: BECOME_READER, values };
  return { text: BECOME_PLANNING_READER, values: [...values, planMode] };
}

/** Runs one statement as one transaction under the caller's database role: one round trip where nothing is verified. */
export async function runAs(caller: Caller, pool: Pool, statement: Statement, options: RunOptions): Promise<Result> {
  const become = becoming(caller, statement, options);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    if (!options.verify && !options.rollback) return toResult(await runTogether(client, [become, statement]));
    try {
      const result = toResult(await runTogether(client, [BEGIN, become, statement]));
      options.verify?.(result);
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

function toResult([rowCount, total, body, replaced]: readonly (string | null)[]): Result {
  return {
    rowCount: Number(rowCount),
    total: total == null ? null : Number(total),
    body: body ?? null,
    replaced: Number(replaced ?? 0),
  };
}
