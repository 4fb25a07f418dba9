-- Whether the person of an access token is admitted, and whether the token's session is live: both may have ended while
-- the token is still valid. No row for a person who is gone.
create function app_private.caller_standing(p_person uuid, p_session text)
returns table (is_admitted boolean, is_live boolean)
language sql stable security definer set search_path = ''
as $$
  select
    app_private.is_admitted(p_person),
    exists (
      select from app_private.session s
      where s.person_id = p_person and s.id::text = p_session and s.ended_at is null and s.expires_at > now()
    )
  from public.auth_person
  where id = p_person
$$;
grant execute on function app_private.caller_standing(uuid, text) to arbora_service;

-- Sets the password that a link stands for and ends every session of the person; returns who it was, null when the link
-- is used, expired or unknown. The person's row is locked first, so of uses at once one gets through. The other links end
-- too. Raises auth.blocked, which does not use the link up.
create or replace function app_private.reset_password(p_ref_hash bytea, p_password_hash text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person uuid;
  v_blocked boolean;
begin
  select person_id into v_person from app_private.password_reset where ref_hash = p_ref_hash;
  select is_blocked into v_blocked from public.auth_person where id = v_person for no key update;
  update app_private.password_reset set used_at = clock_timestamp()
  where ref_hash = p_ref_hash and used_at is null and expires_at > clock_timestamp();
  if not found then
    return null;
  end if;
  if v_blocked then
    raise exception 'auth.blocked';
  end if;
  update app_private.password_reset set used_at = clock_timestamp() where person_id = v_person and used_at is null;
  insert into app_private.credential (person_id, password_hash) values (v_person, p_password_hash)
  on conflict (person_id) do update set password_hash = excluded.password_hash, changed_at = now();
  update app_private.session set ended_at = now(), ended_reason = 'password'
  where person_id = v_person and ended_at is null;
  return v_person;
end
$$;
