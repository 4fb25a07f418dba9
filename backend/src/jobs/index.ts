import type { Service } from '../service';
import { carryOutDueDecisions } from './carry-out-decisions.job';
import { completeReservations } from './complete-reservations.job';
import { expireReservations } from './expire-reservations.job';
import { fetchBankMovements } from './fetch-movements.job';
import { findMissedPublications } from './find-missed-publications.job';
import type { Job } from './job';
import { startJobs } from './job-runner';
import { offerWaitingSeats } from './offer-seats.job';
import { PRUNE_JOBS } from './prune-jobs';
import { remindOfPayments } from './remind-of-payments.job';
import { removeUnused } from './remove-unused-media.job';
import { rotateSigningKeys } from './rotate-signing-keys.job';
import { startWithRetry } from './start-with-retry';
import { trimCache } from './trim-media-cache.job';

export const JOBS: readonly Job[] = [
  expireReservations,
  offerWaitingSeats,
  remindOfPayments,
  completeReservations,
  carryOutDueDecisions,
  fetchBankMovements,
  findMissedPublications,
  ...PRUNE_JOBS,
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
