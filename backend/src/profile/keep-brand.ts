import type { Database } from '../database/database';

/** Stores the brand in the database, where it is reserved as a nickname. Earlier brands stay reserved. */
export async function keepBrand({ asService }: Pick<Database, 'asService'>, brand: string): Promise<void> {
  await asService((client) => client.query('select app_private.keep_brand($1)', [brand]));
}
