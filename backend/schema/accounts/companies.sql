-- Company ids (IČO), and the company under which a person's seats are counted. The capacity of a slot per company
-- relies on `app_private.counted_company`, not on `user_profile.ico`: people edit their profile, and could otherwise
-- get around the limit by changing or clearing the id.

-- True for a company id that is valid in the country: in Czechia and Slovakia eight digits, in Poland ten (NIP), of which
-- the last is the check digit. Without a country, every id is. Same rule as `isCompanyId` of libs/domain.
create function app.is_company_id(value text, country text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    case
      when value = ''
      or country is null
      or country not in ('CZ', 'SK', 'PL') then true
      when country = 'PL' then value ~ '^[0-9]{10}$'
      and value != '0000000000'
      and (
        select sum(substr(value, n, 1)::integer * substr('657234567', n, 1)::integer) % 11
        from generate_series(1, 9) as n
      ) = substr(value, 10, 1)::integer
      else value ~ '^[0-9]{8}$'
      and value != '00000000'
      and (
        select (11 - sum(substr(value, n, 1)::integer * (9 - n)) % 11) % 10 from generate_series(1, 7) as n
      ) = substr(value, 8, 1)::integer
    end;
$$;
grant execute on function app.is_company_id(text, text) to arbora_anon, arbora_service;

-- A company id in the notation of registers, so that all notations of one id compare as equal: without white space (also
-- Unicode spaces), and if it is a number, without country and hyphens and with leading zeros. Same rule as `companyId` of
-- libs/domain.
create function app_private.company_id(p_ico text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case
      when plain.id !~* '^(CZ|SK|PL)?[0-9][0-9-]*$' then plain.id
      when length(number.digits) in (6, 7) then lpad(number.digits, 8, '0')
      else number.digits
    end
  from
    regexp_replace(
      p_ico,
      '[\s\u00a0\u1680\u180e\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]',
      '',
      'g'
    ) as plain (id)
    cross join regexp_replace(plain.id, '[^0-9]', '', 'g') as number (digits);
$$;

-- Trigger: stores company ids in the notation of registers.
create function app_private.normalize_company_id()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.ico := app_private.company_id(new.ico);
  return new;
end
$$;
create trigger normalize_company_id
before insert or update of ico on user_profile
for each row
execute function app_private.normalize_company_id();

-- The company id under which the seats of a reservation are counted: the person's counted company, else the id on the
-- invoice in the reservation's `custom_data`; null if there is neither.
create function app_private.company_of(p_profile public.user_profile, p_custom_data jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  select
    coalesce(
      (select company.ico from app_private.counted_company as company where company.person_id = (p_profile).id),
      nullif(app_private.company_id(p_custom_data #>> '{invoice,ico}'), '')
    );
$$;

-- Trigger: maintains `app_private.counted_company` when `user_profile.ico` is written. A person's own change sets it
-- only the first time; a change by an admin or a service replaces or removes it.
create function app_private.keep_company()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
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
create trigger keep_company
after insert or update of ico on user_profile
for each row
execute function app_private.keep_company();
