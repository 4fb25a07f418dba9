-- Views of booking. They run with the owner's rights, since they count what the caller may not read, and therefore each
-- says itself which rows it shows.

-- The slots that the caller may know of.
create function app.may_see_slot(event_is_public boolean, whitelist text[])
returns boolean
language sql
stable
parallel restricted
as $$
  select event_is_public and (whitelist = '{}' or coalesce(app.person_email() = any (whitelist), false));
$$;
grant execute on function app.may_see_slot(boolean, text[]) to arbora_anon;

-- Whether whoever runs this statement sees every slot with its guests: sales, and whatever does not act as a caller.
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

-- An empty whitelist opens a slot to everyone, so it is empty only when that is what was written: a list of blanks, or
-- none where there was one, is a mistake. Raises request.invalid (detail {fields: {whitelist}}): `required` for null,
-- `email` for an entry that is none. A list that was kept before, and does not change, is let through.
create function app_private.normalize_whitelist()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.whitelist is not distinct from old.whitelist then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.whitelist := coalesce(new.whitelist, '{}');
  end if;
  if new.whitelist is null then
    raise exception 'request.invalid' using detail = '{"fields":{"whitelist":"required"}}';
  end if;
  if exists (
    select from unnest(new.whitelist) as email
    where btrim(email) !~ '^[^\s@]+@[^\s@]+$' or length(btrim(email)) > 254 or email is null
  ) then
    raise exception 'request.invalid' using detail = '{"fields":{"whitelist":"email"}}';
  end if;
  new.whitelist := array(select distinct lower(btrim(email)) from unnest(new.whitelist) as email order by 1);
  return new;
end
$$;
create trigger normalize_whitelist
before insert or update of whitelist on event_slot
for each row
execute function app_private.normalize_whitelist();

-- A slot never has fewer seats than are held. The update holds the row of the slot, as creating reservations does, so
-- the two cannot pass each other.
create function app_private.keep_capacity_above_used()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_used bigint;
begin
  select coalesce(sum(places), 0) into v_used from public.booking_reservation where event_slot_id = new.id;
  if new.capacity_total < v_used then
    raise exception 'booking.capacity_below_used' using detail = jsonb_build_object('used', v_used)::text;
  end if;
  return new;
end
$$;
create trigger keep_capacity_above_used
before update of capacity_total on event_slot
for each row
when (new.capacity_total < old.capacity_total)
execute function app_private.keep_capacity_above_used();

-- What a new price or start means for reservations that wait for their payment: of a slot that became free they are
-- paid, and their attendees get their tickets; of one that starts sooner they are due by then; what came of another price
-- before may be all of the new one. What was paid stays paid whatever the price becomes, since nobody is asked for money
-- a second time, and a higher or lower price holds for those who have not paid yet: a price may change as long as the
-- nursery wants.
create function app_private.follow_slot()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_reservation uuid;
begin
  for v_reservation in
    select id from public.booking_reservation
    where event_slot_id = new.id and not is_paid and (new.price <> old.price or due_at > new.date_start)
    order by id for no key update
  loop
    if new.price = 0 then
      update public.booking_reservation set is_paid = true, paid_at = now(), due_at = null where id = v_reservation;
      perform app_private.notify_attendees(v_reservation);
      continue;
    end if;
    update public.booking_reservation set due_at = new.date_start where id = v_reservation and due_at > new.date_start;
    if new.price <> old.price then
      perform app_private.settle_payments(v_reservation);
    end if;
  end loop;
  return null;
end
$$;
create trigger follow_slot
after update of price, date_start on event_slot
for each row
when (old.price is distinct from new.price or old.date_start is distinct from new.date_start)
execute function app_private.follow_slot();

create function app_private.tell_new_date()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.tell_moved(new.id, 'date');
  return null;
end
$$;

-- After follow_slot, which may make a payment due sooner.
create trigger tell_new_date
after update of date_start on event_slot
for each row
when (old.date_start is distinct from new.date_start)
execute function app_private.tell_new_date();
