-- The advisory lock of an idempotency key: who repeats a request waits here and not at the key's row, so that requests
-- which share a transaction can take all their keys before they hold anything else.
create function app_private.key_lock(p_person uuid, p_key text)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select hashtextextended('booking.key ' || p_person || ' ' || p_key, 0);
$$;

-- What a caller inserts under an Idempotency-Key is inserted once. Both are called in the transaction of the insert; a
-- second one with the key waits for it there. Keys without a login are nobody's, and shared by all who have none.

-- Null for a key that is new, which is the caller's now; the answer that was kept for one that is known.
-- Raises request.invalid (detail {reason}) for a key that came with something else.
create function app.take_key(p_operation text, p_key text, p_hash text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person constant uuid := coalesce(app.person_id(), '00000000-0000-0000-0000-000000000000');
  v_known app_private.idempotency_key;
begin
  insert into app_private.idempotency_key (person_id, operation, key, request_hash)
  values (v_person, p_operation, p_key, p_hash)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into v_known from app_private.idempotency_key
  where person_id = v_person and operation = p_operation and key = p_key;
  if v_known.request_hash is distinct from p_hash then
    raise exception 'request.invalid' using detail = '{"reason":"idempotency_key_reused"}';
  end if;
  return v_known.answer;
end
$$;
grant execute on function app.take_key(text, text, text) to arbora_anon;

create function app.keep_answer(p_operation text, p_key text, p_answer jsonb)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update app_private.idempotency_key
  set answer = p_answer
  where
    person_id = coalesce(app.person_id(), '00000000-0000-0000-0000-000000000000')
    and operation = p_operation
    and key = p_key;
$$;
grant execute on function app.keep_answer(text, text, jsonb) to arbora_anon;

-- Forgets idempotency keys nobody can still be retrying.
create function app_private.forget_idempotency_keys()
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from app_private.idempotency_key where created_at < now() - interval '1 day';
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
grant execute on function app_private.forget_idempotency_keys() to arbora_service;
