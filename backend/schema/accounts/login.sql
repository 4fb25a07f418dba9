-- Limits on failed logins, and new passwords.

-- Seconds until a login may be tried again, 0 = now. Failures within an hour are counted per account and address (up to
-- `p_max`), per address over all accounts, and per account over all addresses (up to `p_address_max` each).
create function app_private.login_wait(p_account text, p_address text, p_max integer, p_address_max integer)
returns integer
language sql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select
    greatest(
      app_private.limit_wait('login.account', p_address || ' ' || p_account, p_max, 3600),
      app_private.limit_wait('login.address', p_address, p_address_max, 3600),
      app_private.limit_wait('login.everywhere', p_account, p_address_max, 3600)
    );
$$;
grant execute on function app_private.login_wait(text, text, integer, integer) to arbora_service;

-- Counts a failed login. Returns 0, or the seconds to wait if a limit was reached already; nothing is counted then. The
-- locks prevent concurrent attempts from exceeding the limit together.
create function app_private.login_failed(p_account text, p_address text, p_max integer, p_address_max integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_wait integer;
begin
  -- Always locked in this order: account and address, address, account.
  perform app_private.limit_lock('login.account', p_address || ' ' || p_account);
  perform app_private.limit_lock('login.address', p_address);
  perform app_private.limit_lock('login.everywhere', p_account);
  v_wait := app_private.login_wait(p_account, p_address, p_max, p_address_max);
  if v_wait = 0 then
    perform app_private.limit_record('login.account', p_address || ' ' || p_account);
    perform app_private.limit_record('login.address', p_address);
    perform app_private.limit_record('login.everywhere', p_account);
  end if;
  return v_wait;
end
$$;
grant execute on function app_private.login_failed(text, text, integer, integer) to arbora_service;

-- Called for a correct password: returns 0, or the seconds to wait if a limit is reached, so that a burst of parallel
-- guesses does not get around the limit.
create function app_private.login_succeeded(p_account text, p_address text, p_max integer, p_address_max integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app_private.limit_lock('login.account', p_address || ' ' || p_account);
  return app_private.login_wait(p_account, p_address, p_max, p_address_max);
end
$$;
grant execute on function app_private.login_succeeded(text, text, integer, integer) to arbora_service;

-- Sets a new password by a reset link and returns the person's id; null if the link is unknown, used or expired. Ends
-- all sessions, pending second steps of logins and other reset links of the person, and clears the failures counted
-- over all addresses, which concerned the old password. Marks the address as proved. The lock on the person serializes
-- concurrent uses of a link, so that only one succeeds. Raises auth.blocked, which leaves the link unused.
create function app_private.reset_password(p_ref_hash bytea, p_password_hash text)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.auth_person;
begin
  select p.* into v_person
  from public.auth_person p
  where p.id = (select person_id from app_private.password_reset where ref_hash = p_ref_hash)
  for no key update;
  update app_private.password_reset set used_at = clock_timestamp()
  where ref_hash = p_ref_hash and used_at is null and expires_at > clock_timestamp();
  if not found then
    return null;
  end if;
  if v_person.is_blocked then
    raise exception 'auth.blocked';
  end if;
  update app_private.password_reset set used_at = clock_timestamp() where person_id = v_person.id and used_at is null;
  insert into app_private.credential as c (person_id, password_hash, email_proved_at)
  values (v_person.id, p_password_hash, now())
  on conflict (person_id) do update
    set password_hash = excluded.password_hash, changed_at = now(),
      email_proved_at = coalesce(c.email_proved_at, excluded.email_proved_at);
  delete from app_private.auth_challenge where person_id = v_person.id;
  update app_private.session set ended_at = now(), ended_reason = 'password'
  where person_id = v_person.id and ended_at is null;
  delete from app_private.rate_limit_hit where scope = 'login.everywhere' and key = v_person.email;
  return v_person.id;
end
$$;
grant execute on function app_private.reset_password(bytea, text) to arbora_service;
