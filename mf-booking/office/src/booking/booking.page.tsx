import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { pageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { bookingViewState, reservationFilter } from './booking-view-state';
import { EventView } from './events/event-view';
import { EventsView } from './events/events-view';
import { eventChoiceOf, managedEventQuery, managedEventsQuery } from './events/events.queries';
import { lettersQuery } from './letters/letters.queries';
import { reservationListQuery } from './reservations/reservations.queries';
import { SlotView } from './slots/slot-view';
import { managedSlotsQuery } from './slots/slots.queries';
import { waitingListQuery } from './waiting/waiting.queries';

/** Events, their slots, and the reservations and waiting list of a slot; the URL selects the view. */
function BookingPage(): ReactElement {
  const [params] = useSearchParams();
  const { event, slot } = bookingViewState(params);
  if (event === null) return <EventsView />;
  if (slot === null) return <EventView key={event} id={event} />;
  return <SlotView key={slot} eventId={event} slotId={slot} />;
}

export default definePage({
  queries: ({ search }) => {
    const { event, slot, list } = bookingViewState(search);
    const page = pageParam(search);
    if (event === null) return [managedEventsQuery(eventChoiceOf(search), page)];
    const shared = [managedEventQuery(event), managedSlotsQuery(event)];
    if (list === 'letters') return [...shared, lettersQuery({ event_id: event, event_slot_id: slot })];
    if (slot === null) return shared;
    if (list === 'waiting') return [...shared, waitingListQuery(slot, page)];
    return [...shared, reservationListQuery({ slot, page, ...reservationFilter(search) })];
  },
  Component: BookingPage,
});
