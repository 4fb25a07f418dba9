import { carryOutDecisions } from '../profile/carry-out-decisions';
import type { Job } from './job';

/** Carries out due decisions on registrations that the deciding instance did not, for example after a restart. */
export const carryOutDueDecisions: Job = {
  name: 'carry-out-decisions',
  cron: '* * * * *',
  run: ({ database }) => carryOutDecisions(database),
};
