import type { Database } from '../../database/database';
import { applyRecorded } from '../statement/apply-recorded';
import { SERVICES } from '../statement/importer';

/** Applies the payments of earlier fetches that ended before; the bank's answer does not make them new again. */
export async function finishFetches(database: Database): Promise<void> {
  const { rows } = await database.service.query<{ id: string; pending: string[] }>(
    'select id, pending from app_private.unfinished_fetches()',
  );
  for (const fetched of rows) await applyRecorded(database, SERVICES, fetched);
}
