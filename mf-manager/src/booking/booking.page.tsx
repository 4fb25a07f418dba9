import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { pageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { bookingPlace, reservationFilter } from './booking-place';
import { EventView } from './events/event-view';
import { EventsView } from './events/events-view';
import { eventTimeOf, managedEventQuery, managedEventsQuery } from './events/events.queries';
import { ReservationsView } from './reservations/reservations-view';
import { reservationListQuery } from './reservations/reservations.queries';
import { managedSlotsQuery } from './slots/slots.queries';

/** Events, their slots and the reservations of a slot: what of them is shown stands in the address. */
function BookingPage(): ReactElement {
  const [params] = useSearchParams();
  const { event, slot } = bookingPlace(params);
  if (event === null) return <EventsView />;
  if (slot === null) return <EventView key={event} id={event} />;
  return <ReservationsView key={slot} eventId={event} slotId={slot} />;
}

export default definePage({
  queries: ({ search }) => {
    const { event, slot } = bookingPlace(search);
    const page = pageParam(search);
    if (event === null) return [managedEventsQuery(eventTimeOf(search), page)];
    const shared = [managedEventQuery(event), managedSlotsQuery(event)];
    return slot === null ? shared : [...shared, reservationListQuery({ slot, page, ...reservationFilter(search) })];
  },
  Component: BookingPage,
});
