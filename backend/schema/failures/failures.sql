-- Recording and retention of failures.

-- Counts a failure in its group, or adds the group. A new one beyond 2000 replaces the one that was last seen longest
-- ago, so that reports of made-up failures cannot fill the database.
create function app_private.record_failure(
  p_fingerprint text,
  p_kind text,
  p_remote text,
  p_version text,
  p_build text,
  p_route text,
  p_message text,
  p_frames text[]
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  insert into app_private.failure as known (fingerprint, kind, remote, version, build, route, message, frames)
  values (p_fingerprint, p_kind, p_remote, p_version, p_build, p_route, p_message, p_frames)
  on conflict (fingerprint) do update
  set count = known.count + 1, last_at = now(), build = excluded.build, frames = excluded.frames
  returning count into v_count;
  update app_private.canary_count
  set failures = failures + 1
  where
    remote = p_remote
    and version = p_version
    and started_at = (select max(started_at) from app_private.canary_count where remote = p_remote);
  -- One transaction deletes at a time, because two could wait for each other; the next one deletes what this one cannot
  -- see yet.
  if v_count = 1 and pg_try_advisory_xact_lock(hashtextextended('failures', 0)) then
    delete from app_private.failure
    where id in (select id from app_private.failure order by last_at desc, id offset 2000);
  end if;
end
$$;
grant execute
on function app_private.record_failure(text, text, text, text, text, text, text, text[])
to arbora_service;

-- Adds delivered pages of a version of a remote to the counts of its canary, and returns the counts of all versions since
-- the start of the canary.
create function app_private.count_canary_pages(p_remote text, p_started_at timestamptz, p_version text, p_pages bigint)
returns setof app_private.canary_count
language sql
volatile
security definer
set search_path = ''
as $$
  insert into app_private.canary_count as known (remote, started_at, version, pages)
  values (p_remote, p_started_at, p_version, p_pages)
  on conflict (remote, started_at, version) do update
    set pages = known.pages + excluded.pages;
  select * from app_private.canary_count where remote = p_remote and started_at = p_started_at;
$$;
grant execute
on function app_private.count_canary_pages(text, timestamptz, text, bigint)
to arbora_service;

-- Job: deletes the failures that have not occurred for 90 days, and the counts of canaries that began before.
create function app_private.prune_failures()
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  delete from app_private.failure where last_at < now() - interval '90 days';
  delete from app_private.canary_count where started_at < now() - interval '90 days';
$$;
grant execute on function app_private.prune_failures() to arbora_service;
