import { api } from '@arbora/api';
import { isUuid, type TicketCheck } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { OFFLINE_QUERY_OPTIONS, withOfflineFallback } from '../offline/with-offline-fallback';

const UNKNOWN: TicketCheck = {
  state: 'unknown',
  view: 'stranger',
  event: null,
  slot: null,
  checked_at: null,
  passed_on_at: null,
  ticket: null,
  reservation: null,
  exception: null,
  others: [],
};

export const ticketCheckKey = ['mf-booking', 'ticket_check'] as const;

/** The ticket as visible to `viewer`, the logged-in person's id; null for anonymous visitors (decision 12). */
export function ticketCheckQuery(id: string, viewer: string | null) {
  return queryOptions({
    queryKey: [...ticketCheckKey, id, viewer],
    queryFn: () => {
      if (!isUuid(id)) return UNKNOWN;
      // Staff must not admit by stale data.
      return withOfflineFallback(
        `check/${id}`,
        () => api.get<TicketCheck>('/backend/ticket_check', { query: { id } }),
        ({ view }) => view === 'owner',
      );
    },
    ...OFFLINE_QUERY_OPTIONS,
    // At check-in only the current state counts, so cached tickets are refetched.
    staleTime: 0,
    gcTime: 0,
  });
}
