-- An account: one row per person who registered or was created by an admin, until the person is erased. Its id is also
-- the id of the profile and the `sub` of tokens. Written by the services, and by admins as far as rights go.
create table auth_person (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email like '%_@_%' and length(email) <= 254),
  -- Roles that a token may name; `arbora_registration` is an account that awaits approval.
  roles text[] not null default '{arbora_registration}' check (
    cardinality(roles) > 0
    and roles <@ '{arbora_registration,arbora_customer,arbora_jobs,arbora_manager,arbora_admin}'
  ),
  -- The site's own key is `arbora`; an account without it cannot log in.
  allowed_apps text[] not null default '{arbora}',
  -- As sent when the account was created: {name, locale, return_path, profile: {country}}; the profile takes
  -- precedence.
  prefs jsonb not null default '{}' check (jsonb_typeof(prefs) = 'object'),
  is_blocked boolean not null default false,
  -- State of the account shown in lists of staff; null for a usable account. An erased person with past reservations
  -- keeps a blocked account with a placeholder address.
  state text generated always as (
    case
      when email = 'erased-' || id::text || '@erased.invalid' then 'erased'
      when is_blocked then 'blocked'
    end
  ) stored,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint auth_person_prefs_size check (length(prefs::text) <= 10000),
  constraint auth_person_allowed_apps_size
    check (cardinality(allowed_apps) <= 20 and length(array_to_string(allowed_apps, ',')) <= 1000)
);
create index auth_person_created_at on auth_person (created_at desc);

