import type { Service } from '../service';
import { orderDocumentRoute } from './document/order-document.route';
import { keepAssortmentOpen } from './keep-assortment-open';
import { keepBranches } from './keep-branches';

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
