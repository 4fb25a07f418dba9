import { api, rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const STALE_MS = 30_000;
export const WAITING =
  'id,event_slot_id,person_name,person_email,person_state,places,accepts_fewer,created_at,offered_places,offer_until';

export type WaitingPerson = Selection<'waiting_list', typeof WAITING>;

/** Ids of the people on the waiting list of a slot, in order, whatever a list shows of it. */
export function waitingOrderQuery(slot: string) {
  return queryOptions({
    queryKey: ['waiting_list', 'order', slot],
    queryFn: async () => {
      const line = rest().from('waiting_list').select('id').eq('event_slot_id', slot);
      return (await rows(line.order('created_at').order('id'))).map(({ id }) => id);
    },
    staleTime: STALE_MS,
  });
}

/**
 * Removes and mails a person; the places offered go to the next person on the list. `event_id` is null if the
 * entry was gone already.
 */
export function requestTakeOff(id: string): Promise<{ event_id: string | null }> {
  return api.post<{ event_id: string | null }>('/backend/waiting_remove', { id });
}
