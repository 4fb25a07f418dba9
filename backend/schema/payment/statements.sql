-- Importing bank statements.

-- Whether the caller may import statements: sales staff, and the services, which fetch movements from the bank. Only the
-- services log in under their role; callers of the site log in under another one, whatever role they assume.
create function app_private.may_import_statements()
returns boolean
language sql
stable
set search_path = ''
as $$
  select session_user = 'arbora_service' or app.has_acl('sales');
$$;

-- Stored movements that the movements of a statement may be: with the same number, or the same day and amount. `p_lines`
-- are the movements, with account, transaction_id, booked_on and amount. From here to the end of the transaction no other
-- statement is recorded, so that of two files with the same movement one finds that of the other. For sales staff and the
-- services; raises auth.forbidden.
create function app.bank_movements_like(p_lines jsonb)
returns setof jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not app_private.may_import_statements() then
    raise exception 'auth.forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('bank statements', 0));
  return query
  with line as materialized (
    select distinct account, transaction_id, booked_on, amount
    from jsonb_to_recordset(p_lines) as l (account text, transaction_id text, booked_on date, amount numeric)
  ), found as (
    select t.id
    from (select distinct account, transaction_id from line) as l
      join public.bank_transaction t on t.account = l.account and t.transaction_id = l.transaction_id
    union
    select t.id
    from (select distinct account, booked_on, amount from line) as l
      join public.bank_transaction t on t.account = l.account and t.booked_on = l.booked_on and t.amount = l.amount
  )
  select jsonb_build_object(
    'id', t.id, 'format', s.format, 'account', t.account, 'transaction_id', t.transaction_id,
    'amount', t.amount::text, 'currency', t.currency, 'booked_on', t.booked_on, 'vs', t.vs,
    'counter_account', t.counter_account, 'message', t.message
  )
  from found
    join public.bank_transaction t on t.id = found.id
    join public.bank_statement s on s.id = t.statement_id
  order by t.created_at, t.line, t.id;
end
$$;
grant execute on function app.bank_movements_like(jsonb) to arbora_manager, arbora_service;

-- The first of some numbers that is the symbol of a reservation, also of a cancelled one; null if none is.
create function app_private.first_symbol(p_numbers jsonb)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select number
  from jsonb_array_elements_text(p_numbers) with ordinality as candidate (number, position)
  where app_private.reservation_of_symbol(number) is not null
  order by position
  limit 1;
$$;

