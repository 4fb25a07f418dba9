-- Who sees which offers and prices.

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
