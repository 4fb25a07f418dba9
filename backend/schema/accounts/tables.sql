-- Accounts as the auth service knows them. One id is person, profile and the `sub` of tokens.
create table auth_person (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email like '%_@_%' and length(email) <= 254),
  roles text[] not null default '{arbora_registration}' check (
    cardinality(roles) > 0
    and roles <@ '{arbora_registration,arbora_customer,arbora_jobs,arbora_manager,arbora_admin}'
  ),
  allowed_apps text[] not null default '{arbora}',
  prefs jsonb not null default '{}' check (jsonb_typeof(prefs) = 'object'),
  is_blocked boolean not null default false,
  created_at timestamptz not null default now(),
  -- Rules about people that hold whoever writes, the data service included: nobody demotes, blocks or deletes the last
  -- admin, or himself (decision 15).
  constraint auth_person_prefs_size check (length(prefs::text) <= 10000),
  constraint auth_person_allowed_apps_size
    check (cardinality(allowed_apps) <= 20 and length(array_to_string(allowed_apps, ',')) <= 1000)
);
create index auth_person_created_at on auth_person (created_at desc);

-- What the site knows about a person. Rights come from `acl`.
create table user_profile (
  id uuid primary key references auth_person
    on delete cascade,
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
  acl text[] check (acl <@ '{admin,jobs,editor,sales}'),
  basket jsonb check (jsonb_typeof(basket) = 'object'),
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  created_at timestamptz not null default now(),
  -- The basket is kept in the profile (spec §4). Its shape is checked here, because browsers write it directly, and two
  -- tabs do not overwrite each other: who sends the number of the version it read along with the basket is refused when
  -- another one was saved meanwhile. backend/src/shop/README.md tells how to use it.
  -- Saved baskets of a profile are counted. Where the company sits decides the branch of its orders: `region` is the
  -- number of the Czech region as the business register has it.
  basket_version integer not null default 0,
  region smallint check (region in (19, 27, 35, 43, 51, 60, 78, 86, 94, 108, 116, 124, 132, 141))
);
create unique index user_profile_nickname on user_profile (lower(nickname));
create index user_profile_created_at on user_profile (created_at desc);
create index user_profile_ico on user_profile (ico) where ico is not null;

-- Who has a nickname, by its skeleton. Of people whose nicknames from before look alike, the first one has it; the others
-- keep theirs until they change it. The triggers that keep it run after those above, in the order of their names: a name
-- that is not allowed is refused as such, taken or not.
create table app_private.nickname (
  person_id uuid primary key references public.user_profile
    on delete cascade,
  skeleton text not null constraint user_profile_nickname_skeleton unique
);

-- Words that only the site itself may use as a nickname, and its brand, which the instances write here when they start.
create table app_private.reserved_nickname (
  word text primary key,
  is_brand boolean not null default false
);
insert into app_private.reserved_nickname (word)
values
  ('admin'),
  ('admins'),
  ('administrator'),
  ('administratorka'),
  ('administrace'),
  ('administration'),
  ('administracja'),
  ('anonym'),
  ('anonymous'),
  ('anonymni'),
  ('editor'),
  ('editorka'),
  ('editorial'),
  ('helpdesk'),
  ('hostmaster'),
  ('moderator'),
  ('moderatorka'),
  ('nobody'),
  ('noreply'),
  ('null'),
  ('obsluga'),
  ('obsluha'),
  ('official'),
  ('oficialni'),
  ('oficjalny'),
  ('operator'),
  ('podpora'),
  ('podporazakazniku'),
  ('postmaster'),
  ('provozovatel'),
  ('redactor'),
  ('redakce'),
  ('redakcia'),
  ('redakcja'),
  ('redaktor'),
  ('redaktorka'),
  ('root'),
  ('security'),
  ('sprava'),
  ('spravce'),
  ('staff'),
  ('superuser'),
  ('support'),
  ('sysadmin'),
  ('system'),
  ('undefined'),
  ('webmaster'),
  ('wsparcie');
insert into app_private.reserved_nickname (word, is_brand) values ('arbora', true);

-- The company id under which a person's seats are counted: the one that registration gave, else the first one that the
-- person wrote, until an admin or a service writes another. The profile's own is for invoices.
create table app_private.counted_company (
  person_id uuid primary key references public.user_profile
    on delete cascade,
  ico text not null check (ico != '')
);

-- What the business register said of a company id, kept for a day where every instance finds it; null = it knows none.
create table app_private.company_cache (
  ico text primary key check (ico ~ '^[0-9]{8}$'),
  subject jsonb,
  fetched_at timestamptz not null default now()
);
create index company_cache_age on app_private.company_cache (fetched_at);

