import type { Service } from '../service';
import { carryOutDueDecisions } from './carry-out-decisions.job';
import { completeReservations } from './complete-reservations.job';
import { expireReservations } from './expire-reservations.job';
import { findMissedPublications } from './find-missed-publications.job';
import { pruneAuthLog } from './prune-auth-log.job';
import { pruneCancelledReservations } from './prune-cancelled-reservations.job';
import { pruneCompanies } from './prune-companies.job';
import { pruneConsents } from './prune-consents.job';
import { pruneBasketFiles } from './prune-basket-files.job';
import { pruneHistory } from './prune-history.job';
import { pruneJobApplications } from './prune-job-applications.job';
import { pruneIdempotencyKeys } from './prune-idempotency-keys.job';
import { pruneMails } from './prune-mails.job';
import { pruneSubscribers } from './prune-subscribers.job';
import { pruneOneTimeTokens } from './prune-one-time-tokens.job';
import { prunePasswordResets } from './prune-password-resets.job';
import { pruneRateLimitHits } from './prune-rate-limit-hits.job';
import { pruneSessions } from './prune-sessions.job';
import type { Job } from './job';
import { startJobs } from './job-runner';
import { offerWaitingSeats } from './offer-seats.job';
import { remindOfPayments } from './remind-of-payments.job';
import { removeUnused } from './remove-unused-media.job';
import { rotateSigningKeys } from './rotate-signing-keys.job';
import { startWithRetry } from './start-again';
import { trimCache } from './trim-media-cache.job';

export const JOBS: readonly Job[] = [
  expireReservations,
  offerWaitingSeats,
  remindOfPayments,
  completeReservations,
  carryOutDueDecisions,
  findMissedPublications,
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
  removeUnused,
  trimCache,
  rotateSigningKeys,
];

/** Scheduled jobs on a queue in the database. */
export const jobsService: Service = {
  name: 'jobs',
  register(app, deps) {
    let runner: ReturnType<typeof startWithRetry> | null = null;
    // Not awaited: the site serves while the queue creates its tables, or the database is unreachable.
    app.addHook('onListen', async () => {
      runner = startWithRetry(
        () => startJobs(deps, JOBS, app.log),
        (error) => app.log.error({ err: error }, 'jobs do not run'),
      );
    });
    app.addHook('onClose', async () => runner?.stop());
  },
};
