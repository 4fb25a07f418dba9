import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import {
  ButtonLink,
  EmptyState,
  ListPage,
  pageParam,
  Pagination,
  QueryView,
  Skeleton,
  Stack,
  Tree,
  usePageParam,
} from '@arbora/ui';
import { leafIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { BookingDay } from './booking-day';
import { byDay } from './by-day';
import { publicEventsQuery } from './events.queries';

function BookingDays(): ReactElement {
  const { t } = useText('booking');
  const query = useQuery(publicEventsQuery(usePageParam()));
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
        empty={<EmptyState title={t('events.none')}>{t('events.noneHint')}</EmptyState>}
      >
        {({ rows, total, page, size }) => (
          <>
            {byDay(rows.flatMap((event) => event.slots.map((slot) => ({ ...slot, event })))).map(({ day, things }) => (
              <BookingDay key={day} slots={things} />
            ))}
            <Pagination page={page} size={size} total={total} />
          </>
        )}
      </QueryView>
    </ListPage>
  );
}

export default definePage({
  queries: ({ search }) => [publicEventsQuery(pageParam(search))],
  Component: BookingDays,
});
