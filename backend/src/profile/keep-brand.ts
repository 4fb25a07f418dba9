import type { Database } from '../database/database';

/** Tells the database the operator's brand, so that nobody takes it as a nickname. Brands from before stay reserved. */
export async function keepBrand({ asService }: Pick<Database, 'asService'>, brand: string): Promise<void> {
  await asService((client) => client.query('select app_private.keep_brand($1)', [brand]));
}
