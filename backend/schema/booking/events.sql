-- Policies of slots and events ask about each other; these two definer functions keep them from going round in a
-- circle.
create function app.is_public_event(event uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.booking_event where id = event and is_public);
$$;
grant execute on function app.is_public_event(uuid) to arbora_anon;

-- The variable symbol of payments under way begins with mask_vs (spec §9), so it stays once a reservation exists.
create function app_private.keep_mask_vs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.booking_reservation r
    join public.booking_event_slot s on s.id = r.event_slot_id
    where s.event_id = new.id
  ) then
    raise exception 'booking.mask_vs_fixed';
  end if;
  return new;
end
$$;
create trigger keep_mask_vs
before update of mask_vs on booking_event
for each row
when (old.mask_vs is distinct from new.mask_vs)
execute function app_private.keep_mask_vs();

create function app_private.tell_new_place()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.tell_moved(s.id, 'place') from public.booking_event_slot s where s.event_id = new.id;
  return null;
end
$$;
create trigger tell_new_place
after update of address on booking_event
for each row
when (old.address is distinct from new.address)
execute function app_private.tell_new_place();

-- What is changed in somebody's reservation by others is told to him (spec §4, reservation-update): a name on a ticket,
-- the invoice, when and where it takes place. What he changes himself he knows; a ticket taken out is told by
-- app.delete_ticket. Triggers queue it, so that it goes out whichever call changes the row.

-- Whether staff is changing something of another person.
create function app_private.staff_changes(p_person uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select app.has_acl('sales') and app.person_id() is distinct from p_person;
$$;

-- Tells all who hold places of a slot to come, and those they brought along, that it has changed.
create function app_private.tell_moved(p_slot uuid, p_change text)
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
