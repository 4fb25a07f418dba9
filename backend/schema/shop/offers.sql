-- The country that prices are shown for; null for visitors and for who has not told.
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

-- Whether an offer is open to the public today.
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

-- The price of a line in a country; null where the country is unknown.
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
