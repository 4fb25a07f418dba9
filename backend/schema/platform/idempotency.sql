-- Idempotency keys: a request that creates something is executed once, even if it is repeated.

-- Advisory lock id of a key for reservations. Repeated requests wait for it rather than for the key's row, so that
-- requests that share a transaction can lock all their keys before anything else.
create function app_private.key_lock(p_person uuid, p_key text)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select hashtextextended('booking.key ' || p_person || ' ' || p_key, 0);
$$;

-- Takes a person's key in the transaction of the protected work; a repeated request waits for that transaction. Returns
-- null for a new key, otherwise the stored answer. Requests without a login (`p_person` null) share their keys. Raises
-- request.invalid (detail {reason: idempotency_key_reused}) if the key came with another request.
create function app_private.claim_key(p_person uuid, p_operation text, p_key text, p_hash text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person constant uuid := coalesce(p_person, '00000000-0000-0000-0000-000000000000');
  v_existing app_private.idempotency_key;
begin
  insert into app_private.idempotency_key (person_id, operation, key, request_hash)
  values (v_person, p_operation, p_key, p_hash)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into v_existing from app_private.idempotency_key
  where person_id = v_person and operation = p_operation and key = p_key;
  if v_existing.request_hash is distinct from p_hash then
    raise exception 'request.invalid' using detail = '{"reason":"idempotency_key_reused"}';
  end if;
  return v_existing.answer;
end
$$;
grant execute on function app_private.claim_key(uuid, text, text, text) to arbora_service;

-- Stores the answer of a request with its key.
create function app_private.store_response(p_person uuid, p_operation text, p_key text, p_answer jsonb)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update app_private.idempotency_key
  set answer = p_answer
  where
    person_id = coalesce(p_person, '00000000-0000-0000-0000-000000000000')
    and operation = p_operation
    and key = p_key;
$$;
grant execute on function app_private.store_response(uuid, text, text, jsonb) to arbora_service;

-- Takes a key of the caller, see app_private.claim_key.
create function app.claim_key(p_operation text, p_key text, p_hash text)
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  select app_private.claim_key(app.person_id(), p_operation, p_key, p_hash);
$$;
grant execute on function app.claim_key(text, text, text) to arbora_anon;

-- Stores the answer of a request with the caller's key.
create function app.store_response(p_operation text, p_key text, p_answer jsonb)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  select app_private.store_response(app.person_id(), p_operation, p_key, p_answer);
$$;
grant execute on function app.store_response(text, text, jsonb) to arbora_anon;

-- Job: deletes keys older than a day, returns how many.
create function app_private.prune_idempotency_keys()
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
grant execute on function app_private.prune_idempotency_keys() to arbora_service;
