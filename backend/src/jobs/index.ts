import type { Service } from '../service';
import { completeReservations } from './complete-reservations.job';
import { expireReservations } from './expire-reservations.job';
import { findMissedPublications } from './find-missed-publications.job';
import { forgetAuthLog } from './forget-auth-log.job';
import { forgetCancelledReservations } from './forget-cancelled-reservations.job';
import { forgetCompanies } from './forget-companies.job';
import { forgetConsents } from './forget-consents.job';
import { forgetBasketFiles } from './forget-basket-files.job';
import { forgetHistory } from './forget-history.job';
import { forgetJobApplications } from './forget-job-applications.job';
import { forgetIdempotencyKeys } from './forget-idempotency-keys.job';
import { forgetMails } from './forget-mails.job';
import { forgetSubscribers } from './forget-subscribers.job';
import { forgetOneTimeTokens } from './forget-one-time-tokens.job';
import { forgetPasswordResets } from './forget-password-resets.job';
import { forgetRateLimitHits } from './forget-rate-limit-hits.job';
import { forgetSessions } from './forget-sessions.job';
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
  findMissedPublications,
  forgetIdempotencyKeys,
  forgetMails,
  forgetSubscribers,
  forgetSessions,
  forgetPasswordResets,
  forgetConsents,
  forgetOneTimeTokens,
  forgetAuthLog,
  forgetRateLimitHits,
  forgetCancelledReservations,
  forgetCompanies,
  forgetHistory,
  forgetBasketFiles,
  forgetJobApplications,
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
