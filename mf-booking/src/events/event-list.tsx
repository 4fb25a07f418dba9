import type { Page } from '@arbora/api';
import type { UseQueryResult } from '@arbora/query';
import { Pagination, QueryView, Skeleton, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { EventCard } from './event-card';
import type { EventWithSlots } from './events.queries';
import { NoEvents } from './no-events';

/** Reservable events, page by page. */
export function EventList({ query }: { query: UseQueryResult<Page<EventWithSlots>> }): ReactElement {
  return (
    <QueryView
      query={query}
      skeleton={
        <Stack gap={5}>
          <Skeleton shape="card" count={3} />
        </Stack>
      }
      empty={<NoEvents />}
    >
      {({ rows, total, page, size }) => (
        <>
          <Stack as="ul" gap={5} align="stretch">
            {rows.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </Stack>
          <Pagination page={page} size={size} total={total} />
        </>
      )}
    </QueryView>
  );
}
