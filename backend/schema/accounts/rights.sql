-- True unless the person is blocked, excluded from the app or not approved yet.
create function app_private.is_admitted(p_person uuid)
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select
    exists (
      select
      from public.auth_person
      where
        id = p_person
        and not is_blocked
        and 'arbora' = any (allowed_apps)
        and not 'arbora_registration' = any (roles)
    );
$$;

-- True if the caller may still write as a customer. Every policy and function for customers checks this, because an
-- access token outlives a block.
create function app.is_admitted()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select app_private.is_admitted(app.person_id());
$$;
grant execute on function app.is_admitted() to arbora_customer, arbora_jobs;

-- True if the caller has the staff right `wanted` (`admin`, `editor`, `sales` or `jobs`): works under a staff role, is
-- not blocked or excluded from the app, and has that right or `admin` in `user_profile.acl`, or the auth role of
-- admins. A definer function, because policies of the tables it reads call it.
create function app.has_acl(wanted text)
returns boolean
language sql
stable
parallel restricted
security definer
set search_path = ''
as $$
  select
    coalesce(current_setting('role', true) in ('arbora_manager', 'arbora_admin'), false)
    and exists (
      select
      from
        public.user_profile as profile
        join public.auth_person as person using (id)
      where
        profile.id = app.person_id()
        and not person.is_blocked
        and 'arbora' = any (person.allowed_apps)
        and (profile.acl && array[wanted, 'admin'] or 'arbora_admin' = any (person.roles))
    );
$$;
grant execute on function app.has_acl(text) to arbora_anon, arbora_service;

-- True if a person with these columns is an admin: admitted, and admin by auth role or `acl`.
create function app_private.is_admin(p_roles text[], p_allowed_apps text[], p_is_blocked boolean, p_acl text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    not p_is_blocked
    and 'arbora' = any (p_allowed_apps)
    and not 'arbora_registration' = any (p_roles)
    and ('arbora_admin' = any (p_roles) or coalesce('admin' = any (p_acl), false));
$$;

-- For the person and session of an access token: is the person admitted, and is the session live? Both can end while
-- the token is valid. No row if the person no longer exists.
create function app_private.caller_standing(p_person uuid, p_session text)
returns table (is_admitted boolean, is_live boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select
    app_private.is_admitted(p_person),
    exists (
      select
      from app_private.session as s
      where s.person_id = p_person and s.id::text = p_session and s.ended_at is null and s.expires_at > now()
    )
  from public.auth_person
  where id = p_person;
$$;
grant execute on function app_private.caller_standing(uuid, text) to arbora_service;

-- Trigger: refuses (42501) a write by staff without the right that the argument names. Staff roles are members of the
-- customer role, so a column granted to a staff role could otherwise be written on the own row through a customer's
-- policy, or with a token from before the right was taken away. It fires whenever the statement names the column, even
-- if the value stays. Definer functions run as the owner and check rights themselves.
create function app_private.require_acl()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('arbora_manager', 'arbora_admin') and not app.has_acl(tg_argv[0]) then
    raise exception using
      errcode = '42501', message = format('permission denied for table %s', tg_table_name),
      schema = tg_table_schema, table = tg_table_name;
  end if;
  return new;
end
$$;
