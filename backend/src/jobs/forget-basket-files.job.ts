import type { Job } from './job';

/** Removes files that customers sent and put into no order, and have in no basket any more. */
export const forgetBasketFiles: Job = {
  name: 'forget-basket-files',
  cron: '20 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_basket_files()');
  },
};
