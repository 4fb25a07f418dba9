/** Query keys of everything that a reservation made, changed or cancelled makes old: itself and the free places. */
export const bookingKeys = [['booking_reservation'], ['booking_event'], ['event_slots_customer']] as const;
