import type { Page } from '@arbora/api';
import { useSession } from '@arbora/auth';
import { useQuery, type UseQueryResult } from '@arbora/query';
import { usePageParam } from '@arbora/ui';
import type { EventFilters } from './event-filters';
import { eventsQuery, SEATS_POLL_MS, type EventWithSlots } from './events.queries';

/** Events visible to the viewer, on the page in the URL. */
export function useEvents(filters: EventFilters): UseQueryResult<Page<EventWithSlots>> {
  const { user } = useSession();
  const page = usePageParam();
  return useQuery({ ...eventsQuery(user?.id ?? null, filters, page), refetchInterval: SEATS_POLL_MS });
}
