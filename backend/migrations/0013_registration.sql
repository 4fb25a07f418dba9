-- Accounts come into being in one place, so that person, password and profile are always together.

-- Makes an account and returns its id. `p_profile` holds the columns of user_profile that a form fills; a nickname
-- is the given one or, when none is given, the e-mail's local part with the first characters of the id (spec §5).
-- Raises auth.user_exists, profile.nickname_taken.
create function app_private.create_person(
  p_email text,
  p_password_hash text,
  p_roles text[],
  p_allowed_apps text[],
  p_prefs jsonb,
  p_profile jsonb
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_nickname text := nullif(btrim(p_profile ->> 'nickname'), '');
  v_constraint text;
begin
  insert into public.auth_person (id, email, roles, allowed_apps, prefs)
  values (v_id, p_email, p_roles, p_allowed_apps, p_prefs);
  insert into app_private.credential (person_id, password_hash) values (v_id, p_password_hash);
  insert into public.user_profile (
    id, email, nickname, name, phone, ico, dic, company, street, city, zip, company_type, country, locale
  )
  select
    v_id,
    p_email,
    coalesce(v_nickname, left(split_part(p_email, '@', 1), 50) || left(v_id::text, 4)),
    nullif(p.name, ''),
    nullif(p.phone, ''),
    nullif(p.ico, ''),
    nullif(p.dic, ''),
    nullif(p.company, ''),
    nullif(p.street, ''),
    nullif(p.city, ''),
    nullif(p.zip, ''),
    p.company_type,
    p.country,
    coalesce(p.locale, 'cs')
  from jsonb_to_record(p_profile) as p(
    name text, phone text, ico text, dic text, company text, street text, city text, zip text,
    company_type integer, country text, locale text
  );
  return v_id;
exception
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint = 'user_profile_nickname' then
      raise exception using errcode = 'P0001', message = 'profile.nickname_taken';
    end if;
    raise exception using errcode = 'P0001', message = 'auth.user_exists';
end
$$;
revoke all on function app_private.create_person(text, text, text[], text[], jsonb, jsonb) from public;
grant execute on function app_private.create_person(text, text, text[], text[], jsonb, jsonb) to arbora_service;

-- Approves a registration: the person becomes a customer and is told so in the own language, in one transaction.
-- Returns whether this call did it; a second approval changes nothing. Callers need the users section (admin).
-- Raises auth.forbidden, auth.user_unknown.
create function app.approve_registration(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.auth_person;
  v_profile public.user_profile;
begin
  if not app.has_acl('admin') then
    raise exception using errcode = 'P0001', message = 'auth.forbidden';
  end if;
  select * into v_person from public.auth_person where id = p_id for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'auth.user_unknown';
  end if;
  if not 'arbora_registration' = any (v_person.roles) then
    return false;
  end if;
  update public.auth_person
  set roles = case
    when 'arbora_customer' = any (roles) then array_remove(roles, 'arbora_registration')
    else array_replace(roles, 'arbora_registration', 'arbora_customer')
  end
  where id = p_id;
  select * into v_profile from public.user_profile where id = p_id;
  perform app_private.enqueue_mail(
    'account-approved',
    v_person.email,
    coalesce(v_profile.locale, v_person.prefs ->> 'locale', 'cs'),
    jsonb_build_object('person_id', p_id, 'email', v_person.email, 'name', v_profile.name),
    'account-approved:' || p_id
  );
  insert into app_private.auth_log (event, person_id, actor_id, email)
  values ('registration_approved', p_id, app.person_id(), v_person.email);
  return true;
end
$$;
grant execute on function app.approve_registration(uuid) to arbora_admin;

-- Rejects a registration: the account that never was one is erased with all it holds, and the address may register
-- again. Returns whether this call did it. Raises auth.forbidden, registration.approved for a person who is in already.
create function app.reject_registration(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.auth_person;
begin
  if not app.has_acl('admin') then
    raise exception using errcode = 'P0001', message = 'auth.forbidden';
  end if;
  select * into v_person from public.auth_person where id = p_id for update;
  if not found then
    return false;
  end if;
  if not 'arbora_registration' = any (v_person.roles) then
    raise exception using errcode = 'P0001', message = 'registration.approved';
  end if;
  delete from public.auth_person where id = p_id;
  insert into app_private.auth_log (event, actor_id, email, details)
  values ('registration_rejected', app.person_id(), v_person.email, jsonb_build_object('person_id', p_id));
  return true;
end
$$;
grant execute on function app.reject_registration(uuid) to arbora_admin;
