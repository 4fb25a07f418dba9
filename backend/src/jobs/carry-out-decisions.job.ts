import { carryOutDecisions } from '../profile/carry-out-decisions';
import type { Job } from './job';

/** Carries out decisions on registrations of which the deciding instance did not take care, after a restart for example. */
export const carryOutDueDecisions: Job = {
  name: 'carry-out-decisions',
  cron: '* * * * *',
  run: ({ database }) => carryOutDecisions(database),
};
