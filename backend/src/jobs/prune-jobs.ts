import { CONSENT_COOKIE_MS } from '@arbora/domain';
import { SECRET_MAIL_KINDS } from '../mail/secret-mail';
import type { Job } from './job';

/** Deletes stored responses that no client will request again. */
export const pruneIdempotencyKeys: Job = {
  name: 'prune-idempotency-keys',
  cron: '30 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_idempotency_keys()');
  },
};

/** Deletes mails that were sent or given up long ago, expired links of the others, and orphaned attachments. */
export const pruneMails: Job = {
  name: 'prune-mails',
  cron: '40 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_mails($1)', [SECRET_MAIL_KINDS]);
  },
};

/** Deletes expired newsletter links, and addresses without subscriptions. */
export const pruneSubscribers: Job = {
  name: 'prune-subscribers',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_subscribers()');
  },
};

/**
 * Deletes sessions that expired a day ago or ended a month ago, with their refresh tokens, and used tokens of live
 * sessions that would be refused by age anyway.
 */
export const pruneSessions: Job = {
  name: 'prune-sessions',
  cron: '10 3 * * *',
  async run({ database }) {
    await database.service.query(`delete from app_private.session
     where expires_at < now() - interval '1 day' or ended_at < now() - interval '30 days'`);
    await database.service.query(
      "delete from app_private.refresh_token where expires_at < now() - interval '1 day' and used_at is not null",
    );
  },
};

/** Deletes reset and login links that were used or expired a day ago, and expired login steps. */
export const prunePasswordResets: Job = {
  name: 'prune-password-resets',
  cron: '15 3 * * *',
  async run({ database }) {
    await database.service.query(`delete from app_private.password_reset
     where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`);
    await database.service.query(`delete from app_private.login_link
     where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`);
    await database.service.query('delete from app_private.auth_challenge where expires_at < now()');
    await database.service.query('delete from app_private.email_change where expires_at < now()');
    await database.service.query('delete from app_private.passkey_challenge where expires_at < now()');
  },
};

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

/** Deletes one-time tokens ten minutes after their expiry: by then their signature is too old to be replayed. */
export const pruneOneTimeTokens: Job = {
  name: 'prune-one-time-tokens',
  cron: '*/15 * * * *',
  async run({ database }) {
    await database.service.query(
      "delete from app_private.one_time_token where expires_at < now() - interval '10 minutes'",
    );
  },
};

/** Deletes account events older than a year. */
export const pruneAuthLog: Job = {
  name: 'prune-auth-log',
  cron: '25 3 * * *',
  async run({ database }) {
    await database.service.query("delete from app_private.auth_log where at < now() - interval '1 year'");
  },
};

/** Deletes counted calls older than every rate limit window. */
export const pruneRateLimitHits: Job = {
  name: 'prune-rate-limit-hits',
  cron: '20 * * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_rate_limit_hits()');
  },
};

/** Deletes records of reservations cancelled more than a year ago, unless a payment for them is undecided. */
export const pruneCancelledReservations: Job = {
  name: 'prune-cancelled-reservations',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_cancelled_reservations()');
  },
};

/** Deletes expired responses of the business register, which are a day old. */
export const pruneCompanies: Job = {
  name: 'prune-companies',
  cron: '25 3 * * *',
  async run({ database }) {
    await database.service.query("delete from app_private.company_cache where fetched_at < now() - interval '1 day'");
  },
};

/** Deletes the history older than its configured retention. */
export const pruneHistory: Job = {
  name: 'prune-history',
  cron: '55 3 * * *',
  async run({ config, database }) {
    await database.service.query('select app_private.prune_history($1)', [config.historyDays]);
  },
};

/** Deletes customers' files that are in no order and no basket. */
export const pruneBasketFiles: Job = {
  name: 'prune-basket-files',
  cron: '20 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_basket_files()');
  },
};

/** Deletes job applications, with their files, after JOB_APPLICATION_DAYS. */
export const pruneJobApplications: Job = {
  name: 'prune-job-applications',
  cron: '40 3 * * *',
  async run({ config, database }) {
    await database.service.query('select app_private.prune_job_applications($1)', [config.jobApplicationDays]);
  },
};

/** Deletes groups of failures that have not occurred for 90 days. */
export const pruneFailures: Job = {
  name: 'prune-failures',
  cron: '45 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_failures()');
  },
};

/** Deletes web vitals older than 30 days. */
export const pruneWebVitals: Job = {
  name: 'prune-web-vitals',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_web_vitals()');
  },
};

export const PRUNE_JOBS: readonly Job[] = [
  pruneIdempotencyKeys,
  pruneMails,
  pruneSubscribers,
  pruneSessions,
  prunePasswordResets,
  pruneConsents,
  pruneOneTimeTokens,
  pruneAuthLog,
  pruneRateLimitHits,
  pruneCancelledReservations,
  pruneCompanies,
  pruneHistory,
  pruneBasketFiles,
  pruneJobApplications,
  pruneFailures,
  pruneWebVitals,
];
