-- A key under which one letter was written is refused for another one, instead of passing over it.

-- Remembers what the caller asked for under a key (`p_hash`, the letter's digest). Waits for a request that has the same
-- key. Raises request.invalid when the key was used for something else.
create function app.take_letter_key(p_key text, p_hash text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into app_private.idempotency_key (person_id, operation, key, request_hash)
  values (app.person_id(), 'mail', p_key, p_hash)
  on conflict do nothing;
  if not found and not exists (
    select from app_private.idempotency_key
    where person_id = app.person_id() and operation = 'mail' and key = p_key and request_hash = p_hash
  ) then
    raise exception 'request.invalid' using detail = '{"reason":"idempotency_key_reused"}';
  end if;
end
$$;
grant execute on function app.take_letter_key(text, text) to arbora_manager;
