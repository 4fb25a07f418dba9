-- Visibility of offers and prices.

-- The country of the caller's profile, whose prices are shown; null for visitors and people without one.
create function app.person_country()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select country from public.user_profile where id = app.person_id();
$$;
grant execute on function app.person_country() to arbora_anon;

-- True if an offer is public and not past its last day (Prague).
create function app.is_open_offer(is_public boolean, valid_until date)
returns boolean
language sql
stable
parallel safe
set search_path = ''
as $$
  select is_public and coalesce(valid_until >= (now() at time zone 'Europe/Prague')::date, true);
$$;
grant execute on function app.is_open_offer(boolean, date) to arbora_anon, arbora_service;

-- The price of an offer line in a country; null if the country is unknown.
create function app.offer_price(country text, price_cz numeric, price_sk numeric, price_pl numeric)
returns numeric
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    case country
      when 'CZ' then price_cz
      when 'SK' then price_sk
      when 'PL' then price_pl
    end;
$$;
grant execute on function app.offer_price(text, numeric, numeric, numeric) to arbora_anon, arbora_service;

-- Sets stock and prices of many offer lines in one transaction, which the history records as one change. Lines have
-- {id, version} and the columns to write of {inventory, price_cz, price_sk, price_pl}; others keep their values.
-- Returns the change, null if nothing differs.
-- Raises auth.forbidden, request.invalid for no or more than 5000 lines, shop.inventory_negative,
-- content.changed_meanwhile (detail {count}) if some of them have been changed or deleted since.
create function public.save_offer_lines(p_lines jsonb)
returns bigint
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count bigint;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 5000 then
    raise exception 'request.invalid';
  end if;
  if exists (
    select from jsonb_to_recordset(p_lines) as given (inventory integer) where given.inventory < 0
  ) then
    raise exception 'shop.inventory_negative';
  end if;
  -- In the order in which orders lock stock (LOCKING.md).
  perform from public.offer_item
  where id in (select given.id from jsonb_to_recordset(p_lines) as given (id uuid))
  order by id for no key update;
  update public.offer_item line set
    inventory = coalesce(given.inventory, line.inventory),
    price_cz = coalesce(given.price_cz, line.price_cz),
    price_sk = coalesce(given.price_sk, line.price_sk),
    price_pl = coalesce(given.price_pl, line.price_pl)
  from jsonb_to_recordset(p_lines) as given (
    id uuid, version integer, inventory integer, price_cz numeric, price_sk numeric, price_pl numeric
  )
  where line.id = given.id and line.version = given.version;
  get diagnostics v_count = row_count;
  if v_count <> jsonb_array_length(p_lines) then
    raise exception 'content.changed_meanwhile'
      using detail = jsonb_build_object('count', jsonb_array_length(p_lines) - v_count)::text;
  end if;
  return nullif(current_setting('arbora.change', true), '')::bigint;
end
$$;
grant execute on function public.save_offer_lines(jsonb) to arbora_manager;
