-- Who is blocked, shut out of the app or not let in yet changes nothing any more, however long the token at hand lasts.
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

-- Whether the caller may still write what customers may: the rule of every policy and function by which they do.
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

-- Staff are those alone who are let into the app.
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

-- Whether a person who holds this may do an admin's work: may come in, and has the right by auth role or `acl`.
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

-- Whether the person of an access token is admitted, and whether the token's session is live: both may have ended while
-- the token is still valid. No row for a person who is gone.
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

-- Staff roles are members of the customer role, and a token outlives the right it was issued for: a column granted to a
-- staff role is also writable on the own row, through a customer's policy. Such a column asks for the right itself.

-- Refuses a write by a caller who does not hold the right named by the trigger's argument. It fires whenever the column
-- is named, whatever its value. Our own definer functions run as the owner and ask for themselves.
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
