-- Rules about events, slots and reservations that hold whoever writes, the data service included.

-- What is left of a cancelled reservation: the door can tell a cancelled ticket from an invented one, and a payment
-- that comes late can be matched to what it was for.
create table app_private.cancelled_reservation (
  id uuid primary key,
  event_slot_id uuid not null,
  person_id uuid not null,
  vs text not null,
  -- The row as it was, tickets in `tickets`.
  reservation jsonb not null,
  reason text not null check (reason in ('customer', 'staff', 'unpaid', 'last_ticket')),
  cancelled_at timestamptz not null default now()
);
alter table app_private.cancelled_reservation enable row level security;
create index cancelled_reservation_vs on app_private.cancelled_reservation (vs);

create table app_private.cancelled_ticket (
  id uuid primary key,
  reservation_id uuid not null,
  event_id uuid not null,
  cancelled_at timestamptz not null default now()
);
alter table app_private.cancelled_ticket enable row level security;

-- The variable symbol of payments under way begins with mask_vs (spec §9), so it stays once a reservation exists.
create function app_private.keep_mask_vs() returns trigger
language plpgsql security definer set search_path = ''
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
create trigger keep_mask_vs before update of mask_vs on public.booking_event
  for each row when (old.mask_vs is distinct from new.mask_vs)
  execute function app_private.keep_mask_vs();

-- A slot never has fewer seats than are held. The update holds the row of the slot, as creating reservations does, so
-- the two cannot pass each other.
create function app_private.keep_capacity_above_used() returns trigger
language plpgsql security definer set search_path = ''
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
create trigger keep_capacity_above_used before update of capacity_total on public.booking_event_slot
  for each row when (new.capacity_total < old.capacity_total)
  execute function app_private.keep_capacity_above_used();

-- Invitations are compared with e-mails as accounts have them: lower-cased and trimmed (spec §5).
create function app_private.normalize_whitelist() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.whitelist := array(
    select distinct lower(btrim(email)) from unnest(new.whitelist) as email where btrim(email) <> '' order by 1
  );
  return new;
end
$$;
create trigger normalize_whitelist before insert or update of whitelist on public.booking_event_slot
  for each row execute function app_private.normalize_whitelist();
