import { getSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { ButtonLink, ListPage, pageParam, Tree } from '@arbora/ui';
import { calendarIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { EventFilterChips } from './event-filter-chips';
import { eventFilters } from './event-filters';
import { EventList } from './event-list';
import { eventsQuery, filterableEventsQuery } from './events.queries';
import { useEvents } from './use-events';

function PublicBooking(): ReactElement {
  const { t } = useText('booking');
  const [params] = useSearchParams();
  const query = useEvents(eventFilters(params));
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
      <EventFilterChips />
      <EventList query={query} />
    </ListPage>
  );
}

export default definePage({
  queries: ({ search }) => [
    eventsQuery(getSession().user?.id ?? null, eventFilters(search), pageParam(search)),
    filterableEventsQuery,
  ],
  Component: PublicBooking,
});
