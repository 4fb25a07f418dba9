import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, ListPage, pageParam, Tree, usePageParam } from '@arbora/ui';
import { calendarIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { EventList } from './event-list';
import { publicEventsQuery } from './events.queries';

function PublicBooking(): ReactElement {
  const { t } = useText('booking');
  const query = useQuery(publicEventsQuery(usePageParam()));
  return (
    <ListPage
      title={t('publicBooking.title')}
      lead={t('publicBooking.lead')}
      illustration={<Tree habit="spreading" />}
      actions={
        <ButtonLink variant="secondary" icon={calendarIcon} to={routes.bookingDays.href()}>
          {t('publicBooking.byDay')}
        </ButtonLink>
      }
    >
      <EventList query={query} />
    </ListPage>
  );
}

export default definePage({
  queries: ({ search }) => [publicEventsQuery(pageParam(search))],
  Component: PublicBooking,
});
