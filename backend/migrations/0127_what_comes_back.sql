-- A reservation that a late payment brings back comes as it was: rules that came after it ask of what is written anew, and
-- nobody writes here. Refused, it would take the whole bank statement with it.

-- Refuses the row as a check constraint of the trigger's name would. The trigger's `when` says what is wrong, its
-- arguments which columns the rule is about: as long as a row keeps those as they were, or comes back with them
-- (`arbora.comes_back`), it is let through.
create or replace function app_private.refuse_written() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not exists (
    select from unnest(tg_argv) as name where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  ) then
    return null;
  end if;
  if tg_op = 'INSERT' and current_setting('arbora.comes_back', true) = 'on' then
    return null;
  end if;
  raise check_violation using
    message = format('new row for relation "%s" violates check constraint "%s"', tg_table_name, tg_name),
    schema = tg_table_schema, table = tg_table_name, constraint = tg_name;
end
$$;

-- What becomes of a cancelled reservation whose price has come after all: {outcome: revived}; {outcome: places_gone,
-- reason, togo?}; {outcome: cancelled, reason} when somebody cancelled it, as that is not undone without being asked.
-- In the last two the money is noted, and somebody decides. The caller holds the trace as hold_cancelled does.
create or replace function app_private.revive(p_gone app_private.cancelled_reservation) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_problem jsonb;
begin
  if p_gone.reason = 'unpaid' then
    perform set_config('arbora.comes_back', 'on', true);
    v_problem := app_private.put_back(p_gone);
    perform set_config('arbora.comes_back', '', true);
    if v_problem is null then
      return '{"outcome":"revived"}';
    end if;
  end if;
  update app_private.cancelled_reservation set paid_at = coalesce(paid_at, now()) where id = p_gone.id;
  return case
    when v_problem is null then jsonb_build_object('outcome', 'cancelled', 'reason', p_gone.reason)
    else v_problem || '{"outcome":"places_gone"}'
  end;
end
$$;
