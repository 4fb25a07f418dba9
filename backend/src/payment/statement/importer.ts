import type { PoolClient } from 'pg';
import type { Claims, Database } from '../../database/database';

/** The services, which fetch movements from the bank. */
export const SERVICES = 'services';

/** The importer of a statement: a person of the sales staff, or the services by a right of their own. */
export type Importer = Claims | typeof SERVICES;

/** Runs `work` in one transaction with the rights of the importer. */
export async function inTransaction<T>(
  database: Database,
  importer: Importer,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return importer === SERVICES ? database.asService(work) : database.asRole(importer, work);
}
