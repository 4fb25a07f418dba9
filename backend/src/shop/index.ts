import type { Service } from '../service';
import { keepBranches } from './keep-branches';

/** Catalogue, offers and orders live in the database; what this service adds is the operator's branches. */
export const shopService: Service = {
  name: 'shop',
  register: (_app, { config, database }) => keepBranches(database, config.branches),
};
