-- Company ids (IČO), and the company under which a person's seats are counted. The capacity of a slot per company
-- relies on `app_private.counted_company`, not on `user_profile.ico`: people edit their profile, and could otherwise
-- get around the limit by changing or clearing the id.

-- True for a valid Czech company id: eight digits, the last of which is the check digit. Same rule as `isIco` of
-- libs/domain.
create function app.is_ico(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    case
      when value ~ '^[0-9]{8}$'
      and value != '00000000' then (
        select (11 - sum(substr(value, n, 1)::integer * (9 - n)) % 11) % 10 = substr(value, 8, 1)::integer
        from generate_series(1, 7) as n
      )
      else false
    end;
$$;
grant execute on function app.is_ico(text) to arbora_anon, arbora_service;

-- Removes all white space, also Unicode spaces, so that spellings of one company id compare as equal.
create function app_private.company_id(p_ico text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select regexp_replace(p_ico, '[\s\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]', '', 'g');
$$;

-- Trigger: stores company ids without white space.
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
