import type { Page } from '@arbora/api';
import { useText } from '@arbora/i18n';
import type { UseQueryResult } from '@arbora/query';
import { EmptyState, Pagination, QueryView, Skeleton, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { EventCard } from './event-card';
import type { EventWithSlots } from './events.queries';

/** Reservable events, page by page. */
export function EventList(props: {
  query: UseQueryResult<Page<EventWithSlots>>;
  /** URL parameter of the page number, if another list uses the default one. */
  param?: string;
  headingLevel?: 2 | 3;
}): ReactElement {
  const { query, param, headingLevel } = props;
  const { t } = useText('booking');
  return (
    <QueryView
      query={query}
      skeleton={
        <Stack gap={5}>
          <Skeleton shape="card" count={3} />
        </Stack>
      }
      empty={<EmptyState title={t('events.none')}>{t('events.noneHint')}</EmptyState>}
    >
      {({ rows, total, page, size }) => (
        <>
          <Stack as="ul" gap={5} align="stretch">
            {rows.map((event) => (
              <li key={event.id}>
                <EventCard event={event} headingLevel={headingLevel} />
              </li>
            ))}
          </Stack>
          <Pagination page={page} size={size} total={total} param={param} />
        </>
      )}
    </QueryView>
  );
}