-- Profile data: one row per account. Written by registration, then by the person; `acl` by admins.
create table user_profile (
  id uuid primary key references auth_person
    on delete cascade,
  email text not null unique check (email = lower(btrim(email)) and length(email) <= 254),
  nickname text collate "cs-x-icu" check (length(nickname) between 1 and 60),
  name text collate "cs-x-icu" check (length(name) <= 200),
  phone text check (length(phone) <= 40),
  ico text check (length(ico) <= 20),
  dic text check (length(dic) <= 20),
  company text collate "cs-x-icu" check (length(company) <= 200),
  street text check (length(street) <= 200),
  city text collate "cs-x-icu" check (length(city) <= 200),
  zip text check (length(zip) <= 20),
  -- Kind of company, CompanyType of libs/domain.
  company_type integer check (company_type between 1 and 10),
  country text check (country in ('CZ', 'SK', 'PL')),
  -- Staff rights; null = none.
  acl text[] check (acl <@ '{admin,jobs,editor,sales}'),
  -- The saved basket; its shape is checked by a trigger (shop/basket.sql).
  basket jsonb check (jsonb_typeof(basket) = 'object'),
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  created_at timestamptz not null default now(),
  -- Number of the saved basket. A write of the basket names the version it read and is refused if another tab saved one
  -- meanwhile; see backend/src/shop/README.md.
  basket_version integer not null default 0,
  -- Region of the company's seat, as numbered by the business register; decides which branch gets the orders.
  region smallint check (region in (19, 27, 35, 43, 51, 60, 78, 86, 94, 108, 116, 124, 132, 141)),
  -- The texts that people are searched by, folded by app.searchable, and the digits of the phone number.
  search text not null generated always as (
    app.searchable(
      coalesce(name, '') || ' ' || coalesce(company, '') || ' ' || email || ' ' || coalesce(ico, '')
    ) || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')
  ) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create unique index user_profile_nickname on user_profile (lower(nickname));
create index user_profile_created_at on user_profile (created_at desc);
create index user_profile_ico on user_profile (ico) where ico is not null;

create index user_profile_search_trigrams on user_profile using gin (search extensions.gin_trgm_ops)
with (fastupdate = off);

-- Views of the back office's lists that members of staff saved under a name: `section` names the list, `params` are the
-- search parameters of its address. The default view is shown when the list is opened.
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references user_profile
    on delete cascade,
  section text not null check (length(section) between 1 and 100),
  name text collate "cs-x-icu" not null check (length(btrim(name)) between 1 and 60),
  params text not null check (length(params) <= 2000),
  row_height text not null default 'compact' check (row_height in ('compact', 'comfortable')),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index saved_view_name on saved_view (profile_id, section, lower(name));
create unique index saved_view_default on saved_view (profile_id, section) where is_default;

-- A pending decision on a registration: it is carried out at `due_at` and can be undone until then. Written by
-- `app.decide_registration`, deleted when it is carried out or undone.
create table registration_decision (
  person_id uuid primary key references user_profile
    on delete cascade,
  is_approved boolean not null,
  -- A code of REJECTION_REASONS and a note, both mailed with a rejection.
  reason text check (length(reason) <= 40),
  note text check (length(note) <= 2000),
  -- Null if the admin has been erased.
  decided_by uuid references auth_person
    on delete set null,
  decided_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index registration_decision_due_at on registration_decision (due_at);
create index registration_decision_decided_by on registration_decision (decided_by);

-- Counts of profiles, kept by triggers (platform/tallies.sql).
create table app_private.profile_tally (
  country text,
  rows integer not null
);

-- Like profile_tally: counts of accounts, by whether they await approval.
create table app_private.person_tally (
  is_waiting boolean not null,
  rows integer not null
);

-- The skeleton of every nickname in use, kept by a trigger on user_profile: its unique constraint refuses a nickname
-- that looks like another one. The trigger runs after those that check the nickname itself, so a nickname that is not
-- allowed is refused as such, whether taken or not.
create table app_private.nickname (
  person_id uuid primary key references public.user_profile
    on delete cascade,
  skeleton text not null constraint user_profile_nickname_skeleton unique
);

-- Words that must not be used as a nickname. The instances add the brand when they start.
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

-- The company id under which a person's seats are counted: the one given at registration, else the first one the person
-- wrote, until an admin or a service writes another. `user_profile.ico` is for invoices only.
create table app_private.counted_company (
  person_id uuid primary key references public.user_profile
    on delete cascade,
  ico text not null check (ico != '')
);

-- Responses of the business register, kept for a day and shared by all instances; a null `subject` means that the
-- register does not know the id.
create table app_private.company_cache (
  ico text primary key check (ico ~ '^[0-9]{8}$'),
  subject jsonb,
  fetched_at timestamptz not null default now()
);
create index company_cache_age on app_private.company_cache (fetched_at);

-- The embedded business register, used when no other is configured: the companies of the demo data, in the columns of
-- the answer.
create table app_private.company_register (
  ico text primary key check (ico ~ '^[0-9]{8}$'),
  dic text check (length(dic) <= 20),
  company text not null check (length(company) between 1 and 200),
  street text check (length(street) <= 200),
  city text check (length(city) <= 200),
  zip text check (length(zip) <= 20),
  -- Number of the region in the business register (kodKraje).
  region integer,
  dissolved_on date
);

-- Password hashes, one per account that has a password. In a table of its own, so that no query of a caller reaches
-- them.
create table app_private.credential (
  person_id uuid primary key references auth_person
    on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now(),
  -- Time when a password was first set by a link mailed to the account's address, which proves that the address is the
  -- person's; null = not proved.
  email_proved_at timestamptz
);

-- One row per login; ending it ends all its refresh tokens. Deleted some time after its end.
create table app_private.session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references auth_person
    on delete cascade,
  created_at timestamptz not null default now(),
  -- Time of the login or of the last refresh.
  last_used_at timestamptz not null default now(),
  -- The earlier of two ends: for lack of use, which a refresh moves, and of the total lifetime.
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  user_agent text,
  address inet,
  -- Other builds of remotes that an admin tries out in this session, as `TrialBuild[]`.
  trial jsonb,
  -- A refresh token that is used again within the grace period gets the same successor. No token is stored: the
  -- successor is derived from the used token and this secret.
  secret bytea not null
);
create index session_person on app_private.session (person_id);
create index session_expires_at on app_private.session (expires_at);

-- Hashes of refresh tokens; each is used once.
create table app_private.refresh_token (
  hash bytea primary key,
  session_id uuid not null references app_private.session
    on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on app_private.refresh_token (session_id);

-- One-time tokens: an application signs a request and gets a token, and the bearer of the token proves once that the
-- application sent them. Only hashes are stored. The unique hash of the signature makes a request valid once, on any
-- instance.
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

-- Password reset links. The mail holds the link; the row holds the hash of its `ref`, valid once and until
-- `expires_at`.
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

-- Login links in mails about an approved registration. The mail holds the token; the row holds its hash, valid once and
-- until `expires_at`.
create table app_private.login_link (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.auth_person
    on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index login_link_person on app_private.login_link (person_id);
create index login_link_expires_at on app_private.login_link (expires_at);

-- Secret of an authenticator app for one-time codes, one per account. Without `confirmed_at` the setup is not finished,
-- and no code is required.
create table app_private.one_time_code (
  person_id uuid primary key references public.auth_person
    on delete cascade,
  -- The secret encrypted with SIGNING_SECRET: nonce, tag and ciphertext of AES-256-GCM.
  sealed bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Number of the 30-second step whose code was used last: that code and earlier ones are not accepted again.
  last_step bigint not null default 0
);

-- Codes that stand in for a lost device. They are shown once; the row holds a hash, valid once.
create table app_private.recovery_code (
  person_id uuid not null references public.auth_person
    on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- A change of an account's address that waits until both addresses confirm it; the mails hold the tokens, the row their
-- hashes. One per account, deleted when it is made, refused or a day old.
create table app_private.email_change (
  person_id uuid primary key references public.auth_person
    on delete cascade,
  new_email text not null check (new_email = lower(btrim(new_email)) and length(new_email) <= 254),
  old_token_hash bytea not null unique check (length(old_token_hash) = 32),
  new_token_hash bytea not null unique check (length(new_token_hash) = 32),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- The requesting session, the only one that does not end with the change.
  session_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index email_change_expires_at on app_private.email_change (expires_at);

-- Passkeys (WebAuthn). Each logs its person in by itself, as both factors; the authenticator keeps the private key.
create table app_private.passkey (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.auth_person
    on delete cascade,
  -- Id given by the authenticator, in base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  -- In COSE format.
  public_key bytea not null,
  -- Signature counter of the authenticator; 0 if it has none.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 100),
  -- True if a password manager synchronizes it to other devices.
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_person on app_private.passkey (person_id);

-- Challenges for an authenticator to sign, each valid once and until `expires_at`. The row holds a hash.
create table app_private.passkey_challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  -- The person who registers a new passkey; null for a login.
  person_id uuid references public.auth_person
    on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index passkey_challenge_person on app_private.passkey_challenge (person_id);
create index passkey_challenge_expires_at on app_private.passkey_challenge (expires_at);

-- Logins whose first step succeeded and whose second one is awaited. The browser holds the token; the row holds its
-- hash, valid once and until `expires_at`.
create table app_private.auth_challenge (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  person_id uuid not null references public.auth_person
    on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index auth_challenge_person on app_private.auth_challenge (person_id);
create index auth_challenge_expires_at on app_private.auth_challenge (expires_at);

-- Keys that sign access tokens, shared by all instances. The services add and remove them. Of the keys whose
-- `signs_from` has passed, the latest signs.
create table app_private.signing_key (
  kid text primary key,
  private_jwk jsonb,
  created_at timestamptz not null default now(),
  -- Start of signing; it ends when a later key starts.
  signs_from timestamptz not null default now(),
  public_jwk jsonb not null,
  -- The private key encrypted with SIGNING_SECRET: nonce, tag and ciphertext of AES-256-GCM. Either this or
  -- `private_jwk`.
  sealed bytea,
  constraint signing_key_public_has_no_secret check (not public_jwk ? 'd'),
  constraint signing_key_private_once check ((private_jwk is null) != (sealed is null))
);

-- Tokens by which a team deploys its remotes to the running site. The row holds the token's hash.
create table app_private.deploy_token (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The team.
  name text not null check (length(name) between 1 and 60),
  -- The packages that it may change.
  remotes text[] not null check (cardinality(remotes) between 1 and 50),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Log of account events: logins, failures, refusals, approvals, changes of rights. Append-only, kept for a year,
-- without the person's id and data once the person is erased. Never holds a secret.
create table app_private.auth_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  person_id uuid references public.auth_person
    on delete set null,
  -- The acting person, if another than the owner of the account.
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

-- Decisions about cookies, one row per decision, kept as proof for 360 days.
create table app_private.cookie_consent (
  id uuid primary key default gen_random_uuid(),
  -- Address of the connection; `ip_agrees` is true if the browser sent the same.
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
