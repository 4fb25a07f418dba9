import type { Job } from './job';

/** Deletes customers' files that are in no order and no basket. */
export const forgetBasketFiles: Job = {
  name: 'forget-basket-files',
  cron: '20 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_basket_files()');
  },
};
