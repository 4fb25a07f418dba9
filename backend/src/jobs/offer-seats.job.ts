import { offerSeats } from '../booking/offer-seats';
import type { Job } from './job';

/** Offers freed places to the waiting lists. */
export const offerWaitingSeats: Job = {
  name: 'offer-seats',
  cron: '* * * * *',
  run: offerSeats,
};
