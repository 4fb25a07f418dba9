-- Notices that the change of a row causes. Triggers queue them, so that they are sent whichever call makes the change.
-- Holders are notified of changes by others, not of their own; a deleted ticket is reported by app.delete_ticket.

-- True if the caller is sales staff and not `p_person`.
create function app_private.staff_changes(p_person uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select app.has_acl('sales') and app.person_id() is distinct from p_person;
$$;

-- Mails the holders of a future slot's reservations, and their guests with an address, that the `place` or `date`
-- changed.
create function app_private.notify_moved(p_slot uuid, p_change text)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  select
    app_private.notify_holder(
      'reservation-update',
      r.id,
      'reservation-update:' || r.id || ':' || p_change || ':' || extract(epoch from now()),
      jsonb_build_object('change', p_change)
    )
  from
    public.booking_reservation as r
    join public.booking_event_slot as s on s.id = r.event_slot_id
  where r.event_slot_id = p_slot and r.places > 0 and s.date_start > now();
  select
    app_private.enqueue_mail(
      'reservation-update',
      t.custom_email,
      p.locale,
      app_private.ticket_facts(t) || jsonb_build_object('change', p_change),
      'reservation-update:' || t.id || ':' || p_change || ':' || extract(epoch from now())
    )
  from
    public.booking_reservation as r
    join public.booking_event_slot as s on s.id = r.event_slot_id
    join public.booking_ticket as t on t.reservation_id = r.id
    join public.user_profile as p on p.id = r.person_id
  where r.event_slot_id = p_slot and s.date_start > now() and t.custom_email != p.email;
$$;

-- Trigger: mails attendees when the event's address changes.
create function app_private.notify_new_place()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.notify_moved(s.id, 'place') from public.booking_event_slot s where s.event_id = new.id;
  return null;
end
$$;
create trigger notify_new_place
after update of address on booking_event
for each row
when (old.address is distinct from new.address)
execute function app_private.notify_new_place();

-- Trigger: mails attendees when the slot's start changes. It fires after follow_slot (by name), which may bring the due
-- date forward.
create function app_private.notify_new_date()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.notify_moved(new.id, 'date');
  return null;
end
$$;

create trigger notify_new_date
after update of date_start on event_slot
for each row
when (old.date_start is distinct from new.date_start)
execute function app_private.notify_new_date();

-- Trigger: mails the holder when staff change the invoice.
create function app_private.notify_new_invoice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if app_private.staff_changes(new.person_id) then
    perform app_private.notify_holder(
      'reservation-update', new.id, 'reservation-update:' || new.id || ':invoice:' || extract(epoch from now()),
      '{"change": "invoice"}'
    );
  end if;
  return null;
end
$$;
create trigger notify_new_invoice
after update of custom_data on booking_reservation
for each row
when (old.custom_data -> 'invoice' is distinct from new.custom_data -> 'invoice')
execute function app_private.notify_new_invoice();

-- Trigger: mails the holder when staff change the name on a ticket.
create function app_private.notify_renamed()
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
create trigger notify_renamed
after update of name_on_ticket on booking_ticket
for each row
when (old.name_on_ticket is distinct from new.name_on_ticket)
execute function app_private.notify_renamed();

-- Trigger: mails the address of a new or passed-on ticket, unless it is the holder's: that a seat is reserved, or the
-- ticket itself if it is passed on and paid. Passing on counts against the caller's limit; new reservations are counted
-- as a whole.
create function app_private.notify_attendee()
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
create trigger notify_attendee
after insert on booking_ticket
for each row
when (new.custom_email is not null)
execute function app_private.notify_attendee();
create trigger notify_new_attendee
after update of custom_email on booking_ticket
for each row
when (new.custom_email is distinct from old.custom_email and new.custom_email is not null)
execute function app_private.notify_attendee();

-- Trigger: mails the address of a deleted ticket of a future slot, unless it is the holder's. The time in the key makes
-- it a new mail each time.
create function app_private.notify_lost_ticket()
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
create trigger notify_lost_ticket
before delete on booking_ticket
for each row
when (old.custom_email is not null)
execute function app_private.notify_lost_ticket();
