-- Accounts as the auth service knows them. One id is person, profile and the `sub` of tokens.
create table auth_person (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email like '%_@_%' and length(email) <= 254),
  roles text[] not null default '{arbora_registration}'
    check (cardinality(roles) > 0 and roles <@ '{arbora_registration,arbora_customer,arbora_jobs,arbora_manager,arbora_admin}'),
  allowed_apps text[] not null default '{arbora}',
  prefs jsonb not null default '{}' check (jsonb_typeof(prefs) = 'object'),
  is_blocked boolean not null default false,
  created_at timestamptz not null default now()
);
alter table auth_person enable row level security;
create index auth_person_created_at on auth_person (created_at desc);

-- What the site knows about a person. Rights come from `acl`.
create table user_profile (
  id uuid primary key references auth_person on delete cascade,
  email text not null unique check (email = lower(btrim(email)) and length(email) <= 254),
  nickname text check (length(nickname) between 1 and 60),
  name text check (length(name) <= 200),
  phone text check (length(phone) <= 40),
  ico text check (length(ico) <= 20),
  dic text check (length(dic) <= 20),
  company text check (length(company) <= 200),
  street text check (length(street) <= 200),
  city text check (length(city) <= 200),
  zip text check (length(zip) <= 20),
  company_type integer check (company_type between 1 and 10),
  country text check (country in ('CZ', 'SK', 'PL')),
  acl text[] not null default '{}' check (acl <@ '{admin,jobs,editor,sales}'),
  basket jsonb check (jsonb_typeof(basket) = 'object'),
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  created_at timestamptz not null default now()
);
alter table user_profile enable row level security;
create unique index user_profile_nickname on user_profile (lower(nickname));
create index user_profile_created_at on user_profile (created_at desc);
create index user_profile_ico on user_profile (ico) where ico is not null;

-- Whether the caller may do the work of `wanted` staff. It is true only under a staff role (who asks for a lesser one
-- has lesser rights) and only while the profile says so, however long the token lasts. A definer function, because
-- policies that ask it must not depend on what the caller may read.
create function app.has_acl(wanted text) returns boolean
  language sql stable security definer parallel restricted set search_path = ''
  as $$
    select coalesce(current_setting('role', true) in ('arbora_manager', 'arbora_admin'), false) and exists (
      select
      from public.user_profile profile
      join public.auth_person person using (id)
      where profile.id = app.person_id()
        and not person.is_blocked
        and (profile.acl && array[wanted, 'admin'] or 'arbora_admin' = any (person.roles))
    )
  $$;
grant execute on function app.has_acl(text) to arbora_anon, arbora_service;

grant select on auth_person to arbora_customer;
grant update (roles, allowed_apps, prefs, is_blocked) on auth_person to arbora_admin;
grant select, insert, update, delete on auth_person to arbora_service;
create policy select_own on auth_person for select to arbora_customer using (id = (select app.person_id()));
create policy select_admin on auth_person for select to arbora_admin using ((select app.has_acl('admin')));
create policy update_admin on auth_person for update to arbora_admin
  using ((select app.has_acl('admin'))) with check ((select app.has_acl('admin')));
create policy all_service on auth_person to arbora_service using (true) with check (true);

grant select on user_profile to arbora_customer;
grant update (
  nickname, name, phone, ico, dic, company, street, city, zip, company_type, country, basket, locale
) on user_profile to arbora_customer;
grant update (acl) on user_profile to arbora_admin;
grant select, insert, update, delete on user_profile to arbora_service;
create policy select_own on user_profile for select to arbora_customer using (id = (select app.person_id()));
create policy select_admin on user_profile for select to arbora_admin using ((select app.has_acl('admin')));
create policy update_own on user_profile for update to arbora_customer
  using (id = (select app.person_id())) with check (id = (select app.person_id()));
create policy update_admin on user_profile for update to arbora_admin
  using ((select app.has_acl('admin'))) with check ((select app.has_acl('admin')));
create policy all_service on user_profile to arbora_service using (true) with check (true);

-- Whether a nickname is taken is asked by people who may not read each other's profiles; the view shows no more than
-- comments do anyway.
create view up_nicknames as
  select id, nickname from user_profile where nickname is not null;
grant select on up_nicknames to arbora_customer;

-- Password hashes, apart from everything that answers a query of a caller.
create table app_private.credential (
  person_id uuid primary key references auth_person on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);
alter table app_private.credential enable row level security;
grant select, insert, update, delete on app_private.credential to arbora_service;
create policy all_service on app_private.credential to arbora_service using (true) with check (true);

-- A login, and all refresh tokens that follow from it: ending the session ends them together.
create table app_private.session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references auth_person on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  user_agent text,
  address inet
);
alter table app_private.session enable row level security;
create index session_person on app_private.session (person_id);
create index session_expires_at on app_private.session (expires_at);
grant select, insert, update, delete on app_private.session to arbora_service;
create policy all_service on app_private.session to arbora_service using (true) with check (true);

-- Refresh tokens by their hash: the tokens themselves are nowhere.
create table app_private.refresh_token (
  hash bytea primary key,
  session_id uuid not null references app_private.session on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
alter table app_private.refresh_token enable row level security;
create index refresh_token_session on app_private.refresh_token (session_id);
grant select, insert, update, delete on app_private.refresh_token to arbora_service;
create policy all_service on app_private.refresh_token to arbora_service using (true) with check (true);

-- Keys that sign access tokens, shared by all instances; the newest one signs.
create table app_private.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);
alter table app_private.signing_key enable row level security;
grant select, insert, delete on app_private.signing_key to arbora_service;
create policy all_service on app_private.signing_key to arbora_service using (true) with check (true);
