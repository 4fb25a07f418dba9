-- Importing bank statements.

-- The digits of a Czech account number, so that formats compare as equal: an IBAN or prefix-number/bank; null for
-- others.
create function app_private.czech_account(written text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    case
      when compact ~ '^CZ[0-9]{22}$' then substr(compact, 5)
      when compact ~ '^([0-9]{1,6}-)?[0-9]{1,10}/[0-9]{4}$' then split_part(compact, '/', 2) || case
        when compact like '%-%' then lpad(split_part(compact, '-', 1), 6, '0')
        else '000000'
      end || lpad(regexp_replace(split_part(compact, '/', 1), '^.*-', ''), 10, '0')
    end
  from upper(regexp_replace(written, '\s', '', 'g')) as compact;
$$;

-- Begins or continues the import of a file. `p_statement` is {checksum, format, file_name, account, number, date_from,
-- date_to, lines}. Returns {id, result}; `result` is null until all lines are booked. For sales staff; raises
-- auth.forbidden.
create function app.open_bank_statement(p_statement jsonb)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_statement public.bank_statement;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  insert into public.bank_statement
    (checksum, format, file_name, account, number, date_from, date_to, lines, imported_by)
  select s.checksum, s.format, s.file_name, s.account, s.number, s.date_from, s.date_to, s.lines, app.person_id()
  from jsonb_populate_record(null::public.bank_statement, p_statement) s
  on conflict (checksum) do nothing;
  select * into v_statement from public.bank_statement where checksum = p_statement ->> 'checksum';
  return jsonb_build_object('id', v_statement.id, 'result', v_statement.result);
end
$$;
grant execute on function app.open_bank_statement(jsonb) to arbora_manager;

-- Ends an import after all lines are booked and returns its result, that of the first import if repeated. For sales
-- staff; raises auth.forbidden.
create function app.close_bank_statement(p_statement uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_result jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select jsonb_build_object(
    'lines', s.lines,
    'repeated', s.lines - coalesce(sum(o.count), 0),
    'outcomes', coalesce(jsonb_object_agg(o.outcome, o.count) filter (where o.outcome is not null), '{}')
  ) into v_result
  from public.bank_statement s
  left join (
    select outcome, count(*) from public.bank_transaction where statement_id = p_statement group by outcome
  ) o on true
  where s.id = p_statement
  group by s.lines;
  update public.bank_statement set result = v_result where id = p_statement and result is null;
  return (select result from public.bank_statement where id = p_statement);
end
$$;
grant execute on function app.close_bank_statement(uuid) to arbora_manager;

-- Books one movement of a statement and returns {outcome}; null if it was booked before, {outcome: twin, of} if a
-- statement in another format contained it (same account, day, amount, symbol and, if both name it, counter account).
-- `p_line` is a bank_transaction with `is_reversal`, `is_own` (of the account that reservations are paid to), `equals`
-- (transaction ids of the equal movements in this file) and `twins` (ids found as twins of earlier lines). `p_currency`
-- is the only one accepted. For sales staff; raises auth.forbidden.
create function app.book_bank_transaction(p_statement uuid, p_line jsonb, p_currency text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_line public.bank_transaction := jsonb_populate_record(null::public.bank_transaction, p_line);
  v_id uuid := gen_random_uuid();
  v_ignored text;
  v_reservation uuid;
  v_counter text := app_private.czech_account(v_line.counter_account);
  v_twin uuid;
  v_outcome jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  v_ignored := case
    when not coalesce((p_line ->> 'is_own')::boolean, true) then 'account'
    when (p_line ->> 'is_reversal')::boolean then 'reversal'
    when v_line.amount = 0 then 'zero'
    when v_line.amount < 0 then 'outgoing'
    when v_line.currency <> p_currency then 'currency'
  end;
  -- Serializes bookings of the same movement, in any format, before other locks.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(' ', 'bank movement', v_line.account, v_line.booked_on, v_line.amount), 0
  ));
  if not exists (
    select from public.bank_transaction where account = v_line.account and transaction_id = v_line.transaction_id
  ) then
    -- Prefers the movement with the same counter account to one without.
    select t.id into v_twin
    from public.bank_transaction t join public.bank_statement s on s.id = t.statement_id
    where t.account = v_line.account and t.booked_on = v_line.booked_on and t.amount = v_line.amount
      and t.currency = v_line.currency and t.vs is not distinct from v_line.vs
      and coalesce(app_private.czech_account(t.counter_account) = v_counter, true)
      and s.format <> (select format from public.bank_statement where id = p_statement)
      and not coalesce(p_line -> 'equals' ? t.transaction_id, false)
      and not coalesce(p_line -> 'twins' ? t.id::text, false)
    order by app_private.czech_account(t.counter_account) = v_counter desc nulls last, t.created_at, t.line, t.id
    limit 1;
    if found then
      return jsonb_build_object('outcome', 'twin', 'of', v_twin);
    end if;
  end if;
  insert into public.bank_transaction (
    id, statement_id, line, account, transaction_id, amount, currency, booked_on, counter_account, counter_name, vs,
    message, outcome, reason
  ) values (
    v_id, p_statement, v_line.line, v_line.account, v_line.transaction_id, v_line.amount, v_line.currency,
    v_line.booked_on, v_line.counter_account, v_line.counter_name, v_line.vs, v_line.message,
    case when v_ignored is null then 'unknown_symbol' else 'ignored' end,
    coalesce(v_ignored, case when v_line.vs is null then 'no_symbol' end)
  )
  on conflict (account, transaction_id) do nothing;
  if not found then
    return null;
  end if;
  if v_ignored is not null then
    return '{"outcome":"ignored"}';
  end if;
  v_reservation := app_private.reservation_of_symbol(v_line.vs);
  v_outcome := app_private.receive_payment(v_reservation, v_id, v_line.amount);
  if v_outcome is null then
    return '{"outcome":"unknown_symbol"}';
  end if;
  update public.bank_transaction
  set outcome = v_outcome ->> 'outcome', reason = v_outcome ->> 'reason',
    difference = (v_outcome ->> 'difference')::numeric, reservation_id = v_reservation
  where id = v_id;
  return jsonb_build_object('outcome', v_outcome -> 'outcome');
end
$$;
grant execute on function app.book_bank_transaction(uuid, jsonb, text) to arbora_manager;
