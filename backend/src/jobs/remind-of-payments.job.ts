import { TIME_ZONE } from '@arbora/domain';
import type { Job } from './job';

/** Sends reminders of payments due the next day, in the daytime (decision 27). */
export const remindOfPayments: Job = {
  name: 'remind-of-payments',
  cron: '5 9-20 * * *',
  timeZone: TIME_ZONE,
  async run({ database }) {
    await database.service.query('select app_private.remind_of_payments()');
  },
};
