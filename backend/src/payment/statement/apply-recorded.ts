import type { BankStatementResult } from '@arbora/domain';
import { callAs } from '../../database/as-caller';
import type { Database } from '../../database/database';
import { SERVICES, type Importer } from './importer';

type Result = Omit<BankStatementResult, 'id'>;

/** Applies each recorded movement in a transaction of its own, in the order of the file, and ends the import. */
export async function applyRecorded(
  { pool, service }: Database,
  importer: Importer,
  { id, pending }: { id: string; pending: readonly string[] },
): Promise<Result> {
  if (importer === SERVICES) {
    for (const movement of pending) await service.query('select app.apply_bank_transaction($1)', [movement]);
    const { rows } = await service.query<{ result: Result }>('select app.close_bank_statement($1) as result', [id]);
    if (rows[0] === undefined) throw new Error('the import was not ended');
    return rows[0].result;
  }
  for (const movement of pending) await callAs(pool, importer, 'app.apply_bank_transaction', [movement]);
  return callAs<Result>(pool, importer, 'app.close_bank_statement', [id]);
}
