-- Creates an account with its profile and returns its id. `p_profile` holds the columns of user_profile that the form
-- fills; without a nickname it is `fallback_nickname`. Raises auth.user_exists, profile.nickname_taken.
create function app_private.create_person(
  p_email text,
  p_password_hash text,
  p_roles text[],
  p_allowed_apps text[],
  p_prefs jsonb,
  p_profile jsonb
)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_nickname text := nullif(app.tidy_line(p_profile ->> 'nickname'), '');
  v_constraint text;
begin
  insert into public.auth_person (id, email, roles, allowed_apps, prefs)
  values (v_id, p_email, p_roles, p_allowed_apps, p_prefs);
  insert into app_private.credential (person_id, password_hash) values (v_id, p_password_hash);
  insert into public.user_profile (
    id, email, nickname, name, phone, ico, dic, company, street, city, zip, company_type, country, region, locale
  )
  select
    v_id,
    p_email,
    coalesce(v_nickname, app_private.fallback_nickname(p_email, v_id)),
    nullif(p.name, ''),
    nullif(p.phone, ''),
    nullif(p.ico, ''),
    nullif(p.dic, ''),
    nullif(p.company, ''),
    nullif(p.street, ''),
    nullif(p.city, ''),
    nullif(p.zip, ''),
    p.company_type,
    p.country,
    p.region,
    coalesce(p.locale, 'cs')
  from jsonb_to_record(p_profile) as p(
    name text, phone text, ico text, dic text, company text, street text, city text, zip text,
    company_type integer, country text, region smallint, locale text
  );
  return v_id;
exception
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint in ('user_profile_nickname', 'user_profile_nickname_skeleton') then
      raise exception using errcode = 'P0001', message = 'profile.nickname_taken';
    end if;
    raise exception using errcode = 'P0001', message = 'auth.user_exists';
end
$$;
grant execute on function app_private.create_person(text, text, text[], text[], jsonb, jsonb) to arbora_service;

