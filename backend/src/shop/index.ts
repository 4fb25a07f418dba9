import type { Service } from '../service';
import { keepAssortmentOpen } from './keep-assortment-open';
import { keepBranches } from './keep-branches';

/** Catalogue, offers and orders live in the database; what this service adds are the operator's settings. */
export const shopService: Service = {
  name: 'shop',
  async register(_app, { config, database }) {
    await keepBranches(database, config.branches);
    await keepAssortmentOpen(database, config.openAssortment);
  },
};