-- A register of our own for where the real one is not to be asked: companies of the demo data. The columns are those of
-- the answer.
create table app_private.company_register (
  ico text primary key check (ico ~ '^[0-9]{8}$'),
  dic text check (length(dic) <= 20),
  company text not null check (length(company) between 1 and 200),
  street text check (length(street) <= 200),
  city text check (length(city) <= 200),
  zip text check (length(zip) <= 20),
  -- The register's number of the region (kodKraje).
  region integer,
  dissolved_on date
);

-- Password hashes, apart from everything that answers a query of a caller.
create table app_private.credential (
  person_id uuid primary key references auth_person
    on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

-- A login, and all refresh tokens that follow from it: ending the session ends them together.
create table app_private.session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references auth_person
    on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  user_agent text,
  address inet,
  -- A used refresh token that returns within the grace must get the same successor, though no token is stored: the
  -- successor is derived from the token and this secret of its session. Neither alone is enough.
  secret bytea not null
);
create index session_person on app_private.session (person_id);
create index session_expires_at on app_private.session (expires_at);

-- Refresh tokens by their hash: the tokens themselves are nowhere.
create table app_private.refresh_token (
  hash bytea primary key,
  session_id uuid not null references app_private.session
    on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on app_private.refresh_token (session_id);

-- One-time tokens: an application that proves by its signature who it is gets one, whoever is handed it proves by it once
-- that the application sent him (spec §7). Neither the token nor the signature is kept, only their hashes; the
-- signature's makes each request good once, on whichever instance it comes back.
create table app_private.one_time_token (
  id uuid primary key default gen_random_uuid(),
  app_id text not null check (length(app_id) between 1 and 60),
  token_hash bytea not null unique check (length(token_hash) = 32),
  signature_hash bytea not null unique check (length(signature_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index one_time_token_expires_at on app_private.one_time_token (expires_at);

-- Links that set a new password (spec §4, §9). The link is in the mail alone; here is the hash of its `ref`, good for
-- one use within its time.
create table app_private.password_reset (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.auth_person
    on delete cascade,
  ref_hash bytea not null unique check (length(ref_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index password_reset_person on app_private.password_reset (person_id);
create index password_reset_expires_at on app_private.password_reset (expires_at);

-- Keys that sign access tokens, shared by all instances; the newest one signs.
create table app_private.signing_key (
  kid text primary key,
  private_jwk jsonb,
  created_at timestamptz not null default now(),
  -- When it begins to sign, until a later one does.
  signs_from timestamptz not null default now(),
  public_jwk jsonb not null,
  -- The private key, sealed: nonce, tag and text of AES-256-GCM.
  sealed bytea,
  constraint signing_key_public_has_no_secret check (not public_jwk ? 'd'),
  constraint signing_key_private_once check ((private_jwk is null) != (sealed is null))
);
comment on table app_private.signing_key is
  'Keys that sign access tokens, shared by all instances; of those whose time has come the latest one signs.';

-- What happened to accounts: who logged in, failed, was refused, was approved. Kept when the person is erased (then
-- without the id), read by operators; never holds a secret.
create table app_private.auth_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  person_id uuid references public.auth_person
    on delete set null,
  -- Who did it, where that is someone else.
  actor_id uuid references public.auth_person
    on delete set null,
  email text,
  address inet,
  user_agent text,
  request_id text,
  details jsonb
);
create index auth_log_person on app_private.auth_log (person_id, at desc);
create index auth_log_actor on app_private.auth_log (actor_id) where actor_id is not null;
create index auth_log_at on app_private.auth_log (at desc);

-- Decisions about cookies, kept as proof for as long as they hold (spec §7, §9: 360 days).
create table app_private.cookie_consent (
  id uuid primary key default gen_random_uuid(),
  -- Where the record came from; what the sender said of himself counts only as to whether it agrees.
  ip_address inet not null,
  ip_agrees boolean not null,
  is_consent_given boolean not null,
  host text not null check (length(host) <= 255),
  cookies text not null check (length(cookies) <= 2000),
  user_agent text not null check (length(user_agent) <= 1000),
  app text not null check (length(app) <= 60),
  auth_person uuid references public.auth_person
    on delete set null,
  created_at timestamptz not null default now()
);
create index cookie_consent_person on app_private.cookie_consent (auth_person) where auth_person is not null;
create index cookie_consent_age on app_private.cookie_consent (created_at);
