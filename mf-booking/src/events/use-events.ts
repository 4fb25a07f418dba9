import type { Page } from '@arbora/api';
import { useSession } from '@arbora/auth';
import { useQuery, type UseQueryResult } from '@arbora/query';
import { usePageParam } from '@arbora/ui';
import type { EventFilters } from './event-filters';
import { eventsQuery, type EventWithSlots } from './events.queries';

/** A page of the list of events, as the reader may see them; the page is that of the address. */
export function useEvents(filters: EventFilters): UseQueryResult<Page<EventWithSlots>> {
  const { user } = useSession();
  return useQuery(eventsQuery(user?.id ?? null, filters, usePageParam()));
}
