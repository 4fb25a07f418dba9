/** Query keys of everything that a change of events, slots or reservations makes old, on this and on customers' pages. */
export const bookingKeys = [
  ['booking_event'],
  ['booking_event_slot'],
  ['booking_reservation'],
  ['reservation_ticket_list'],
  ['waiting_list'],
  ['event_slots_customer'],
] as const;
