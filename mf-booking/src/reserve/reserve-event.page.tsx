import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { DetailPage, PageLoading, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { EventPicture } from '../events/event-picture';
import { eventQuery, eventSlotsQuery, SEATS_POLL_MS } from '../events/events.queries';
import { useFreshReservations } from '../reservations/use-fresh-reservations';
import { EventFacts } from './event-facts';
import { ReserveSlot } from './reserve-slot';

function ReserveEvent({ params }: PageProps<typeof routes.reserveEvent>): ReactElement {
  const { t, locale } = useText('booking');
  const event = useQuery(eventQuery(params.id));
  const slots = useQuery({ ...eventSlotsQuery(params.id), refetchInterval: SEATS_POLL_MS });
  usePageTitle(event.data && textIn(event.data, 'title', locale));
  useFreshReservations();
  return (
    <QueryView query={event} empty={<NotFound />} skeleton={<PageLoading of="detail" shape="row" count={3} />}>
      {(found) => (
        <DetailPage
          breadcrumb={[
            found.is_public
              ? { label: textIn(found, 'title', locale), to: routes.publicEvent.href({ id: found.id }) }
              : { label: t('reservations.title'), to: routes.reservations.href() },
          ]}
          title={textIn(found, 'title', locale)}
          lead={textIn(found, 'perex', locale) || undefined}
          facts={<EventFacts event={found} />}
          picture={found.hero_image === null ? undefined : <EventPicture image={found.hero_image} large />}
        >
          <QueryView
            query={slots}
            empty={<ReserveSlot event={found} slots={[]} />}
            skeleton={<Skeleton shape="row" count={3} />}
          >
            {(list) => <ReserveSlot event={found} slots={list} />}
          </QueryView>
        </DetailPage>
      )}
    </QueryView>
  );
}

export default definePage(routes.reserveEvent, {
  queries: ({ params }) => [eventQuery(params.id), eventSlotsQuery(params.id)],
  Component: ReserveEvent,
});
