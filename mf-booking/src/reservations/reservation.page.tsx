import { textIn, variableSymbol } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { DetailPage, PageLoading, QueryView, Section, Skeleton, Stack } from '@arbora/ui';
import { calendarIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { EventPicture } from '../events/event-picture';
import { isPast } from '../events/is-past';
import { DownloadButton } from './download-button';
import { useOfflineCopy } from '../offline/use-offline-copy';
import { TicketList } from '../tickets/ticket-list';
import { CancelReservation } from './cancel-reservation';
import { InvoiceSection } from './invoice-section';
import { LazyCancelledReservation, LazyResendMails } from './lazy-parts';
import { PaymentBox } from './payment-box';
import { ReservationFacts } from './reservation-facts';
import { isPaymentOpen, reservationState } from './reservation-state';
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
  isCancelling: boolean;
  onCancelling: (isCancelling: boolean) => void;
}

function Detail({ reservation, isCancelling, onCancelling }: DetailProps): ReactElement {
  const { t, locale } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const { event } = reservation.slot;
  const tickets = useQuery({ ...ticketsQuery(reservation.id), enabled: !isCancelling });
  const state = reservationState(reservation, reservation.slot.price);
  // After a check-in only staff may cancel.
  const isUsed = tickets.data?.some(({ is_checked }) => is_checked) ?? false;
  useOfflineCopy(tickets.isSuccess);
  const files = `/backend/booking_reservation/${reservation.id}`;
  const hasStarted = isPast(reservation.slot.date_start);
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
          {!hasStarted && (
            <DownloadButton path={`${files}/calendar`} fileName={`${t('files.calendarName')}.ics`} icon={calendarIcon}>
              {t('files.calendar')}
            </DownloadButton>
          )}
        </Stack>
      }
      picture={event.hero_image === null ? undefined : <EventPicture image={event.hero_image} large />}
    >
      <Stack gap={7} align="stretch">
        {isPaymentOpen(state) && (
          <PaymentBox reservationId={reservation.id} state={state} isCancelling={isCancelling} />
        )}
        {reservation.slot.price > 0 && reservation.places > 0 && <InvoiceSection reservation={reservation} />}
        <Section
          placement="inside"
          title={t('tickets.title')}
          lead={t(hasStarted ? 'tickets.leadPast' : 'tickets.lead')}
        >
          <QueryView query={tickets} isEmpty={() => false} skeleton={<Skeleton shape="card" count={2} />}>
            {(list) => (
              <>
                {list.length > 0 && !isPaymentOpen(state) && (
                  <div>
                    <DownloadButton path={`${files}/tickets`} fileName={`${t('files.ticketsName')}.pdf`}>
                      {t('files.tickets')}
                    </DownloadButton>
                  </div>
                )}
                <TicketList
                  tickets={list}
                  reservation={reservation}
                  canChange={!hasStarted}
                  onCancelling={onCancelling}
                />
                {!hasStarted && <LazyResendMails id={reservation.id} tickets={list} />}
              </>
            )}
          </QueryView>
          {!hasStarted && !isUsed && (
            <Stack justify="end" direction="row">
              <CancelReservation id={reservation.id} isPaid={state === 'paid'} onCancelling={onCancelling} />
            </Stack>
          )}
        </Section>
      </Stack>
    </DetailPage>
  );
}

function Reservation({ params }: PageProps<typeof routes.reservation>): ReactElement {
  const { locale } = useText('booking.reservations');
  const [isCancelling, setCancelling] = useState(false);
  const query = useQuery({ ...reservationQuery(params.id), enabled: !isCancelling });
  usePageTitle(query.data && textIn(query.data.slot.event, 'title', locale));
  useFreshReservations();
  return (
    <QueryView
      query={query}
      empty={<LazyCancelledReservation id={params.id} />}
      skeleton={<PageLoading of="detail" shape="row" count={3} />}
    >
      {(reservation) => <Detail reservation={reservation} isCancelling={isCancelling} onCancelling={setCancelling} />}
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
