-- Fetching movements from the bank's API.

-- The bank's API, from which the services fetch movements: one row, written by them. It has no token.
create table bank_api (
  is_only boolean primary key default true check (is_only),
  -- Whether a token is configured; nothing is fetched without one.
  is_configured boolean not null default false,
  -- Earliest time of the next request that the bank accepts, and of the next one of the job; null for any time.
  free_at timestamptz,
  due_at timestamptz,
  -- Last fetch that succeeded, its number of new movements, and the day up to which all movements were fetched.
  succeeded_at timestamptz,
  movements integer check (movements >= 0),
  fetched_to date,
  -- Last failure with its reason: token: the bank refuses the token. too_soon: less than 30 seconds after another request
  -- with the token. history: the bank shows days so long ago only to a person. unavailable, timeout: no answer, or none
  -- in time. invalid: not the answer of this API. account: movements of another account. failed: not recorded here.
  failed_at timestamptz,
  failure text check (
    failure in ('token', 'too_soon', 'history', 'unavailable', 'timeout', 'invalid', 'account', 'failed')
  ),
  -- Failures since the last success, which lengthen the pause.
  failures integer not null default 0 check (failures >= 0)
);
insert into bank_api (is_only)
values (true);
