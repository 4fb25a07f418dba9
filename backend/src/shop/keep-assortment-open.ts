import type { Database } from '../database/database';

/**
 * Tells the database whether strangers see the catalogue (`OPEN_ASSORTMENT`), so that its row security decides for every
 * way to the data. Instances are started with the same setting, else the last one to start is right.
 */
export async function keepAssortmentOpen({ asService }: Pick<Database, 'asService'>, isOpen: boolean): Promise<void> {
  await asService((client) => client.query('select app_private.keep_assortment_open($1)', [isOpen]));
}
