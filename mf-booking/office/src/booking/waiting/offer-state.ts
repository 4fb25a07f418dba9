import type { WaitingPerson } from './waiting.queries';

/** `over`: the offer has expired; the next person on the list gets it. */
export type OfferState = 'waiting' | 'offered' | 'over';

export function offerState({ offer_until }: Pick<WaitingPerson, 'offer_until'>, now: number = Date.now()): OfferState {
  if (offer_until === null) return 'waiting';
  return Date.parse(offer_until) > now ? 'offered' : 'over';
}
