-- Branches are the operator's setting (`BRANCHES`), which the instances write here when they start: orders go to the
-- branch of the company's region, else to the one the customer chose, else to the first.
create table app_private.branch (
  name text primary key check (length(name) between 1 and 100),
  -- The first one is the default.
  position smallint not null unique,
  -- Numbers of the regions it looks after, as the business register has them.
  regions smallint[] not null default '{}'
);
insert into app_private.branch (name, position, regions)
values
  ('Obříství', 1, '{19,27,35,43,51,60,78,86,94,108}'),
  ('Smržice', 2, '{116,124,132,141}');

-- Reserving seats. See backend/LOCKING.md for the order of locks.

-- Answers to requests that carried an Idempotency-Key: the repeated POST gets the first one's answer.
create table app_private.idempotency_key (
  person_id uuid not null,
  operation text not null,
  key text not null,
  -- What was asked for, so that a key is not reused for something else.
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, operation, key)
);
create index idempotency_key_age on app_private.idempotency_key (created_at);

-- Limits on login, look-ups and registration, counted where every instance sees them (spec §9). One row a counted
-- call; a window is full when its max-th newest row is still inside it.
create table app_private.rate_limit_hit (
  id bigint generated always as identity primary key,
  scope text not null,
  key text not null,
  at timestamptz not null default clock_timestamp()
);
create index rate_limit_hit_window on app_private.rate_limit_hit (scope, key, at desc);
create index rate_limit_hit_age on app_private.rate_limit_hit (at);
