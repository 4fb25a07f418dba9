-- What people write on tickets and in reservations, whichever call writes it.

-- A name that can be read at the door: not blank, and without characters that show nothing or turn the text around.
-- Names from before are left as they are.
alter table public.booking_ticket
  add constraint booking_ticket_name_readable check (
    btrim(name_on_ticket) <> ''
    and name_on_ticket !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  ) not valid;

-- The shape that the reservation form sends (libs/domain, reservation-input), which a salesperson may change. The size
-- is what the longest list of attendees takes.
alter table public.booking_reservation
  add constraint booking_reservation_custom_data_shape check (
    coalesce(jsonb_typeof(custom_data -> 'places'), 'array') = 'array'
    and coalesce(jsonb_typeof(custom_data -> 'invoice'), 'null') in ('object', 'null')
    and length(custom_data::text) <= 50000
  ) not valid;

-- When a slot was made is no secret.
grant select (created_at) on public.booking_event_slot to arbora_anon;