-- Records a file with all of its lines in one transaction; movements that are payments to us are `pending` until
-- app.apply_bank_transaction. `p_statement` is {checksum, format, file_name, account, number, date_from, date_to};
-- `p_lines` are its lines in order: skipped ones have `line`, `skipped` (the reason), `amount` and `currency`; known ones
-- `line` and `known` (the stored movement) or `known_line` (the position of an earlier line); others are
-- bank_transactions with `is_reversal`, `is_own` (of the account that reservations are paid to), `doubt` and
-- `candidates` (numbers that may be a symbol). `p_currency` is the only one accepted. Returns {id, result, pending}: the
-- result of an earlier import of the file, null until all lines are applied, and the movements to apply. For sales staff
-- and the services; raises auth.forbidden.
create function app.record_bank_statement(p_statement jsonb, p_lines jsonb, p_currency text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_statement public.bank_statement;
begin
  if not app_private.may_import_statements() then
    raise exception 'auth.forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('bank statements', 0));
  insert into public.bank_statement
    (checksum, format, file_name, account, number, date_from, date_to, lines, imported_by)
  select
    s.checksum, s.format, s.file_name, s.account, s.number, s.date_from, s.date_to, jsonb_array_length(p_lines),
    app.person_id()
  from jsonb_populate_record(null::public.bank_statement, p_statement) s
  on conflict (checksum) do nothing
  returning * into v_statement;
  if v_statement.id is not null then
    perform app_private.record_statement_lines(v_statement.id, p_lines, p_currency);
  end if;
  select * into v_statement from public.bank_statement where checksum = p_statement ->> 'checksum';
  return jsonb_build_object('id', v_statement.id, 'result', v_statement.result, 'pending', (
    select coalesce(jsonb_agg(id order by line), '[]')
    from public.bank_transaction where statement_id = v_statement.id and outcome = 'pending'
  ));
end
$$;
grant execute on function app.record_bank_statement(jsonb, jsonb, text) to arbora_manager, arbora_service;

-- Records the lines of a new statement (see app.record_bank_statement). Lines are not joined with each other: the planner
-- expects few of them and would compare each with all others.
create function app_private.record_statement_lines(p_statement uuid, p_lines jsonb, p_currency text)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  with
    line as materialized (
      select
        (row_number() over (order by given.position))::integer as position,
        gen_random_uuid() as id,
        (given.content ->> 'line')::integer as number,
        given.content ->> 'skipped' as skipped,
        (given.content ->> 'known')::uuid as known,
        (given.content ->> 'known_line')::integer as known_line,
        given.content ->> 'doubt' as doubt,
        coalesce(given.content -> 'candidates', '[]') as candidates,
        coalesce((given.content ->> 'is_own')::boolean, true) as is_own,
        coalesce((given.content ->> 'is_reversal')::boolean, false) as is_reversal,
        jsonb_populate_record(null::public.bank_transaction, given.content - 'id') as movement
      from jsonb_array_elements(p_lines) with ordinality as given (content, position)
    ),
    booked as materialized (
      select
        *,
        case
          when not is_own then 'account'
          when is_reversal then 'reversal'
          when (movement).amount = 0 then 'zero'
          when (movement).amount < 0 then 'outgoing'
          when (movement).currency != p_currency then 'currency'
        end as ignored
      from line
      where skipped is null and known is null and known_line is null
    ),
    movement as (
      insert into public.bank_transaction
        (
          id,
          statement_id,
          line,
          account,
          transaction_id,
          amount,
          currency,
          booked_on,
          counter_account,
          counter_name,
          vs,
          message,
          suggested_vs,
          outcome,
          reason
        )
      select
        id,
        p_statement,
        number,
        (movement).account,
        (movement).transaction_id,
        (movement).amount,
        (movement).currency,
        (movement).booked_on,
        (movement).counter_account,
        (movement).counter_name,
        (movement).vs,
        (movement).message,
        case
          when ignored is not null then null
          when doubt is not null then app_private.first_symbol(jsonb_build_array((movement).vs) || candidates)
          when app_private.reservation_of_symbol((movement).vs) is null then app_private.first_symbol(candidates)
        end,
        case
          when ignored is not null then 'ignored'
          when doubt is not null then 'doubtful'
          else 'pending'
        end,
        coalesce(ignored, doubt)
      from booked
    )
  insert into public.bank_statement_line (statement_id, position, line, result, transaction_id, amount, currency)
  select
    p_statement,
    position,
    number,
    case
      when skipped is not null then skipped
      when known is null
      and known_line is null then 'booked'
      else 'known'
    end,
    case
      when skipped is not null then null
      when known_line is not null then (select array_agg(id order by position) from line)[known_line]
      else coalesce(known, id)
    end,
    case
      when skipped is not null then (movement).amount
    end,
    case
      when skipped is not null then (movement).currency
    end
  from line;
$$;

-- Applies a recorded movement to the reservation of its symbol, once, unless staff have linked it before. For sales
-- staff and the services; raises auth.forbidden.
create function app.apply_bank_transaction(p_transaction uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_transaction public.bank_transaction;
  v_reservation uuid;
  v_outcome jsonb;
begin
  if not app_private.may_import_statements() then
    raise exception 'auth.forbidden';
  end if;
  -- Concurrent imports of a file, and staff who link the movement, wait here, before other locks.
  perform pg_advisory_xact_lock(hashtextextended('bank movement ' || p_transaction, 0));
  select * into v_transaction from public.bank_transaction where id = p_transaction and outcome = 'pending';
  if v_transaction.id is null then
    return;
  end if;
  v_reservation := app_private.reservation_of_symbol(v_transaction.vs);
  v_outcome := coalesce(
    app_private.receive_payment(v_reservation, p_transaction, v_transaction.amount),
    jsonb_build_object('outcome', 'unknown_symbol', 'reason', case when v_transaction.vs is null then 'no_symbol' end)
  );
  update public.bank_transaction
  set outcome = v_outcome ->> 'outcome', reason = v_outcome ->> 'reason',
    difference = (v_outcome ->> 'difference')::numeric,
    reservation_id = case when v_outcome ->> 'outcome' <> 'unknown_symbol' then v_reservation end
  where id = p_transaction;
end
$$;
grant execute on function app.apply_bank_transaction(uuid) to arbora_manager, arbora_service;

-- Ends an import after all lines are applied and returns its result, that of the first import if repeated. For sales
-- staff and the services; raises auth.forbidden.
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
  if not app_private.may_import_statements() then
    raise exception 'auth.forbidden';
  end if;
  select jsonb_build_object(
    'lines', s.lines,
    'repeated', (
      select count(*) from public.bank_statement_line where statement_id = s.id and result = 'known'
    ),
    'skipped', (
      select coalesce(jsonb_object_agg(result, count), '{}') from (
        select result, count(*) from public.bank_statement_line
        where statement_id = s.id and result not in ('booked', 'known') group by result
      ) as skipped
    ),
    'outcomes', (
      select coalesce(jsonb_object_agg(outcome, count), '{}') from (
        select outcome, count(*) from public.bank_transaction where statement_id = s.id group by outcome
      ) as outcomes
    ),
    'ignored', (
      select coalesce(jsonb_object_agg(reason, count), '{}') from (
        select reason, count(*) from public.bank_transaction
        where statement_id = s.id and outcome = 'ignored' group by reason
      ) as ignored
    )
  ) into v_result
  from public.bank_statement s where s.id = p_statement;
  update public.bank_statement set result = v_result where id = p_statement and result is null;
  return (select result from public.bank_statement where id = p_statement);
end
$$;
grant execute on function app.close_bank_statement(uuid) to arbora_manager, arbora_service;
