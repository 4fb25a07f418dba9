import type { WaitingPerson } from './waiting.queries';

/** `over`: the offer ran out and is about to go to the next in line. */
export type OfferState = 'waiting' | 'offered' | 'over';

export function offerState({ offer_until }: Pick<WaitingPerson, 'offer_until'>, now: number = Date.now()): OfferState {
  if (offer_until === null) return 'waiting';
  return Date.parse(offer_until) > now ? 'offered' : 'over';
}
