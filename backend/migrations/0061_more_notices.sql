-- Notices to people who are not the holder of a reservation, and to those whose registration is rejected. Triggers
-- queue them, so that they go out whichever function, call or hand changes the row.

-- The facts of a reservation as its one ticket's attendee is told them.
create function app_private.ticket_facts(p_ticket public.booking_ticket) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select app_private.reservation_facts((p_ticket).reservation_id) || jsonb_build_object(
    'ticket_id', (p_ticket).id, 'ticket_name', (p_ticket).name_on_ticket, 'tickets', '[]'::jsonb
  )
$$;
revoke all on function app_private.ticket_facts(public.booking_ticket) from public;

-- Tells somebody else than the holder that a place is reserved for him, when it is and when the ticket is passed on;
-- who gets a ticket that is paid already gets it at once.
create function app_private.tell_attendee() returns trigger
language plpgsql security definer set search_path = ''
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
  v_kind := case when tg_op = 'UPDATE' and v_paid then 'reservation-ticket' else 'reservation-create-custom' end;
  perform app_private.enqueue_mail(
    v_kind, new.custom_email, v_holder.locale, app_private.ticket_facts(new),
    v_kind || ':' || new.id || ':' || new.custom_email
  );
  return null;
end
$$;
create trigger tell_attendee after insert on public.booking_ticket
  for each row when (new.custom_email is not null)
  execute function app_private.tell_attendee();
create trigger tell_new_attendee after update of custom_email on public.booking_ticket
  for each row when (new.custom_email is distinct from old.custom_email and new.custom_email is not null)
  execute function app_private.tell_attendee();

-- Tells somebody else than the holder that his ticket is not valid any more.
create function app_private.tell_lost_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app_private.enqueue_mail(
    'reservation-cancel', old.custom_email, p.locale, app_private.ticket_facts(old), 'reservation-cancel:' || old.id
  )
  from public.booking_reservation r
  join public.user_profile p on p.id = r.person_id
  join public.booking_event_slot s on s.id = r.event_slot_id
  where r.id = old.reservation_id and old.custom_email <> p.email and s.date_start > now();
  return old;
end
$$;
create trigger tell_lost_ticket before delete on public.booking_ticket
  for each row when (old.custom_email is not null)
  execute function app_private.tell_lost_ticket();

-- A place that was free of charge has been told of when it was reserved; what is paid later brings the ticket.
create or replace function app_private.notify_attendees(p_reservation uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select app_private.enqueue_mail(
    'reservation-ticket', t.custom_email, p.locale, app_private.ticket_facts(t), 'reservation-ticket:' || t.id
  )
  from public.booking_ticket t
  join public.booking_reservation r on r.id = t.reservation_id
  join public.user_profile p on p.id = r.person_id
  where t.reservation_id = p_reservation and r.is_paid and r.paid_at > r.created_at and t.custom_email <> p.email
$$;

-- Tells a person that staff rejected the registration. Before the row goes, because the language goes with it.
create function app_private.tell_rejected() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if app.has_acl('admin') then
    perform app_private.enqueue_mail(
      'account-rejected', old.email,
      coalesce((select locale from public.user_profile where id = old.id), old.prefs ->> 'locale', 'cs'),
      '{}', 'account-rejected:' || old.id
    );
  end if;
  return old;
end
$$;
create trigger tell_rejected before delete on public.auth_person
  for each row when ('arbora_registration' = any (old.roles))
  execute function app_private.tell_rejected();
