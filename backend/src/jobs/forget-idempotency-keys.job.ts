import type { Job } from './job';

/** Deletes stored answers that no client will request again. */
export const forgetIdempotencyKeys: Job = {
  name: 'forget-idempotency-keys',
  cron: '30 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_idempotency_keys()');
  },
};
