-- Which events and slots a caller sees. The policies of events, slots and reservations refer to each other; definer
-- functions keep them from recursing.

-- True if the event is public.
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

-- True if the caller has a reservation in the slot.
create function app.has_reservation(slot uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (select from public.booking_reservation where event_slot_id = slot and person_id = app.person_id());
$$;
grant execute on function app.has_reservation(uuid) to arbora_anon;

-- True if the caller may see a slot: the event is public, and the whitelist is empty or names the caller.
create function app.may_see_slot(event_is_public boolean, whitelist text[])
returns boolean
language sql
stable
parallel restricted
as $$
  select event_is_public and (whitelist = '{}' or coalesce(app.person_email() = any (whitelist), false));
$$;
grant execute on function app.may_see_slot(boolean, text[]) to arbora_anon;

-- True if the current role sees all slots with their whitelists: sales staff, and roles other than callers' (definer
-- functions, services).
create function app.sees_every_slot()
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    current_user != all (
      '{arbora_anon,arbora_registration,arbora_jobs,arbora_customer,arbora_manager,arbora_admin}'::text[]
    )
    or app.has_acl('sales');
$$;
grant execute on function app.sees_every_slot() to arbora_anon, arbora_service;
