-- Creates an account with its profile and returns its id. `p_profile` holds the columns of user_profile that the form
-- fills; without a nickname it is `fallback_nickname`. Raises auth.user_exists, profile.nickname_taken.
create function app_private.create_person(
  p_email text,
  p_password_hash text,
  p_roles text[],
  p_allowed_apps text[],
  p_prefs jsonb,
  p_profile jsonb
)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_nickname text := nullif(app.tidy_line(p_profile ->> 'nickname'), '');
  v_constraint text;
begin
  insert into public.auth_person (id, email, roles, allowed_apps, prefs)
  values (v_id, p_email, p_roles, p_allowed_apps, p_prefs);
  insert into app_private.credential (person_id, password_hash) values (v_id, p_password_hash);
  insert into public.user_profile (
    id, email, nickname, name, phone, ico, dic, company, street, city, zip, company_type, country, region, locale
  )
  select
    v_id,
    p_email,
    coalesce(v_nickname, app_private.fallback_nickname(p_email, v_id)),
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
    p.region,
    coalesce(p.locale, 'cs')
  from jsonb_to_record(p_profile) as p(
    name text, phone text, ico text, dic text, company text, street text, city text, zip text,
    company_type integer, country text, region smallint, locale text
  );
  return v_id;
exception
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint in ('user_profile_nickname', 'user_profile_nickname_skeleton') then
      raise exception using errcode = 'P0001', message = 'profile.nickname_taken';
    end if;
    raise exception using errcode = 'P0001', message = 'auth.user_exists';
end
$$;
grant execute on function app_private.create_person(text, text, text[], text[], jsonb, jsonb) to arbora_service;

-- Approves a registration: the person becomes a customer. The trigger `follow_person` logs it and mails the person.
-- Returns false if the account was approved before. For admins; raises auth.forbidden, auth.user_unknown.
create function app.approve_registration(p_id uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('admin') then
    raise exception using errcode = 'P0001', message = 'auth.forbidden';
  end if;
  update public.auth_person
  set roles = case
    when 'arbora_customer' = any (roles) then array_remove(roles, 'arbora_registration')
    else array_replace(roles, 'arbora_registration', 'arbora_customer')
  end
  where id = p_id and 'arbora_registration' = any (roles);
  if found then
    return true;
  end if;
  if not exists (select from public.auth_person where id = p_id) then
    raise exception using errcode = 'P0001', message = 'auth.user_unknown';
  end if;
  return false;
end
$$;
grant execute on function app.approve_registration(uuid) to arbora_admin;

-- Rejects a registration: mails the person `p_reason` (a code of REJECTION_REASONS) and `p_note`, and erases the account.
-- Returns false if there is no such account. For admins; raises auth.forbidden, registration.approved (also for an account with reservations or orders).
create function app.reject_registration(p_id uuid, p_reason text, p_note text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.auth_person;
begin
  if not app.has_acl('admin') then
    raise exception using errcode = 'P0001', message = 'auth.forbidden';
  end if;
  -- The profile before the person, as in erase_person: no reservation can be made in between.
  perform from public.user_profile where id = p_id for update;
  select * into v_person from public.auth_person where id = p_id for update;
  if not found then
    return false;
  end if;
  if not 'arbora_registration' = any (v_person.roles) then
    raise exception using errcode = 'P0001', message = 'registration.approved';
  end if;
  if exists (select from public.booking_reservation where person_id = p_id)
    or exists (select from public.shop_order where profile_id = p_id)
  then
    raise exception using errcode = 'P0001', message = 'registration.approved';
  end if;
  insert into app_private.auth_log (event, actor_id, details)
  values ('registration_rejected', app.person_id(), jsonb_build_object('person_id', p_id, 'reason', p_reason));
  perform set_config('arbora.rejection', jsonb_build_object('reason', p_reason, 'note', p_note)::text, true);
  return app_private.erase_person(p_id, app.person_id());
end
$$;
grant execute on function app.reject_registration(uuid, text, text) to arbora_admin;

-- Trigger: mails a person whose registration an admin rejects. It runs before the row is deleted, because it reads the
-- person's language.
create function app_private.notify_rejected()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if app.has_acl('admin') then
    perform app_private.enqueue_mail(
      'account-rejected', old.email,
      coalesce((select locale from public.user_profile where id = old.id), old.prefs ->> 'locale', 'cs'),
      coalesce(nullif(current_setting('arbora.rejection', true), '')::jsonb, '{}'), 'account-rejected:' || old.id
    );
  end if;
  return old;
end
$$;
create trigger notify_rejected
before delete on auth_person
for each row
when ('arbora_registration' = any (old.roles))
execute function app_private.notify_rejected();
