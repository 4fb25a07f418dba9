-- Writing slots: whitelists, and the effects of a new price or start on reservations.

-- Trigger: sorts, lower-cases and de-duplicates the whitelist. An empty list opens the slot to everyone, so lists that
-- are empty by mistake are refused: raises request.invalid (detail {fields: {whitelist}}) with `required` for null and
-- `email` for an entry that is no address.
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

-- Trigger: applies a new price or start to unpaid reservations. If the slot is free of charge now, they become paid and
-- attendees get their tickets; a start before the due date becomes the due date; payments received may cover the new
-- price. Paid reservations stay paid at any price.
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

-- Trigger: writes to booking_event_slot; staff need the sales right (42501). An update changes only columns that the
-- request changed, so that concurrent changes of others are kept, or raises content.changed_meanwhile. Returns the row
-- as the view shows it.
create function app_private.write_slot()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  declare
    v_id uuid;
  begin
    if session_user = 'authenticator' and not app.has_acl('sales') then
      raise exception 'permission denied for slots' using errcode = '42501';
    end if;
    if tg_op = 'DELETE' then
      delete from public.event_slot where id = old.id;
      return case when found then old end;
    end if;
    if tg_op = 'INSERT' then
      insert into public.event_slot
      select * from jsonb_populate_record(null::public.event_slot, to_jsonb(new))
      returning id into v_id;
    else
      v_id := old.id;
      if not app_private.write_through('public.event_slot', to_jsonb(old), to_jsonb(new)) then
        return null;
      end if;
    end if;
    select * into new from public.booking_event_slot where id = v_id;
    return new;
  end
  $$;
