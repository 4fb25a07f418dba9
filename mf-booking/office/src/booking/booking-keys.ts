/** Query keys to invalidate after a change of events, slots or reservations, here and on customers' pages. */
export const bookingKeys = [
  ['booking_event'],
  ['booking_event_slot'],
  ['booking_reservation'],
  ['reservation_ticket_list'],
  ['waiting_list'],
  ['event_slots_customer'],
] as const;
