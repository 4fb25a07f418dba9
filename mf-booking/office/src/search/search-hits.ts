import { textIn, type GlobalSearchResult } from '@arbora/domain';
import { defineSearchHits, joined, personName } from '@arbora/office';
import { routes } from '@arbora/routes';
import { eventHref } from '../booking/booking-view-state';

type FoundReservation = GlobalSearchResult['reservations'][number];

function reservationHref(row: { event_id: string; event_slot_id: string; variable_symbol: string }): string {
  return routes.managerBooking.href({ event: row.event_id, slot: row.event_slot_id, q: row.variable_symbol });
}

/** `empty`: a reservation of staff without places. */
function paymentState({ places, amount, is_paid }: FoundReservation): 'paid' | 'unpaid' | 'free' | 'empty' {
  if (places === 0) return 'empty';
  if (!is_paid) return 'unpaid';
  return amount === 0 ? 'free' : 'paid';
}

export default defineSearchHits({
  namespace: 'booking-office',
  kinds: [
    {
      name: 'reservations',
      title: 'search.kind.reservations',
      order: 10,
      hitsOf: ({ reservations }, { t, formats }) =>
        reservations.map((row) => {
          const state = paymentState(row);
          const amount = state === 'empty' || state === 'free' ? null : formats.money(row.amount);
          return {
            id: row.id,
            to: reservationHref(row),
            title: joined(row.variable_symbol, personName(row)),
            state: row.person_state,
            note: joined(amount, t(`search.payment.${state}`)),
          };
        }),
    },
    {
      name: 'tickets',
      title: 'search.kind.tickets',
      order: 20,
      hitsOf: ({ tickets }) =>
        tickets.map((row) => ({
          id: row.id,
          to: reservationHref(row),
          title: row.name_on_ticket,
          note: joined(row.variable_symbol, row.custom_email),
          state: row.person_state,
        })),
    },
    {
      name: 'events',
      title: 'search.kind.events',
      order: 50,
      hitsOf: ({ events }, { locale, formats }) =>
        events.map((row) => ({
          id: row.id,
          to: eventHref(row.id),
          title: textIn(row, 'title', locale),
          note: formats.date(row.date_start, 'short'),
        })),
    },
  ],
  commands: [{ title: 'search.command.event', to: routes.managerBooking.href({ form: 'event' }), section: 'booking' }],
});
