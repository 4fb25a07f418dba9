import { offerSeats } from '../booking/offer-seats';
import type { Job } from './job';

/** Offers places that became free to the waiting lists. */
export const offerWaitingSeats: Job = {
  name: 'offer-seats',
  cron: '* * * * *',
  run: offerSeats,
};
