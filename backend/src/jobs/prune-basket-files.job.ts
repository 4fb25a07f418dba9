import type { Job } from './job';

/** Deletes customers' files that are in no order and no basket. */
export const pruneBasketFiles: Job = {
  name: 'prune-basket-files',
  cron: '20 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_basket_files()');
  },
};
