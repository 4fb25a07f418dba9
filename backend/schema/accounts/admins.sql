-- Changes of rights (`roles`, `allowed_apps`, `is_blocked`, `acl`): which are refused, and their consequences.

-- Trigger: stores an empty `acl` as null, so that there is one value for "no staff rights".
create function app_private.keep_acl()
returns trigger
language plpgsql
set search_path = ''
as $$
  begin
    new.acl := nullif(new.acl, '{}');
    return new;
  end
  $$;
create trigger keep_acl
before insert or update of acl on user_profile
for each row
execute function app_private.keep_acl();

-- Refuses to take an admin's rights away. Raises auth.own_account if `p_id` is the caller, and auth.last_admin if no
-- other admin is left. The advisory lock serializes admins who demote each other: the second one then turns out to
-- be the last. Sessions of the database owner are exempt, as they are from row security.
create function app_private.guard_admin(p_id uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if session_user not in ('authenticator', 'arbora_service') then
    return;
  end if;
  if p_id = app.person_id() then
    raise exception using errcode = 'P0001', message = 'auth.own_account';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('arbora admins', 0));
  if not exists (
    select from public.auth_person person left join public.user_profile profile using (id)
    where person.id <> p_id
      and app_private.is_admin(person.roles, person.allowed_apps, person.is_blocked, profile.acl)
  ) then
    raise exception using errcode = 'P0001', message = 'auth.last_admin';
  end if;
end
$$;

-- Trigger: enforces `guard_admin` for changes of `acl`. Also, a request that comes through the data service never adds
-- a right unless the caller is an admin at that moment, even if it goes through a definer function (error 42501).
create function app_private.guard_acl()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.auth_person;
begin
  if session_user = 'authenticator' and not app.has_acl('admin')
    and not coalesce(new.acl, '{}') <@ coalesce(old.acl, '{}')
  then
    raise exception using errcode = '42501', message = 'permission denied for table user_profile';
  end if;
  select * into v_person from public.auth_person where id = old.id;
  if app_private.is_admin(v_person.roles, v_person.allowed_apps, v_person.is_blocked, old.acl)
    and not app_private.is_admin(v_person.roles, v_person.allowed_apps, v_person.is_blocked, new.acl)
  then
    perform app_private.guard_admin(old.id);
  end if;
  return new;
end
$$;
create trigger guard_acl
before update of acl on user_profile
for each row
when (old.acl is distinct from new.acl)
execute function app_private.guard_acl();

-- Trigger: logs a change of `acl` with its actor.
create function app_private.follow_acl()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  insert into app_private.auth_log (event, person_id, actor_id, email, details)
  values (
    'acl_changed', new.id, app.person_id(), new.email, jsonb_build_object('acl', new.acl, 'acl_before', old.acl)
  );
  return null;
end
$$;
create trigger follow_acl
after update of acl on user_profile
for each row
when (old.acl is distinct from new.acl)
execute function app_private.follow_acl();

-- Trigger: enforces `guard_admin` when an account is deleted, blocked, or loses its roles or the app.
create function app_private.guard_person()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_acl text[] := (select acl from public.user_profile where id = old.id);
begin
  if app_private.is_admin(old.roles, old.allowed_apps, old.is_blocked, v_acl)
    and (tg_op = 'DELETE' or not app_private.is_admin(new.roles, new.allowed_apps, new.is_blocked, v_acl))
  then
    perform app_private.guard_admin(old.id);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger guard_person
before update of roles, allowed_apps, is_blocked or delete on auth_person
for each row
execute function app_private.guard_person();

-- Trigger: logs a change of roles, apps or block with its actor. Ends the sessions and the reset and login links of a
-- person who was blocked or lost the app. Mails a person whose registration was approved, in the person's language,
-- with a link that logs in once within a day, and deletes a pending decision on it.
create function app_private.follow_person()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_event text;
  v_profile public.user_profile;
  v_token text;
begin
  if new.is_blocked is distinct from old.is_blocked then
    insert into app_private.auth_log (event, person_id, actor_id, email)
    values (case when new.is_blocked then 'blocked' else 'unblocked' end, new.id, app.person_id(), new.email);
  end if;
  if new.is_blocked or not 'arbora' = any (new.allowed_apps) then
    update app_private.session set ended_at = now(), ended_reason = 'refused'
    where person_id = new.id and ended_at is null;
    update app_private.password_reset set used_at = now() where person_id = new.id and used_at is null;
    update app_private.login_link set used_at = now() where person_id = new.id and used_at is null;
  end if;
  if new.roles is distinct from old.roles or new.allowed_apps is distinct from old.allowed_apps then
    v_event := case
      when 'arbora_registration' = any (old.roles) and not 'arbora_registration' = any (new.roles)
      then 'registration_approved' else 'roles_changed'
    end;
    insert into app_private.auth_log (event, person_id, actor_id, email, details)
    values (
      v_event, new.id, app.person_id(), new.email,
      jsonb_build_object('roles', new.roles, 'roles_before', old.roles, 'allowed_apps', new.allowed_apps)
    );
  end if;
  if v_event = 'registration_approved' then
    delete from public.registration_decision where person_id = new.id;
    select * into v_profile from public.user_profile where id = new.id;
    v_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into app_private.login_link (person_id, token_hash, expires_at)
    values (new.id, sha256(v_token::bytea), now() + interval '24 hours');
    perform app_private.enqueue_mail(
      'account-approved',
      new.email,
      coalesce(v_profile.locale, new.prefs ->> 'locale', 'cs'),
      jsonb_build_object(
        'person_id', new.id, 'email', new.email, 'name', v_profile.name,
        'token', v_token, 'return_path', new.prefs ->> 'return_path'
      ),
      'account-approved:' || new.id
    );
  end if;
  return null;
end
$$;
create trigger follow_person
after update of roles, allowed_apps, is_blocked on auth_person
for each row
when
  (
    old.roles is distinct from new.roles
    or old.allowed_apps is distinct from new.allowed_apps
    or old.is_blocked is distinct from new.is_blocked
  )
execute function app_private.follow_person();
