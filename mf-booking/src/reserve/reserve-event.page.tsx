import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle } from '@arbora/remote';
import { Container, QueryView, Section, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { eventTitle } from '../events/event-texts';
import { eventQuery, eventSlotsQuery } from '../events/events.queries';
import { useFreshReservations } from '../reservations/use-fresh-reservations';
import { EventHeader } from './event-header';
import { ReserveSlot } from './reserve-slot';

function ReserveEvent({ params }: { params: { id: string } }): ReactElement {
  const { locale } = useText('booking');
  const event = useQuery(eventQuery(params.id));
  const slots = useQuery(eventSlotsQuery(params.id));
  usePageTitle(event.data && eventTitle(event.data, locale));
  useFreshReservations();
  const skeleton = (
    <Container>
      <Section placement="inside">
        <Skeleton shape="title" />
        <Skeleton count={3} />
        <Skeleton shape="card" />
      </Section>
    </Container>
  );
  return (
    <QueryView query={event} empty={<NotFound />} skeleton={skeleton}>
      {(found) => (
        <>
          <EventHeader event={found} />
          <Section>
            <QueryView query={slots} isEmpty={() => false} skeleton={<Skeleton shape="row" count={3} />}>
              {(list) => <ReserveSlot event={found} slots={list} />}
            </QueryView>
          </Section>
        </>
      )}
    </QueryView>
  );
}

export default definePage<{ id: string }>({
  queries: ({ params }) => [eventQuery(params.id), eventSlotsQuery(params.id)],
  Component: ReserveEvent,
});
