-- The seats of a company are counted under an id that its people cannot change: emptied or altered in the own profile,
-- it let them reserve beyond what one company may. And a Czech company id that is written has eight digits with a right
-- check digit, whichever call writes it.

-- Whether it is a Czech company id: eight digits, the last of which is the check digit (libs/domain isIco).
create function app.is_ico(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case when value ~ '^[0-9]{8}$' and value <> '00000000' then (
    select (11 - sum(substr(value, n, 1)::integer * (9 - n)) % 11) % 10 = substr(value, 8, 1)::integer
    from generate_series(1, 7) n
  ) else false end
$$;
grant execute on function app.is_ico(text) to arbora_anon, arbora_service;

create trigger user_profile_ico_digits after insert or update on public.user_profile
  for each row when (new.country = 'CZ' and new.ico <> '' and not app.is_ico(new.ico))
  execute function app_private.refuse_written('ico', 'country');
create trigger booking_reservation_invoice_ico after insert on public.booking_reservation
  for each row when (
    new.custom_data #>> '{invoice,country}' = 'CZ' and new.custom_data #>> '{invoice,ico}' <> ''
    and not app.is_ico(new.custom_data #>> '{invoice,ico}')
  )
  execute function app_private.refuse_written('custom_data');
create trigger booking_reservation_changed_invoice_ico after update of custom_data on public.booking_reservation
  for each row when (
    new.custom_data -> 'invoice' is distinct from old.custom_data -> 'invoice'
    and new.custom_data #>> '{invoice,country}' = 'CZ' and new.custom_data #>> '{invoice,ico}' <> ''
    and not app.is_ico(new.custom_data #>> '{invoice,ico}')
  )
  execute function app_private.refuse_written('custom_data');

-- The company id under which a person's seats are counted: the one that registration gave, else the first one that the
-- person wrote, until an admin or a service writes another. The profile's own is for invoices.
create table app_private.counted_company (
  person_id uuid primary key references public.user_profile on delete cascade,
  ico text not null check (ico <> '')
);
alter table app_private.counted_company enable row level security;
insert into app_private.counted_company (person_id, ico)
select id, app_private.company_id(ico) from public.user_profile where app_private.company_id(ico) <> '';

create function app_private.keep_company() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ico text := nullif(app_private.company_id(new.ico), '');
begin
  if session_user = 'authenticator' and not app.has_acl('admin') then
    insert into app_private.counted_company (person_id, ico)
    select new.id, v_ico where v_ico is not null
    on conflict do nothing;
  elsif v_ico is null then
    delete from app_private.counted_company where person_id = new.id;
  else
    insert into app_private.counted_company (person_id, ico) values (new.id, v_ico)
    on conflict (person_id) do update set ico = excluded.ico;
  end if;
  return null;
end
$$;
revoke all on function app_private.keep_company() from public;
create trigger keep_company after insert or update of ico on public.user_profile
  for each row execute function app_private.keep_company();

-- The company id that a reservation is counted under: the person's, else the one of the invoice (decision 26).
create or replace function app_private.company_of(p_profile public.user_profile, p_custom_data jsonb) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select company.ico from app_private.counted_company company where company.person_id = (p_profile).id),
    nullif(app_private.company_id(p_custom_data #>> '{invoice,ico}'), '')
  )
$$;

-- How many tickets of a slot a company holds together. Sales sees every company; a customer only the one under which his
-- own seats are counted, and only in slots where a ticket of his own is counted under it.
create or replace view public.event_slots_tickets_by_ico with (security_barrier = true) as
  select
    reservation.event_slot_id as id,
    ticket.ico,
    count(*)::integer as tickets
  from public.booking_ticket ticket
  join public.booking_reservation reservation on reservation.id = ticket.reservation_id
  where (select app.has_acl('sales'))
    or ticket.ico = (
      select company.ico from app_private.counted_company company where company.person_id = (select app.person_id())
    )
  group by reservation.event_slot_id, ticket.ico
  having ticket.ico is not null
    and ((select app.has_acl('sales')) or bool_or(reservation.person_id = (select app.person_id())));

-- What a person's export says of it, beside app_private.person_data.
create function app_private.counted_company_data(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('counted_company', (
    select company.ico from app_private.counted_company company where company.person_id = p_id
  ))
$$;
revoke all on function app_private.counted_company_data(uuid) from public;
grant execute on function app_private.counted_company_data(uuid) to arbora_service;
