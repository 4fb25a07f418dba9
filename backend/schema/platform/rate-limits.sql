-- Rate limits over sliding windows, shared by all instances. A scope is the kind of call, a key whose calls are
-- counted.

-- Serializes the calls of a key until the transaction ends.
create function app_private.limit_lock(p_scope text, p_key text)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select pg_advisory_xact_lock(hashtextextended(p_scope || ' ' || p_key, 0));
$$;
grant execute on function app_private.limit_lock(text, text) to arbora_service;

-- Seconds until one more call fits into a window of `p_seconds` with `p_max` calls; 0 = now.
create function app_private.limit_wait(p_scope text, p_key text, p_max integer, p_seconds integer)
returns integer
language sql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select
    coalesce(
      (
        select greatest(1, ceil(extract(epoch from hit.at - clock_timestamp()) + p_seconds))::integer
        from app_private.rate_limit_hit as hit
        where hit.scope = p_scope and hit.key = p_key and hit.at > clock_timestamp() - make_interval(secs => p_seconds)
        order by hit.at desc
        offset p_max - 1
        limit 1
      ),
      0
    );
$$;

-- Counts a call.
create function app_private.limit_record(p_scope text, p_key text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app_private.rate_limit_hit (scope, key) values (p_scope, p_key);
end
$$;

-- Counts a call if it fits into the window and returns 0; else returns the seconds to wait.
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
grant execute on function app_private.limit_take(text, text, integer, integer) to arbora_service;

-- Job: deletes the calls that are older than any window, and returns their number.
create function app_private.prune_rate_limit_hits()
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from app_private.rate_limit_hit where at < clock_timestamp() - interval '1 day';
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
grant execute on function app_private.prune_rate_limit_hits() to arbora_service;
