-- Fetching movements from the bank's API.

-- Keeps whether the services have a token of the bank's API.
create function app_private.keep_bank_api(p_is_configured boolean)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.bank_api set is_configured = p_is_configured where is_configured is distinct from p_is_configured;
$$;
grant execute on function app_private.keep_bank_api(boolean) to arbora_service;

-- Job: takes the turn to send a request to the bank, so that no other instance sends one within `p_timeout` and another
-- 30 seconds; by `p_by_staff` also during the pause of the job. Returns {is_taken, wait, from, to}: the seconds until the
-- bank accepts a request, and the days to ask for. They begin a week before the last day that was fetched, since banks
-- book movements late; the bank shows at most 90 days without a person.
create function app_private.take_bank_turn(p_timeout interval, p_by_staff boolean)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_api public.bank_api;
  -- After waiting for the row.
  v_now timestamptz;
  v_today date;
  v_is_taken boolean;
begin
  select * into v_api from public.bank_api for no key update;
  v_now := clock_timestamp();
  v_today := (v_now at time zone 'Europe/Prague')::date;
  v_is_taken := coalesce(v_api.free_at <= v_now, true) and (p_by_staff or coalesce(v_api.due_at <= v_now, true));
  if v_is_taken then
    update public.bank_api set free_at = v_now + p_timeout + interval '30 seconds';
  end if;
  return jsonb_build_object(
    'is_taken', v_is_taken,
    'wait', greatest(0, ceil(extract(epoch from v_api.free_at - v_now))),
    'from', greatest(coalesce(v_api.fetched_to - 7, v_today - 30), v_today - 89),
    'to', v_today
  );
end
$$;
grant execute on function app_private.take_bank_turn(interval, boolean) to arbora_service;

-- Job: the bank has answered or failed, so it accepts the next request in 30 seconds.
create function app_private.free_bank_turn()
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.bank_api set free_at = least(free_at, clock_timestamp() + interval '30 seconds');
$$;
grant execute on function app_private.free_bank_turn() to arbora_service;

-- Job: records a fetch of the movements up to a day after they are stored.
create function app_private.record_bank_fetch(p_movements integer, p_to date)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.bank_api
  set
    succeeded_at = clock_timestamp(),
    movements = p_movements,
    fetched_to = greatest(fetched_to, p_to),
    failures = 0,
    due_at = clock_timestamp() + interval '10 minutes';
$$;
grant execute on function app_private.record_bank_fetch(integer, date) to arbora_service;

-- Job: records a failed fetch. The job pauses for a minute after another request with the token, for an hour if only a
-- person can help, otherwise for 2, 4, 8 minutes and so on, at most an hour.
create function app_private.record_bank_failure(p_failure text)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.bank_api
  set
    failed_at = clock_timestamp(),
    failure = p_failure,
    failures = least(failures + 1, 100),
    due_at = clock_timestamp() + case
      when p_failure = 'too_soon' then interval '1 minute'
      when p_failure in ('token', 'history', 'account') then interval '1 hour'
      else least(interval '1 hour', interval '1 minute' * 2 ^ least(failures + 1, 6))
    end;
$$;
grant execute on function app_private.record_bank_failure(text) to arbora_service;

-- Job: statements that were fetched, but whose payments were not all applied, since the process ended. Statements of a
-- person end with the next upload of their file.
create function app_private.unfinished_fetches()
returns table (id uuid, pending uuid[])
language sql
stable
security definer
set search_path = ''
as $$
  select
    s.id,
    coalesce(array_agg(t.id order by t.line) filter (where t.id is not null), '{}')
  from
    public.bank_statement as s
    left join public.bank_transaction as t on t.statement_id = s.id and t.outcome = 'pending'
  where s.result is null and s.imported_by is null and s.format = 'fio'
  group by s.id;
$$;
grant execute on function app_private.unfinished_fetches() to arbora_service;
