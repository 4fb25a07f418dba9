import { api, mutation, rest, type Page, type Selection } from '@arbora/api';
import { PAGE_SIZE } from '@arbora/domain';
import { keepPreviousData, queryOptions, type QueryFunctionContext } from '@arbora/query';
import { listPage } from '@arbora/office';
import { bookingKeys } from '../booking-keys';

const STALE_MS = 30_000;
const COLUMNS = 'id,person_name,person_email,person_state,places,accepts_fewer,created_at,offered_places,offer_until';

export type WaitingPerson = Selection<'waiting_list', typeof COLUMNS>;
/** An entry of the waiting list; `position` counts from 1. */
export type WaitingRow = WaitingPerson & { position: number };

async function readWaiting(slot: string, page: number, context: QueryFunctionContext): Promise<Page<WaitingRow>> {
  const line = rest()
    .from('waiting_list')
    .select(COLUMNS, { count: 'exact' })
    .eq('event_slot_id', slot)
    .order('created_at')
    .order('id');
  const found = await listPage(line, page, PAGE_SIZE.reservations, context);
  const before = (found.page - 1) * found.size;
  return { ...found, rows: found.rows.map((row, index) => ({ ...row, position: before + index + 1 })) };
}

/** A page (from 1) of the waiting list of a slot, in order. */
export function waitingListQuery(slot: string, page: number) {
  return queryOptions({
    queryKey: ['waiting_list', slot, page],
    queryFn: (context) => readWaiting(slot, page, context),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/**
 * Removes and mails a person; the places offered go to the next person on the list. `event_id` is null if the
 * entry was gone already.
 */
export const takeOffWaiting = mutation<{ event_id: string | null }, { id: string }>({
  run: ({ id }) => api.post<{ event_id: string | null }>('/backend/waiting_remove', { id }),
  invalidates: [['own_waiting'], ...bookingKeys],
});
