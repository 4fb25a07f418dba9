import { CONSENT_COOKIE_MS } from '@arbora/domain';
import type { Config } from '../config';
import type { Job } from './job';

interface Pruning {
  name: string;
  cron: string;
  /** Executed one after the other. */
  statements: readonly string[];
  /** Values of `$1`… of the statements. */
  parameters?: (config: Config) => unknown[];
}

function pruneJob({ name, cron, statements, parameters }: Pruning): Job {
  return {
    name,
    cron,
    async run({ config, database }) {
      for (const statement of statements) await database.service.query(statement, parameters?.(config));
    },
  };
}

/** Deletes stored responses that no client will request again. */
export const pruneIdempotencyKeys = pruneJob({
  name: 'prune-idempotency-keys',
  cron: '30 3 * * *',
  statements: ['select app_private.prune_idempotency_keys()'],
});

/** Deletes mails that were sent or given up long ago, and orphaned attachments. */
export const pruneMails = pruneJob({
  name: 'prune-mails',
  cron: '40 3 * * *',
  statements: ['select app_private.prune_mails()'],
});

/** Deletes expired newsletter links, and addresses without subscriptions. */
export const pruneSubscribers = pruneJob({
  name: 'prune-subscribers',
  cron: '50 3 * * *',
  statements: ['select app_private.prune_subscribers()'],
});

/**
 * Deletes sessions that expired a day ago or ended a month ago, with their refresh tokens, and used tokens of live
 * sessions that would be refused by age anyway.
 */
export const pruneSessions = pruneJob({
  name: 'prune-sessions',
  cron: '10 3 * * *',
  statements: [
    `delete from app_private.session
     where expires_at < now() - interval '1 day' or ended_at < now() - interval '30 days'`,
    "delete from app_private.refresh_token where expires_at < now() - interval '1 day' and used_at is not null",
  ],
});

/** Deletes reset and login links that were used or expired a day ago, and expired login steps. */
export const prunePasswordResets = pruneJob({
  name: 'prune-password-resets',
  cron: '15 3 * * *',
  statements: [
    `delete from app_private.password_reset
     where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`,
    `delete from app_private.login_link
     where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`,
    'delete from app_private.auth_challenge where expires_at < now()',
    'delete from app_private.email_change where expires_at < now()',
    'delete from app_private.passkey_challenge where expires_at < now()',
  ],
});

/** Deletes expired records of cookie consent: the cookies have expired too (spec §9). */
export const pruneConsents = pruneJob({
  name: 'prune-consents',
  cron: '20 3 * * *',
  statements: ['delete from app_private.cookie_consent where created_at < now() - make_interval(secs => $1)'],
  parameters: () => [CONSENT_COOKIE_MS / 1000],
});

/** Deletes one-time tokens ten minutes after their expiry: by then their signature is too old to be replayed. */
export const pruneOneTimeTokens = pruneJob({
  name: 'prune-one-time-tokens',
  cron: '*/15 * * * *',
  statements: ["delete from app_private.one_time_token where expires_at < now() - interval '10 minutes'"],
});

/** Deletes account events older than a year. */
export const pruneAuthLog = pruneJob({
  name: 'prune-auth-log',
  cron: '25 3 * * *',
  statements: ["delete from app_private.auth_log where at < now() - interval '1 year'"],
});

/** Deletes counted calls older than every rate limit window. */
export const pruneRateLimitHits = pruneJob({
  name: 'prune-rate-limit-hits',
  cron: '20 * * * *',
  statements: ['select app_private.prune_rate_limit_hits()'],
});

/** Deletes records of reservations cancelled more than a year ago, unless a payment for them is undecided. */
export const pruneCancelledReservations = pruneJob({
  name: 'prune-cancelled-reservations',
  cron: '50 3 * * *',
  statements: ['select app_private.prune_cancelled_reservations()'],
});

/** Deletes expired responses of the business register, which are a day old. */
export const pruneCompanies = pruneJob({
  name: 'prune-companies',
  cron: '25 3 * * *',
  statements: ["delete from app_private.company_cache where fetched_at < now() - interval '1 day'"],
});

/** Deletes the history older than its configured retention. */
export const pruneHistory = pruneJob({
  name: 'prune-history',
  cron: '55 3 * * *',
  statements: ['select app_private.prune_history($1)'],
  parameters: (config) => [config.historyDays],
});

/** Deletes customers' files that are in no order and no basket. */
export const pruneBasketFiles = pruneJob({
  name: 'prune-basket-files',
  cron: '20 3 * * *',
  statements: ['select app_private.prune_basket_files()'],
});

/** Deletes job applications, with their files, after JOB_APPLICATION_DAYS. */
export const pruneJobApplications = pruneJob({
  name: 'prune-job-applications',
  cron: '40 3 * * *',
  statements: ['select app_private.prune_job_applications($1)'],
  parameters: (config) => [config.jobApplicationDays],
});

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
];
