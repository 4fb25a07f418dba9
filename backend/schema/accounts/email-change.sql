-- Changes of an account's address.

-- Confirms a change of address by the token of one of its two mails. When both are confirmed, changes the address of
-- the account and the profile, and a nickname derived from it; marks the new address as proved; ends pending links and
-- logins, and all sessions except the requesting one. Newsletters move to the new address unless it has some already.
-- Returns the person, the old address and whether the change was made; no row for an unknown or expired token. Raises
-- auth.user_exists if the address was taken meanwhile, auth.blocked.
create function app_private.confirm_email_change(p_token_hash bytea)
returns table (person_id uuid, old_email text, is_changed boolean)
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_change app_private.email_change;
  v_person public.auth_person;
begin
  select c.* into v_change from app_private.email_change c where p_token_hash in (c.old_token_hash, c.new_token_hash);
  -- The profile comes before the person, as in an erasure.
  perform from public.user_profile where id = v_change.person_id for update;
  select p.* into v_person from public.auth_person p where p.id = v_change.person_id for update;
  update app_private.email_change c
  set old_confirmed_at = case when c.old_token_hash = p_token_hash then clock_timestamp() else c.old_confirmed_at end,
    new_confirmed_at = case when c.new_token_hash = p_token_hash then clock_timestamp() else c.new_confirmed_at end
  where p_token_hash in (c.old_token_hash, c.new_token_hash) and c.expires_at > clock_timestamp()
  returning c.* into v_change;
  if not found then
    return;
  end if;
  if v_person.is_blocked then
    raise exception 'auth.blocked';
  end if;
  if v_change.old_confirmed_at is null or v_change.new_confirmed_at is null then
    return query select v_person.id, v_person.email, false;
    return;
  end if;
  begin
    update public.auth_person set email = v_change.new_email where id = v_person.id;
    update public.user_profile
    set email = v_change.new_email,
      nickname = case
        when nickname = left(split_part(v_person.email, '@', 1), 50) || left(id::text, 4)
          then app_private.fallback_nickname(v_change.new_email, id)
        else nickname
      end
    where id = v_person.id;
  exception
    when unique_violation then
      raise exception 'auth.user_exists';
  end;
  update app_private.subscriber set email = v_change.new_email
  where account_id = v_person.id and email = v_person.email
    and not exists (select from app_private.subscriber where email = v_change.new_email);
  update app_private.credential c set email_proved_at = now() where c.person_id = v_person.id;
  delete from app_private.password_reset r where r.person_id = v_person.id;
  delete from app_private.login_link l where l.person_id = v_person.id;
  delete from app_private.auth_challenge a where a.person_id = v_person.id;
  update app_private.session s set ended_at = now(), ended_reason = 'ended'
  where s.person_id = v_person.id and s.ended_at is null and s.id <> v_change.session_id;
  delete from app_private.email_change c where c.person_id = v_person.id;
  return query select v_person.id, v_person.email, true;
end
$$;
grant execute on function app_private.confirm_email_change(bytea) to arbora_service;