-- True if the person has reservations or orders, so that a rejection must not erase the account.
create function app_private.has_bookings(p_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    exists (select from public.booking_reservation where person_id = p_id)
    or exists (select from public.shop_order where profile_id = p_id);
$$;

-- Decides on a registration. The decision takes effect `p_grace` later, by `app_private.carry_out_decision`, and can be
-- undone until then. A rejection has `p_reason` (a code of REJECTION_REASONS) and `p_note`. Returns when it takes
-- effect; null if the account was approved before, or the caller has decided the same already. For admins; raises
-- auth.forbidden, auth.user_unknown, registration.decided when another decision is pending, registration.approved for
-- rejecting an approved account or one with reservations or orders.
create function app.decide_registration(p_id uuid, p_is_approved boolean, p_reason text, p_note text, p_grace interval)
returns timestamptz
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.auth_person;
  v_pending public.registration_decision;
begin
  if not app.has_acl('admin') then
    raise exception using errcode = 'P0001', message = 'auth.forbidden';
  end if;
  -- The profile before the person, as in erase_person. Decisions on one registration wait for each other here.
  perform from public.user_profile where id = p_id for update;
  select * into v_person from public.auth_person where id = p_id for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'auth.user_unknown';
  end if;
  if not 'arbora_registration' = any (v_person.roles) then
    if p_is_approved then
      return null;
    end if;
    raise exception using errcode = 'P0001', message = 'registration.approved';
  end if;
  if not p_is_approved and app_private.has_bookings(p_id) then
    raise exception using errcode = 'P0001', message = 'registration.approved';
  end if;
  select * into v_pending from public.registration_decision where person_id = p_id;
  if found then
    if v_pending.decided_by = app.person_id()
      and (v_pending.is_approved, v_pending.reason, v_pending.note)
        is not distinct from (p_is_approved, p_reason, p_note)
    then
      return null;
    end if;
    raise exception using errcode = 'P0001', message = 'registration.decided';
  end if;
  insert into public.registration_decision (person_id, is_approved, reason, note, decided_by, due_at)
  values (p_id, p_is_approved, p_reason, p_note, app.person_id(), now() + p_grace);
  if p_grace <= interval '0' then
    perform app_private.carry_out_decision(p_id);
  end if;
  return now() + p_grace;
end
$$;
grant execute on function app.decide_registration(uuid, boolean, text, text, interval) to arbora_admin;

-- Undoes a pending decision of any admin: the registration waits for approval again. For admins; raises
-- auth.forbidden, registration.carried_out when there is nothing left to undo.
create function app.undo_registration_decision(p_id uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_undone public.registration_decision;
begin
  if not app.has_acl('admin') then
    raise exception using errcode = 'P0001', message = 'auth.forbidden';
  end if;
  -- The profile and the person before the decision, as in carry_out_decision.
  perform from public.user_profile where id = p_id for update;
  perform from public.auth_person where id = p_id for update;
  delete from public.registration_decision where person_id = p_id returning * into v_undone;
  if not found then
    raise exception using errcode = 'P0001', message = 'registration.carried_out';
  end if;
  insert into app_private.auth_log (event, person_id, actor_id, details)
  values (
    'registration_undone', p_id, app.person_id(),
    jsonb_build_object('is_approved', v_undone.is_approved, 'reason', v_undone.reason, 'decided_by', v_undone.decided_by)
  );
end
$$;
grant execute on function app.undo_registration_decision(uuid) to arbora_admin;

-- Job: carries out a decision that is due. An approved person becomes a customer, which the trigger `follow_person`
-- logs and mails; a rejected one is mailed the reason and note, and the account is erased. Returns false if there is
-- nothing to do: undone, carried out or held by another instance, or no longer a registration.
create function app_private.carry_out_decision(p_id uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.auth_person;
  v_decision public.registration_decision;
  v_claims text := coalesce(current_setting('request.jwt.claims', true), '');
begin
  -- The profile and the person before the decision, which an erasure deletes with them.
  perform from public.user_profile where id = p_id for update skip locked;
  if not found then
    return false;
  end if;
  select * into v_person from public.auth_person where id = p_id for update;
  delete from public.registration_decision where person_id = p_id and due_at <= now() returning * into v_decision;
  if v_decision.person_id is null or not 'arbora_registration' = any (v_person.roles) then
    return false;
  end if;
  if v_decision.is_approved then
    -- Attribute log and history entries to the deciding admin, not to the job.
    perform set_config('request.jwt.claims', jsonb_build_object('sub', v_decision.decided_by)::text, true);
    update public.auth_person
    set roles = case
      when 'arbora_customer' = any (roles) then array_remove(roles, 'arbora_registration')
      else array_replace(roles, 'arbora_registration', 'arbora_customer')
    end
    where id = p_id;
    perform set_config('request.jwt.claims', v_claims, true);
    return true;
  end if;
  if app_private.has_bookings(p_id) then
    return false;
  end if;
  insert into app_private.auth_log (event, actor_id, details)
  values (
    'registration_rejected', v_decision.decided_by, jsonb_build_object('person_id', p_id, 'reason', v_decision.reason)
  );
  perform set_config(
    'arbora.rejection', jsonb_build_object('reason', v_decision.reason, 'note', v_decision.note)::text, true
  );
  perform app_private.erase_person(p_id, v_decision.decided_by);
  perform set_config('arbora.rejection', '', true);
  return true;
end
$$;
grant execute on function app_private.carry_out_decision(uuid) to arbora_service;

-- Trigger: mails a person whose registration is rejected, or deleted by an admin. It runs before the row is deleted,
-- because it reads the person's language.
create function app_private.notify_rejected()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_rejection jsonb := nullif(current_setting('arbora.rejection', true), '')::jsonb;
begin
  if v_rejection is not null or app.has_acl('admin') then
    perform app_private.enqueue_mail(
      'account-rejected', old.email,
      coalesce((select locale from public.user_profile where id = old.id), old.prefs ->> 'locale', 'cs'),
      coalesce(v_rejection, '{}'), 'account-rejected:' || old.id
    );
  end if;
  return old;
end
$$;
create trigger notify_rejected
before delete on auth_person
for each row
when ('arbora_registration' = any (old.roles))
execute function app_private.notify_rejected();
