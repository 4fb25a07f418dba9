-- Mails about reservations, queued in `app_private.mail`.

-- The current facts of a reservation for a mail: later changes do not alter queued mails.
create function app_private.reservation_facts(p_reservation uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    jsonb_build_object(
      'reservation_id',
      r.id,
      'reserved_at',
      r.created_at,
      'person_name',
      p.name,
      'person_email',
      p.email,
      'event_id',
      e.id,
      'event_title',
      e.title,
      'event_title_en',
      e.title_en,
      'event_title_pl',
      e.title_pl,
      'address',
      e.address,
      'slot_name',
      s.name,
      'slot_name_en',
      s.name_en,
      'slot_name_pl',
      s.name_pl,
      'slot_date',
      s.date_start,
      'slot_end',
      app_private.slot_end(s, e),
      'price',
      s.price,
      'places',
      r.places,
      'is_paid',
      r.is_paid,
      'due_at',
      r.due_at,
      'variable_symbol',
      app.variable_symbol(e.mask_vs, r.vs),
      'tickets',
      coalesce(
        (
          select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name_on_ticket) order by t.position, t.id)
          from public.booking_ticket as t
          where t.reservation_id = r.id
        ),
        '[]'
      ),
      'invoice',
      r.custom_data -> 'invoice',
      'document',
      app_private.reservation_document(r.id)
    )
  from
    public.booking_reservation as r
    join public.event_slot as s on s.id = r.event_slot_id
    join public.booking_event as e on e.id = s.event_id
    join public.user_profile as p on p.id = r.person_id
  where r.id = p_reservation;
$$;
grant execute on function app_private.reservation_facts(uuid) to arbora_service;

-- The same for the attendee of one ticket, without the other tickets and the invoice data.
create function app_private.ticket_facts(p_ticket public.booking_ticket)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    app_private.reservation_facts((p_ticket).reservation_id) || jsonb_build_object(
      'ticket_id',
      (p_ticket).id,
      'ticket_name',
      (p_ticket).name_on_ticket,
      'tickets',
      '[]'::jsonb,
      'invoice',
      null,
      'document',
      null
    );
$$;

-- Queues a mail `p_kind` to the holder of a reservation, in the holder's language, with `p_extra` added to its facts.
create function app_private.notify_holder(
  p_kind text,
  p_reservation uuid,
  p_dedupe_key text,
  p_extra jsonb default '{}'
)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  select
    app_private.enqueue_mail(p_kind, p.email, p.locale, app_private.reservation_facts(r.id) || p_extra, p_dedupe_key)
  from
    public.booking_reservation as r
    join public.user_profile as p on p.id = r.person_id
  where r.id = p_reservation;
$$;

-- Mails the tickets of a paid reservation to attendees other than the holder. Free reservations are left out, since
-- their attendees were notified when the seats were reserved. `p_key_suffix` is added to the dedupe key.
create function app_private.notify_attendees(p_reservation uuid, p_key_suffix text default '')
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  select
    app_private.enqueue_mail(
      'reservation-ticket',
      t.custom_email,
      p.locale,
      app_private.ticket_facts(t),
      'reservation-ticket:' || t.id || p_key_suffix
    )
  from
    public.booking_ticket as t
    join public.booking_reservation as r on r.id = t.reservation_id
    join public.user_profile as p on p.id = r.person_id
  where t.reservation_id = p_reservation and r.is_paid and r.paid_at > r.created_at and t.custom_email != p.email;
$$;

-- Job: queues reminders for payments due by the end of tomorrow (Prague) and returns how many. Reservations made today
-- are left out, and overpaid ones, which wait for staff.
create function app_private.remind_of_payments()
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_today date := (now() at time zone 'Europe/Prague')::date;
  v_count integer;
begin
  perform app_private.notify_holder('reservation-reminder', r.id, 'reservation-reminder:' || r.id || ':' || r.due_at::date)
  from public.booking_reservation r
  where not r.is_paid and r.due_at > now()
    and r.due_at < ((v_today + 2)::timestamp at time zone 'Europe/Prague')
    and r.created_at < (v_today::timestamp at time zone 'Europe/Prague')
    and not app_private.is_overpaid(r.id)
    and not exists (
      select from app_private.mail where dedupe_key = 'reservation-reminder:' || r.id || ':' || r.due_at::date
    );
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
grant execute on function app_private.remind_of_payments() to arbora_service;
