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
alter table app_private.rate_limit_hit enable row level security;

-- Seconds until the window has room again; 0 = now.
create function app_private.limit_wait(p_scope text, p_key text, p_max integer, p_seconds integer)
returns integer
language sql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (
      select greatest(1, ceil(extract(epoch from hit.at - clock_timestamp()) + p_seconds))::integer
      from app_private.rate_limit_hit hit
      where hit.scope = p_scope and hit.key = p_key and hit.at > clock_timestamp() - make_interval(secs => p_seconds)
      order by hit.at desc
      offset p_max - 1
      limit 1
    ),
    0
  )
$$;

create function app_private.limit_record(p_scope text, p_key text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  -- Rows past every window go as new ones come.
  delete from app_private.rate_limit_hit
  where id in (
    select id from app_private.rate_limit_hit
    where at < clock_timestamp() - interval '1 day'
    order by at
    limit 20
    for update skip locked
  );
  insert into app_private.rate_limit_hit (scope, key) values (p_scope, p_key);
$$;

-- The lock makes calls that arrive at once count one after another.
create function app_private.limit_lock(p_scope text, p_key text)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select pg_advisory_xact_lock(hashtextextended(p_scope || ' ' || p_key, 0))
$$;

-- Counts a call when there is room for it; otherwise the seconds to wait.
create function app_private.limit_take(p_scope text, p_key text, p_max integer, p_seconds integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_wait integer;
begin
  perform app_private.limit_lock(p_scope, p_key);
  v_wait := app_private.limit_wait(p_scope, p_key, p_max, p_seconds);
  if v_wait = 0 then
    perform app_private.limit_record(p_scope, p_key);
  end if;
  return v_wait;
end
$$;

-- Failed logins count twice: per account and address, and per address over all accounts.
create function app_private.login_wait(p_account text, p_address text, p_max integer, p_address_max integer)
returns integer
language sql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select greatest(
    app_private.limit_wait('login.account', p_address || ' ' || p_account, p_max, 3600),
    app_private.limit_wait('login.address', p_address, p_address_max, 3600)
  )
$$;

create function app_private.login_succeeded(p_account text, p_address text, p_max integer, p_address_max integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app_private.limit_lock('login.account', p_address || ' ' || p_account);
  return app_private.login_wait(p_account, p_address, p_max, p_address_max);
end
$$;

create function app_private.login_failed(p_account text, p_address text, p_max integer, p_address_max integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_wait integer;
begin
  -- Always in this order: account, then address.
  perform app_private.limit_lock('login.account', p_address || ' ' || p_account);
  perform app_private.limit_lock('login.address', p_address);
  v_wait := app_private.login_wait(p_account, p_address, p_max, p_address_max);
  if v_wait = 0 then
    perform app_private.limit_record('login.account', p_address || ' ' || p_account);
    perform app_private.limit_record('login.address', p_address);
  end if;
  return v_wait;
end
$$;

grant execute on function
  app_private.limit_lock(text, text),
  app_private.limit_take(text, text, integer, integer),
  app_private.login_wait(text, text, integer, integer),
  app_private.login_succeeded(text, text, integer, integer),
  app_private.login_failed(text, text, integer, integer)
to arbora_service;
