import { getSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, ListPage, pageParam, Pagination, QueryView, Skeleton, Stack, Tree } from '@arbora/ui';
import { leafIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { BookingDay } from './booking-day';
import { groupByDay } from './group-by-day';
import { NO_FILTERS } from './event-filters';
import { eventsQuery } from './events.queries';
import { NoEvents } from './no-events';
import { useEvents } from './use-events';

function BookingDays(): ReactElement {
  const { t } = useText('booking');
  const query = useEvents(NO_FILTERS);
  return (
    <ListPage
      title={t('bookingDays.title')}
      lead={t('bookingDays.lead')}
      illustration={<Tree habit="column" />}
      actions={
        <ButtonLink variant="secondary" icon={leafIcon} to={routes.publicBooking.href()}>
          {t('bookingDays.byEvent')}
        </ButtonLink>
      }
    >
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
            {groupByDay(rows.flatMap((event) => event.slots.map((slot) => ({ ...slot, event })))).map(
              ({ day, items }) => (
                <BookingDay key={day} slots={items} />
              ),
            )}
            <Pagination page={page} size={size} total={total} />
          </>
        )}
      </QueryView>
    </ListPage>
  );
}

export default definePage({
  queries: ({ search }) => [eventsQuery(getSession().user?.id ?? null, NO_FILTERS, pageParam(search))],
  Component: BookingDays,
});
