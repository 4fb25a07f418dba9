import type { BranchSetting } from '../config-branches';
import type { Database } from '../database/database';
import type { Service } from '../service';
import { orderDocumentRoute } from './document/order-document.route';
import { storeAssortmentOpen } from './store-assortment-open';

/**
 * Catalogue, offers and orders are implemented in the database; this service adds documents and stores the
 * configuration there.
 */
export const shopService: Service = {
  name: 'shop',
  async register(app, deps) {
    const { config, database } = deps;
    orderDocumentRoute(app, deps);
    await storeBranches(database, config.branches);
    await storeAssortmentOpen(database, config.openAssortment);
  },
};

/**
 * Stores the branches and their regions in the database, so that orders are assigned to them. Writes only changes;
 * instances must share the setting, otherwise the last one to start wins.
 */
async function storeBranches(
  { asService }: Pick<Database, 'asService'>,
  branches: readonly BranchSetting[],
): Promise<void> {
  const rows = branches.map(({ name, regions }) => ({ name, regions }));
  await asService((client) => client.query('select app_private.keep_branches($1)', [JSON.stringify(rows)]));
}
