import type { Seller } from '@arbora/domain';
import type { Database } from '../database/database';

/**
 * Stores the seller in the database, which issues documents in the transaction of the payment; null issues none.
 * Instances must share the configuration; otherwise the last one to start wins.
 */
export async function keepSeller({ asService }: Pick<Database, 'asService'>, seller: Seller | null): Promise<void> {
  await asService((client) => client.query('select app_private.keep_seller($1)', [seller]));
}
