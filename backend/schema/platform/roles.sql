-- Roles of callers and services; see backend/CONVENTIONS.md. `authenticator` logs in and switches to the role in the
-- caller's token; `arbora_service` logs in for the services' own work. `arbora_*_lists` own views: no session uses
-- them, and row security applies to the tables that their views read. All databases of a server share the roles, so
-- they may exist already or be created concurrently by another database.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('arbora_anon', 'nologin'),
      ('arbora_registration', 'nologin'),
      ('arbora_customer', 'nologin'),
      ('arbora_jobs', 'nologin'),
      ('arbora_manager', 'nologin'),
      ('arbora_admin', 'nologin'),
      ('arbora_public_lists', 'nologin'),
      ('arbora_sales_lists', 'nologin'),
      ('arbora_editor_lists', 'nologin'),
      ('arbora_admin_lists', 'nologin'),
      ('arbora_staff_lists', 'nologin'),
      ('authenticator', 'login noinherit'),
      ('arbora_service', 'login')
    ) as role(name, options)
  loop
    begin
      if not exists (select from pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.options);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;

-- Staff roles inherit the rights of customers, and all roles those of anonymous visitors. A policy for a role also
-- applies to the roles that inherit from it.
do $$
declare
  membership record;
begin
  for membership in
    select * from (values
      ('arbora_anon', 'arbora_registration'),
      ('arbora_anon', 'arbora_customer'),
      ('arbora_anon', 'arbora_jobs'),
      ('arbora_customer', 'arbora_manager'),
      ('arbora_manager', 'arbora_admin'),
      ('arbora_anon', 'authenticator'),
      ('arbora_registration', 'authenticator'),
      ('arbora_customer', 'authenticator'),
      ('arbora_jobs', 'authenticator'),
      ('arbora_manager', 'authenticator'),
      ('arbora_admin', 'authenticator')
    ) as member(granted, receiver)
  loop
    begin
      if not exists (
        select from pg_auth_members m
        where m.roleid = membership.granted::regrole and m.member = membership.receiver::regrole
      ) then
        execute format('grant %I to %I', membership.granted, membership.receiver);
      end if;
    exception when unique_violation then
      null;
    end;
  end loop;
end
$$;

-- Functions are not callable until granted.
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
