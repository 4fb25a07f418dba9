import { sectionListQuery, sectionView } from '@arbora/office';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import type { ReactElement } from 'react';
import { bookingViewState } from './booking-view-state';
import { EventView } from './events/event-view';
import { EventsView } from './events/events-view';
import { eventsIn } from './events/events.section';
import { managedEventQuery } from './events/events.queries';
import { lettersQuery } from './letters/letters.queries';
import { reservationsOf } from './reservations/reservations.section';
import { SlotView } from './slots/slot-view';
import { slotsOf } from './slots/slots.section';
import { managedSlotsQuery } from './slots/slots.queries';
import { waitingOf } from './waiting/waiting.section';

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
    const events = eventsIn(search);
    if (event === null) return [sectionListQuery(events, sectionView(events, search))];
    const shared = [managedEventQuery(event), managedSlotsQuery(event)];
    if (list === 'letters') return [...shared, lettersQuery({ event_id: event, event_slot_id: slot })];
    if (list === 'attendees') return shared;
    const section = slot === null ? slotsOf(event) : list === 'waiting' ? waitingOf(slot) : reservationsOf(slot);
    return [...shared, sectionListQuery(section, sectionView(section, search))];
  },
  Component: BookingPage,
});
