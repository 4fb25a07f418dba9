-- Of equal movements that come in another format each is one that is known, or new: neither does the same payer's count
-- for another payer's, nor one that the file names itself for one beside it, which would be a payment that nobody sees.

-- Books a movement of a statement, for sales, and says what came of it: {outcome}, or null when it is booked already.
-- `p_line` is a `bank_transaction` with `is_reversal`, `is_own` (whether it is of the account that reservations are paid
-- to), `equals`: the `transaction_id`s of the file's movements of the same account, day, amount and symbol, and `twins`:
-- the ids of the rows that earlier ones of these were found to be. An equal row that another format brought, and where both
-- tell it of the same counter account, is the same movement: {outcome: twin, of: id of the row}.
drop function app.book_bank_transaction(uuid, jsonb, text);
create function app.book_bank_transaction(p_statement uuid, p_line jsonb, p_currency text) returns jsonb
language plpgsql volatile security definer set search_path = ''
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
  -- Who books the same movement waits here, in whatever format it comes, before it holds anything else.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(' ', 'bank movement', v_line.account, v_line.booked_on, v_line.amount), 0
  ));
  if not exists (
    select from public.bank_transaction where account = v_line.account and transaction_id = v_line.transaction_id
  ) then
    -- One payer's goes before one of which nobody knows the payer.
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
revoke execute on function app.book_bank_transaction(uuid, jsonb, text) from public;
grant execute on function app.book_bank_transaction(uuid, jsonb, text) to arbora_manager;
