import { api, pageOf, rest, row, rows, type Page, type Selection } from '@arbora/api';
import { isUuid, PAGE_SIZE, type OwnCancelledReservation, type ReservationPayment } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';
import { OFFLINE_QUERY_OPTIONS, withOfflineFallback } from '../offline/with-offline-fallback';

const STALE_MS = 30_000;
/** Payments are recorded by hand at the nursery; an open page polls for them. */
const PAYMENT_POLL_MS = 60_000;

const EVENT =
  'id,title,title_en,title_pl,address,date_start,date_end,is_public,mask_vs,hero_image,slots:booking_event_slot(date_start)';
const SLOT = `id,name,name_en,name_pl,date_start,price,event:booking_event!inner(${EVENT})` as const;
const RESERVATION = 'id,event_slot_id,person_id,vs,is_paid,paid_at,due_at,created_at,places';
const LISTED = `${RESERVATION},slot:booking_event_slot!inner(${SLOT}),tickets:booking_ticket(id)` as const;

export const RESERVATION_DETAIL_COLUMNS =
  `${RESERVATION},version,custom_data,slot:booking_event_slot!inner(${SLOT})` as const;
export const TICKET_COLUMNS =
  'id,reservation_id,name_on_ticket,qr,is_checked,checked_at,custom_email,custom_company,ico,created_at,version';

/** Columns of a reservation in lists. */
export type ListedReservation = Selection<'booking_reservation', typeof LISTED>;
export type ReservationDetail = Selection<'booking_reservation', typeof RESERVATION_DETAIL_COLUMNS>;
export type Ticket = Selection<'booking_ticket', typeof TICKET_COLUMNS>;

/** Whether the slot of a reservation is still to begin. */
export type Period = 'upcoming' | 'past';

/** Reservations of a person, those next to now first. Filtered by person, because staff can read all. */
export function ownReservationsQuery(personId: string, period: Period, page: number) {
  return queryOptions({
    queryKey: ['booking_reservation', 'own', personId, period, page],
    queryFn: (): Promise<Page<ListedReservation>> => {
      const now = new Date().toISOString();
      const own = rest().from('booking_reservation').select(LISTED, { count: 'exact' }).eq('person_id', personId);
      const isUpcoming = period === 'upcoming';
      return pageOf(
        (isUpcoming ? own.gt('slot.date_start', now) : own.lte('slot.date_start', now))
          .order('slot(date_start)', { ascending: isUpcoming })
          .order('id'),
        page,
        PAGE_SIZE.reservations,
      );
    },
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** The person's reservations of future slots, soonest first; at most `count`. */
export function nextReservationsQuery(personId: string, count: number) {
  return queryOptions({
    queryKey: ['booking_reservation', 'next', personId, count],
    queryFn: (): Promise<ListedReservation[]> =>
      rows(
        rest()
          .from('booking_reservation')
          .select(LISTED)
          .eq('person_id', personId)
          .gt('slot.date_start', new Date().toISOString())
          .order('slot(date_start)')
          .limit(count),
      ),
    staleTime: STALE_MS,
  });
}

/** One reservation; null if the viewer cannot see it. Polled while its payment is due. */
export function reservationQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_reservation', 'one', id],
    queryFn: () => {
      if (!isUuid(id)) return null;
      return withOfflineFallback(`reservation/${id}`, () =>
        row(rest().from('booking_reservation').select(RESERVATION_DETAIL_COLUMNS).eq('id', id)),
      );
    },
    ...OFFLINE_QUERY_OPTIONS,
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => (state.data && !state.data.is_paid ? PAYMENT_POLL_MS : false),
  });
}

/** One of the viewer's cancelled reservations; null if there is none. */
export function cancelledReservationQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_reservation', 'cancelled', id],
    queryFn: () => {
      if (!isUuid(id)) return null;
      return row(rest().from('own_cancelled_reservation').select().eq('id', id));
    },
    staleTime: STALE_MS,
  });
}

/** The viewer's cancelled reservations, latest first. `personId` separates people who share a browser. */
export function cancelledReservationsQuery(personId: string, page: number) {
  return queryOptions({
    queryKey: ['booking_reservation', 'all-cancelled', personId, page],
    queryFn: (): Promise<Page<OwnCancelledReservation>> =>
      pageOf(
        rest()
          .from('own_cancelled_reservation')
          .select('*', { count: 'exact' })
          .order('cancelled_at', { ascending: false })
          .order('id'),
        page,
        PAGE_SIZE.reservations,
      ),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** Tickets of a reservation in the order of its attendees. */
export function ticketsQuery(reservationId: string) {
  return queryOptions({
    queryKey: ['booking_reservation', 'tickets', reservationId],
    queryFn: () => {
      if (!isUuid(reservationId)) return [];
      return withOfflineFallback(`tickets/${reservationId}`, () =>
        rows(
          rest()
            .from('booking_ticket')
            .select(TICKET_COLUMNS)
            .eq('reservation_id', reservationId)
            .order('position')
            .order('id'),
        ),
      );
    },
    ...OFFLINE_QUERY_OPTIONS,
    staleTime: STALE_MS,
  });
}

/** The tax documents of an existing or cancelled reservation, oldest first; asked again once it is paid. */
export function taxDocumentsQuery(reservationId: string, isPaid: boolean) {
  return queryOptions({
    queryKey: ['booking_reservation', 'documents', reservationId, isPaid],
    queryFn: () =>
      rows(
        rest()
          .from('tax_document')
          .select('id, kind, label, buyer')
          .eq('reservation_id', reservationId)
          .order('created_at'),
      ),
    staleTime: STALE_MS,
  });
}

/** Payment instructions of a reservation; null if nothing is due. */
export function paymentQuery(reservationId: string) {
  return queryOptions({
    queryKey: ['booking_reservation', 'payment', reservationId],
    queryFn: ({ signal }) =>
      api.get<ReservationPayment | null>(`/backend/booking_reservation/${reservationId}/payment`, { signal }),
    staleTime: STALE_MS,
  });
}
