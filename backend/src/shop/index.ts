import type { BranchSetting } from '../config-branches';
import type { Database } from '../database/database';
import type { Service } from '../service';
import { orderDocumentRoute } from './document/order-document.route';
import { keepAssortmentOpen } from './keep-assortment-open';

/**
 * Catalogue, offers and orders are implemented in the database; this service adds documents and stores the
 * configuration there.
 */
export const shopService: Service = {
  name: 'shop',
  async register(app, deps) {
    const { config, database } = deps;
    orderDocumentRoute(app, deps);
    await keepBranches(database, config.branches);
    await keepAssortmentOpen(database, config.openAssortment);
  },
};

/**
 * Stores the branches and their regions in the database, so that orders are assigned to them. Writes only changes;
 * instances must share the setting, otherwise the last one to start wins.
 */
async function keepBranches(
  { asService }: Pick<Database, 'asService'>,
  branches: readonly BranchSetting[],
): Promise<void> {
  const rows = branches.map(({ name, regions }) => ({ name, regions }));
  await asService((client) => client.query('select app_private.keep_branches($1)', [JSON.stringify(rows)]));
}
