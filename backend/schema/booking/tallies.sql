-- Numbers of reservations; see app_private.reservation_tally.
select
  app_private.keep_tally(
    'public.booking_reservation',
    'app_private.reservation_tally',
    'counted.event_slot_id',
    'counted.is_paid'
  );
