import type { AuthRole } from '@arbora/domain';
import type { DatabaseError } from 'pg';
import type { TestDatabase } from '../database';

export const ANYONE = null;
export const CUSTOMER = 'customer@arbora.example';
export const OTHER_CUSTOMER = 'customer.sk@arbora.example';
export const SALES = 'sales@arbora.example';
export const EDITOR = 'editor@arbora.example';
export const ADMIN = 'admin@arbora.example';

/** Result of a statement: the number of rows read or changed, or that the role lacks the privilege. */
export type Outcome = number | 'refused';

/** SQLSTATE of a missing privilege or a row refused by a policy. */
const REFUSED = '42501';

/** Tries a statement as a person in a transaction that is rolled back. */
export async function attempt(
  db: TestDatabase,
  caller: string | null,
  sql: string,
  values: unknown[] = [],
  role?: AuthRole,
): Promise<Outcome> {
  try {
    return await db.tryAs(caller, async (client) => (await client.query(sql, values)).rowCount ?? 0, role);
  } catch (error) {
    if ((error as DatabaseError).code === REFUSED) return 'refused';
    throw error;
  }
}
