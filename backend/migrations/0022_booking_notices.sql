-- What the booking functions share: when a payment is due, and the notices they queue.

-- Payment is due four days on at 23:59 in Prague, or when the slot starts if that is sooner (spec §9); null when the
-- slot has started and nobody waits for the place any more.
create function app.payment_due(p_from timestamptz, p_slot_start timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when p_slot_start > p_from then least(
    p_slot_start,
    (((p_from at time zone 'Europe/Prague')::date + 4) + time '23:59') at time zone 'Europe/Prague'
  ) end
$$;

-- The facts a notice about a reservation tells, as they are now: the mail stays true whatever happens afterwards.
create function app_private.reservation_facts(p_reservation uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'reservation_id', r.id,
    'person_name', p.name,
    'person_email', p.email,
    'event_id', e.id,
    'event_title', e.title,
    'event_title_en', e.title_en,
    'address', e.address,
    'slot_name', s.name,
    'slot_name_en', s.name_en,
    'slot_date', s.date_start,
    'price', s.price,
    'places', r.places,
    'is_paid', r.is_paid,
    'due_at', r.due_at,
    'variable_symbol', app.variable_symbol(e.mask_vs, r.vs),
    'tickets', coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name_on_ticket) order by t.position, t.id)
      from public.booking_ticket t where t.reservation_id = r.id
    ), '[]')
  )
  from public.booking_reservation r
  join public.booking_event_slot s on s.id = r.event_slot_id
  join public.booking_event e on e.id = s.event_id
  join public.user_profile p on p.id = r.person_id
  where r.id = p_reservation
$$;

-- Queues a notice to the person who holds a reservation, in his language.
create function app_private.notify_holder(p_kind text, p_reservation uuid, p_dedupe_key text, p_extra jsonb default '{}')
returns void
language sql volatile security definer set search_path = ''
as $$
  select app_private.enqueue_mail(
    p_kind, p.email, p.locale, app_private.reservation_facts(r.id) || p_extra, p_dedupe_key
  )
  from public.booking_reservation r join public.user_profile p on p.id = r.person_id
  where r.id = p_reservation
$$;

-- Sends each attendee with an address of his own his ticket, once the reservation is paid or free.
create function app_private.notify_attendees(p_reservation uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select app_private.enqueue_mail(
    'reservation-ticket', t.custom_email, p.locale,
    app_private.reservation_facts(r.id)
      || jsonb_build_object('ticket_id', t.id, 'ticket_name', t.name_on_ticket, 'tickets', '[]'::jsonb),
    'reservation-ticket:' || t.id
  )
  from public.booking_ticket t
  join public.booking_reservation r on r.id = t.reservation_id
  join public.user_profile p on p.id = r.person_id
  where t.reservation_id = p_reservation and r.is_paid and t.custom_email <> p.email
$$;

