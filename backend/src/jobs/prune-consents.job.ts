import { CONSENT_COOKIE_MS } from '@arbora/domain';
import type { Job } from './job';

/** Deletes expired records of cookie consent: the cookies have expired too (spec §9). */
export const pruneConsents: Job = {
  name: 'prune-consents',
  cron: '20 3 * * *',
  async run({ database }) {
    await database.service.query(
      'delete from app_private.cookie_consent where created_at < now() - make_interval(secs => $1)',
      [CONSENT_COOKIE_MS / 1000],
    );
  },
};
