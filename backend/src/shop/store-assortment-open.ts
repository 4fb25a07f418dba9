import type { Database } from '../database/database';

/**
 * Stores in the database whether the assortment is open (`OPEN_ASSORTMENT`, overridden by the live setting
 * `assortment.open`), so that row security applies to every access. Instances must share the variable; otherwise the
 * last one to start wins.
 */
export async function storeAssortmentOpen({ asService }: Pick<Database, 'asService'>, isOpen: boolean): Promise<void> {
  await asService((client) => client.query('select app_private.keep_assortment_open($1)', [isOpen]));
}
