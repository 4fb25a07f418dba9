import type { Job } from './job';

/** Removes remembered answers that no client still retries for. */
export const forgetIdempotencyKeys: Job = {
  name: 'forget-idempotency-keys',
  cron: '30 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_idempotency_keys()');
  },
};
