-- What the booking functions share: when a payment is due, and the notices they queue.

-- Payment is due four days on at 23:59 in Prague, or when the slot starts if that is sooner (spec §9); null when the
-- slot has started and nobody waits for the place any more.
create function app.payment_due(p_from timestamptz, p_slot_start timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select
    case
      when p_slot_start > p_from then least(
        p_slot_start,
        (((p_from at time zone 'Europe/Prague')::date + 4) + time '23:59') at time zone 'Europe/Prague'
      )
    end;
$$;

-- The facts a notice about a reservation tells, as they are now: the mail stays true whatever happens afterwards.
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
      'address',
      e.address,
      'slot_name',
      s.name,
      'slot_name_en',
      s.name_en,
      'slot_date',
      s.date_start,
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
      )
    )
  from
    public.booking_reservation as r
    join public.booking_event_slot as s on s.id = r.event_slot_id
    join public.booking_event as e on e.id = s.event_id
    join public.user_profile as p on p.id = r.person_id
  where r.id = p_reservation;
$$;

-- Notices to people who are not the holder of a reservation, and to those whose registration is rejected. Triggers
-- queue them, so that they go out whichever function, call or hand changes the row.

-- The facts of a reservation as its one ticket's attendee is told them.
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
      '[]'::jsonb
    );
$$;

-- Queues a notice to the person who holds a reservation, in his language.
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

-- A place that was free of charge has been told of when it was reserved; what is paid later brings the ticket.
create function app_private.notify_attendees(p_reservation uuid, p_again text default '')
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
      'reservation-ticket:' || t.id || p_again
    )
  from
    public.booking_ticket as t
    join public.booking_reservation as r on r.id = t.reservation_id
    join public.user_profile as p on p.id = r.person_id
  where t.reservation_id = p_reservation and r.is_paid and r.paid_at > r.created_at and t.custom_email != p.email;
$$;

-- Tells somebody else than the holder that a place is reserved for him, when it is and when the ticket is passed on;
-- who gets a ticket that is paid already gets it at once. Passing on is counted; a new reservation was counted as a whole.
create function app_private.tell_attendee()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_holder public.user_profile;
  v_paid boolean;
  v_kind text;
begin
  select r.is_paid into v_paid from public.booking_reservation r where r.id = new.reservation_id;
  select p.* into v_holder
  from public.booking_reservation r join public.user_profile p on p.id = r.person_id
  where r.id = new.reservation_id;
  if v_holder.id is null or new.custom_email = v_holder.email then
    return null;
  end if;
  if tg_op = 'UPDATE' and app.person_id() is not null then
    perform app_private.count_passed_on(app.person_id(), new.custom_email);
  end if;
  v_kind := case when tg_op = 'UPDATE' and v_paid then 'reservation-ticket' else 'reservation-create-custom' end;
  perform app_private.enqueue_mail(
    v_kind, new.custom_email, v_holder.locale, app_private.ticket_facts(new),
    v_kind || ':' || new.id || ':' || new.custom_email
  );
  return null;
end
$$;
create trigger tell_attendee
after insert on booking_ticket
for each row
when (new.custom_email is not null)
execute function app_private.tell_attendee();
create trigger tell_new_attendee
after update of custom_email on booking_ticket
for each row
when (new.custom_email is distinct from old.custom_email and new.custom_email is not null)
execute function app_private.tell_attendee();

-- Tells somebody else than the holder that his ticket is not valid any more: each time that it stops being so.
create function app_private.tell_lost_ticket()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.enqueue_mail(
    'reservation-cancel', old.custom_email, p.locale, app_private.ticket_facts(old),
    'reservation-cancel:' || old.id || ':' || extract(epoch from now())
  )
  from public.booking_reservation r
  join public.user_profile p on p.id = r.person_id
  join public.booking_event_slot s on s.id = r.event_slot_id
  where r.id = old.reservation_id and old.custom_email <> p.email and s.date_start > now();
  return old;
end
$$;
create trigger tell_lost_ticket
before delete on booking_ticket
for each row
when (old.custom_email is not null)
execute function app_private.tell_lost_ticket();

create function app_private.tell_renamed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.notify_holder(
    'reservation-update', r.id, 'reservation-update:' || new.id || ':' || extract(epoch from now()),
    jsonb_build_object('change', 'name', 'removed_name', old.name_on_ticket, 'new_name', new.name_on_ticket)
  )
  from public.booking_reservation r join public.booking_event_slot s on s.id = r.event_slot_id
  where r.id = new.reservation_id and s.date_start > now() and app_private.staff_changes(r.person_id);
  return null;
end
$$;
create trigger tell_renamed
after update of name_on_ticket on booking_ticket
for each row
when (old.name_on_ticket is distinct from new.name_on_ticket)
execute function app_private.tell_renamed();

-- Queues the reminders of payments due tomorrow (Prague) and returns how many. Who reserved only today is not reminded.
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
