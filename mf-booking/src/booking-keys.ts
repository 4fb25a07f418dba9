/** Query keys invalidated by any change of a reservation: reservations and free places. */
export const bookingKeys = [['booking_reservation'], ['booking_event'], ['event_slots_customer']] as const;
