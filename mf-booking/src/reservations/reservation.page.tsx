import { textIn, variableSymbol } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { DetailPage, PageLoading, QueryView, Section, Skeleton, Stack } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { EventPicture } from '../events/event-picture';
import { hasBegun } from '../events/has-begun';
import { ReservationFile } from '../files/reservation-file';
import { useOfflineCopy } from '../offline/use-offline-copy';
import { TicketList } from '../tickets/ticket-list';
import { CancelReservation } from './cancel-reservation';
import { InvoiceSection } from './invoice-section';
import { LazyCancelled, LazyResendMails } from './lazy-parts';
import { PaymentBox } from './payment-box';
import { ReservationFacts } from './reservation-facts';
import { isOwing, reservationState } from './reservation-state';
import {
  cancelledReservationQuery,
  reservationQuery,
  ticketsQuery,
  type ReservationDetail,
} from './reservations.queries';
import { StateBadge } from './state-badge';
import { useFreshReservations } from './use-fresh-reservations';

interface DetailProps {
  reservation: ReservationDetail;
  /** A deleted reservation is not refetched while its page is still on screen. */
  isLeaving: boolean;
  onLeave: (isLeaving: boolean) => void;
}

function Detail({ reservation, isLeaving, onLeave }: DetailProps): ReactElement {
  const { t, locale } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const { event } = reservation.slot;
  const tickets = useQuery({ ...ticketsQuery(reservation.id), enabled: !isLeaving });
  const state = reservationState(reservation, reservation.slot.price);
  // After a check-in only staff may cancel.
  const isUsed = tickets.data?.some(({ is_checked }) => is_checked) ?? false;
  useOfflineCopy(tickets.isSuccess);
  const isOver = hasBegun(reservation.slot.date_start);
  return (
    <DetailPage
      breadcrumb={[{ label: common('reservations.title'), to: routes.reservations.href() }]}
      eyebrow={
        <>
          <StateBadge state={state} />
          <span>{t('reservation.number', { number: variableSymbol(event.mask_vs, reservation.vs) })}</span>
        </>
      }
      title={textIn(event, 'title', locale)}
      facts={
        <Stack gap={4}>
          <ReservationFacts reservation={reservation} state={state} />
          {!isOver && <ReservationFile id={reservation.id} file="calendar" />}
        </Stack>
      }
      picture={event.hero_image === null ? undefined : <EventPicture address={event.hero_image} large />}
    >
      <Stack gap={7} align="stretch">
        {isOwing(state) && <PaymentBox reservationId={reservation.id} state={state} isLeaving={isLeaving} />}
        {reservation.slot.price > 0 && reservation.places > 0 && <InvoiceSection reservation={reservation} />}
        <Section placement="inside" title={t('tickets.title')} lead={t(isOver ? 'tickets.leadPast' : 'tickets.lead')}>
          <QueryView query={tickets} isEmpty={() => false} skeleton={<Skeleton shape="card" count={2} />}>
            {(list) => (
              <>
                {list.length > 0 && !isOwing(state) && (
                  <div>
                    <ReservationFile id={reservation.id} file="tickets" />
                  </div>
                )}
                <TicketList tickets={list} reservation={reservation} canChange={!isOver} onLeave={onLeave} />
                {!isOver && <LazyResendMails id={reservation.id} tickets={list} />}
              </>
            )}
          </QueryView>
          {!isOver && !isUsed && (
            <Stack justify="end" direction="row">
              <CancelReservation id={reservation.id} isPaid={state === 'paid'} onLeave={onLeave} />
            </Stack>
          )}
        </Section>
      </Stack>
    </DetailPage>
  );
}

function Reservation({ params }: PageProps<typeof routes.reservation>): ReactElement {
  const { locale } = useText('booking.reservations');
  const [isLeaving, setLeaving] = useState(false);
  const query = useQuery({ ...reservationQuery(params.id), enabled: !isLeaving });
  usePageTitle(query.data && textIn(query.data.slot.event, 'title', locale));
  useFreshReservations();
  return (
    <QueryView
      query={query}
      empty={<LazyCancelled id={params.id} />}
      skeleton={<PageLoading of="detail" shape="row" count={3} />}
    >
      {(reservation) => <Detail reservation={reservation} isLeaving={isLeaving} onLeave={setLeaving} />}
    </QueryView>
  );
}

export default definePage(routes.reservation, {
  queries: ({ params, read }) => {
    const live = reservationQuery(params.id);
    const isGone = read(live.queryKey) === null;
    return [live, ticketsQuery(params.id), ...(isGone ? [cancelledReservationQuery(params.id)] : [])];
  },
  Component: Reservation,
});
