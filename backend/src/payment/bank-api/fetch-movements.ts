import type { BankApiFailure, BankFetchResult } from '@arbora/domain';
import type { BankApi } from '../../config-bank-api';
import type { Database } from '../../database/database';
import { AppError } from '../../http/errors';
import type { ImportDeps } from '../statement/import-statement';
import { askBank, BankFailed } from './ask-bank';
import { finishFetches } from './finish-fetches';
import { importAnswer } from './import-answer';

const TIMEOUT_MS = 20_000;

interface Turn {
  is_taken: boolean;
  /** Seconds. */
  wait: number;
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
}

interface FetchOptions {
  /** Also during the pause after a fetch. */
  isByStaff?: boolean;
  timeoutMs?: number;
}

/**
 * Fetches the movements since a week before the last fetch, and books the new ones. Of several instances one sends a
 * request. The result is kept in `bank_api`. Returns the seconds to wait if it is no time for a request; null without a
 * token.
 */
export async function fetchMovements(
  deps: ImportDeps,
  { isByStaff = false, timeoutMs = TIMEOUT_MS }: FetchOptions = {},
): Promise<BankFetchResult | { wait: number } | null> {
  const { config, database } = deps;
  if (config.bankApi === null) return null;
  const turn = await takeTurn(database, timeoutMs, isByStaff);
  if (!turn.is_taken) return { wait: turn.wait };
  try {
    const movements = await importNew(deps, config.bankApi, turn, timeoutMs);
    await database.service.query('select app_private.record_bank_fetch($1, $2)', [movements, turn.to]);
    return { movements };
  } catch (error) {
    const failure = failureOf(error);
    await database.service.query('select app_private.record_bank_failure($1)', [failure]);
    if (failure === 'failed') throw error;
    return { failure };
  }
}

async function takeTurn({ service }: Database, timeoutMs: number, isByStaff: boolean): Promise<Turn> {
  const { rows } = await service.query<{ turn: Turn }>(
    "select app_private.take_bank_turn($1 * interval '1 millisecond', $2) as turn",
    [timeoutMs, isByStaff],
  );
  if (rows[0] === undefined) throw new Error('the turn was not answered');
  return rows[0].turn;
}

/** Also ends earlier imports, even if the bank fails: their payments have arrived. */
async function importNew(deps: ImportDeps, bankApi: BankApi, turn: Turn, timeoutMs: number): Promise<number> {
  try {
    return await importAnswer(deps, await answerOf(deps.database, bankApi, turn, timeoutMs));
  } finally {
    await finishFetches(deps.database);
  }
}

async function answerOf({ service }: Database, bankApi: BankApi, turn: Turn, timeoutMs: number): Promise<Buffer> {
  try {
    return await askBank(bankApi, turn, timeoutMs);
  } finally {
    await service.query('select app_private.free_bank_turn()');
  }
}

function failureOf(error: unknown): BankApiFailure {
  if (error instanceof BankFailed) return error.failure;
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'payment.statement_account') return 'account';
  return error.code.startsWith('payment.statement_') ? 'invalid' : 'failed';
}
