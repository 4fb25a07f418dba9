import type { Job } from './job';

/** Deletes stored answers that no client will request again. */
export const pruneIdempotencyKeys: Job = {
  name: 'prune-idempotency-keys',
  cron: '30 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_idempotency_keys()');
  },
};
