import { api, mutation, rest, row, rows } from '@arbora/api';
import type { BookingLetter, LetterPayment, LetterReach, LetterTexts } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';

const STALE_MS = 15_000;
const PROGRESS_POLL_MS = 2000;
const KEY = 'booking_letter_list';
const NOBODY: LetterReach = { cs: 0, en: 0, pl: 0 };

/** Attendees of an event, or of one of its slots. */
export interface LetterScope {
  event_id: string;
  event_slot_id: string | null;
}

export interface RecipientFilter {
  payment: LetterPayment;
  with_guests: boolean;
  with_waiting: boolean;
}

/** Number of recipients of a letter, by language. */
export function letterReachQuery(scope: LetterScope, filter: RecipientFilter) {
  return queryOptions({
    queryKey: ['rpc', 'booking_letter_reach', scope, filter],
    queryFn: async () => {
      const chosen = {
        p_event: scope.event_id,
        p_payment: filter.payment,
        p_guests: filter.with_guests,
        p_waiting: filter.with_waiting,
        ...(scope.event_slot_id !== null && { p_slot: scope.event_slot_id }),
      };
      return (await row(rest().rpc('booking_letter_reach', chosen))) ?? NOBODY;
    },
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** Letters to an event with their progress, latest first; of a slot only those that its attendees received. */
export function lettersQuery({ event_id, event_slot_id }: LetterScope) {
  return queryOptions({
    queryKey: [KEY, event_id, event_slot_id],
    queryFn: () => {
      const letters = rest().from(KEY).select().eq('event_id', event_id).order('sent_at', { ascending: false });
      return rows(
        event_slot_id === null ? letters : letters.or(`event_slot_id.eq.${event_slot_id},event_slot_id.is.null`),
      );
    },
    refetchInterval: ({ state }) => (state.data?.some(isBeingSent) ? PROGRESS_POLL_MS : false),
  });
}

export function isBeingSent({ waiting }: Pick<BookingLetter, 'waiting'>): boolean {
  return waiting > 0;
}

export interface NewLetter extends LetterScope, RecipientFilter {
  texts: LetterTexts;
}

/** Queues a letter. @throws ApiError booking.no_recipients, booking.slot_unknown */
export const sendLetter = mutation<{ id: string }, { letter: NewLetter; idempotencyKey: string }>({
  run: ({ letter, idempotencyKey }) => api.post<{ id: string }>('/backend/booking_letter', letter, { idempotencyKey }),
  invalidates: [[KEY]],
});
