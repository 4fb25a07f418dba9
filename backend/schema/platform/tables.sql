-- Branches of the nursery: the setting `BRANCHES`, written by the instances when they start. An order goes to the
-- branch of the company's region, else to the one chosen, else to the first.
create table app_private.branch (
  name text primary key check (length(name) between 1 and 100),
  -- 1 is the default branch.
  position smallint not null unique,
  -- Regions it serves, as numbered by the business register.
  regions smallint[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into app_private.branch (name, position, regions)
values
  ('Obříství', 1, '{19,27,35,43,51,60,78,86,94,108}'),
  ('Smržice', 2, '{116,124,132,141}');

-- Visibility of the catalogue to anonymous visitors: the setting `OPEN_ASSORTMENT`, written by the instances when they
-- start.
create table app_private.assortment (
  is_only boolean primary key default true check (is_only),
  is_open boolean not null
);
insert into app_private.assortment (is_open) values (true);

-- Answers to requests with an Idempotency-Key, kept for a day: a repeated request gets the first answer.
create table app_private.idempotency_key (
  person_id uuid not null,
  operation text not null,
  key text not null,
  -- Hash of the request, so that a key is not reused for another one.
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, operation, key)
);
create index idempotency_key_age on app_private.idempotency_key (created_at);

-- Counted calls of limited operations, one row per call; deleted after a day.
create table app_private.rate_limit_hit (
  id bigint generated always as identity primary key,
  scope text not null,
  key text not null,
  at timestamptz not null default clock_timestamp()
);
create index rate_limit_hit_window on app_private.rate_limit_hit (scope, key, at desc);
create index rate_limit_hit_age on app_private.rate_limit_hit (at);
