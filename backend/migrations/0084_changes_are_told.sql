-- What is changed in somebody's reservation by others is told to him (spec §4, reservation-update): a name on a ticket,
-- the invoice, when and where it takes place. What he changes himself he knows; a ticket taken out is told by
-- app.delete_ticket. Triggers queue it, so that it goes out whichever call changes the row.

-- Whether staff is changing something of another person.
create function app_private.staff_changes(p_person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select app.has_acl('sales') and app.person_id() is distinct from p_person $$;
revoke all on function app_private.staff_changes(uuid) from public;

create function app_private.tell_renamed() returns trigger
language plpgsql security definer set search_path = ''
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
revoke all on function app_private.tell_renamed() from public;
create trigger tell_renamed after update of name_on_ticket on public.booking_ticket
  for each row when (old.name_on_ticket is distinct from new.name_on_ticket)
  execute function app_private.tell_renamed();

create function app_private.tell_new_invoice() returns trigger
language plpgsql security definer set search_path = ''
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
revoke all on function app_private.tell_new_invoice() from public;
create trigger tell_new_invoice after update of custom_data on public.booking_reservation
  for each row when (old.custom_data -> 'invoice' is distinct from new.custom_data -> 'invoice')
  execute function app_private.tell_new_invoice();

-- Tells all who hold places of a slot to come, and those they brought along, that it has changed.
create function app_private.tell_moved(p_slot uuid, p_change text) returns void
language sql volatile security definer set search_path = ''
as $$
  select app_private.notify_holder(
    'reservation-update', r.id, 'reservation-update:' || r.id || ':' || p_change || ':' || extract(epoch from now()),
    jsonb_build_object('change', p_change)
  )
  from public.booking_reservation r join public.booking_event_slot s on s.id = r.event_slot_id
  where r.event_slot_id = p_slot and r.places > 0 and s.date_start > now();
  select app_private.enqueue_mail(
    'reservation-update', t.custom_email, p.locale,
    app_private.ticket_facts(t) || jsonb_build_object('change', p_change),
    'reservation-update:' || t.id || ':' || p_change || ':' || extract(epoch from now())
  )
  from public.booking_reservation r
  join public.booking_event_slot s on s.id = r.event_slot_id
  join public.booking_ticket t on t.reservation_id = r.id
  join public.user_profile p on p.id = r.person_id
  where r.event_slot_id = p_slot and s.date_start > now() and t.custom_email <> p.email;
$$;
revoke all on function app_private.tell_moved(uuid, text) from public;

create function app_private.tell_new_date() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app_private.tell_moved(new.id, 'date');
  return null;
end
$$;
revoke all on function app_private.tell_new_date() from public;
-- After follow_slot, which may make a payment due sooner.
create trigger tell_new_date after update of date_start on public.booking_event_slot
  for each row when (old.date_start is distinct from new.date_start)
  execute function app_private.tell_new_date();

create function app_private.tell_new_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app_private.tell_moved(s.id, 'place') from public.booking_event_slot s where s.event_id = new.id;
  return null;
end
$$;
revoke all on function app_private.tell_new_place() from public;
create trigger tell_new_place after update of address on public.booking_event
  for each row when (old.address is distinct from new.address)
  execute function app_private.tell_new_place();
