-- What goes with a person goes whole, and nothing that is somebody's goes by the way. Who is blocked changes nothing.

-- Erases a person. Reservations to come are cancelled and free their seats; past ones and orders stay for the nursery's
-- books, without anything that says whose they were. While a past reservation is there an empty, blocked account
-- stands for its holder; otherwise the account goes altogether. Locks the profile, the person, then the rest in
-- the order of LOCKING.md.
-- Returns whether there was anyone. Raises auth.own_account for an admin who would erase himself, auth.last_admin.
create or replace function app_private.erase_person(p_id uuid, p_actor uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.auth_person;
  v_nobody text := 'erased-' || p_id || '@erased.invalid';
  v_reservation uuid;
begin
  -- Nobody reserves or orders in the person's name from here on: that refers to the profile.
  perform from public.user_profile where id = p_id for update;
  select * into v_person from public.auth_person where id = p_id for update;
  if v_person.id is null then
    return false;
  end if;
  if p_actor = p_id and app_private.is_admin(
    v_person.roles, v_person.allowed_apps, v_person.is_blocked, (select acl from public.user_profile where id = p_id)
  ) then
    raise exception using errcode = 'P0001', message = 'auth.own_account';
  end if;

  for v_reservation in
    select r.id from public.booking_reservation r join public.booking_event_slot s on s.id = r.event_slot_id
    where r.person_id = p_id and s.date_start > now()
    order by r.id for update of r
  loop
    perform from public.booking_ticket where reservation_id = v_reservation order by id for update;
    perform app_private.end_reservation(v_reservation, case when p_actor = p_id then 'customer' else 'staff' end);
  end loop;
  update public.booking_ticket t
  set name_on_ticket = '–', qr = null, custom_email = null, custom_company = null, ico = null
  from public.booking_reservation r where r.id = t.reservation_id and r.person_id = p_id;
  update public.booking_reservation set custom_data = '{"places": [], "invoice": null}' where person_id = p_id;
  update app_private.cancelled_reservation
  set reservation = reservation - 'custom_data' - 'tickets' where person_id = p_id;

  update public.shop_order set profile_id = null, basket = basket - 'note' - 'files' where profile_id = p_id;
  delete from public.static_file where owner_id = p_id;
  delete from public.news_comment where profile_id = p_id;
  delete from public.news_rating where profile_id = p_id;
  delete from app_private.subscriber where account_id = p_id or email = v_person.email;
  delete from app_private.idempotency_key where person_id = p_id;
  update app_private.cookie_consent set auth_person = null where auth_person = p_id;
  delete from app_private.mail
  where (recipient = v_person.email and kind <> 'reservation-cancel')
    or status in ('sent', 'dead') and (
      recipient = v_person.email
      or payload ->> 'person_id' = p_id::text
      or v_person.email in (payload ->> 'person_email', payload ->> 'email')
    );
  delete from app_private.rate_limit_hit where key = v_person.email or right(key, length(v_person.email) + 1) = ' ' || v_person.email;

  if exists (select from public.booking_reservation where person_id = p_id) then
    delete from app_private.credential where person_id = p_id;
    delete from app_private.session where person_id = p_id;
    delete from app_private.password_reset where person_id = p_id;
    update public.auth_person
    set email = v_nobody, roles = '{arbora_customer}', allowed_apps = '{}', prefs = '{}', is_blocked = true
    where id = p_id;
    update public.user_profile
    set email = v_nobody, nickname = null, name = null, phone = null, ico = null, dic = null, company = null,
      street = null, city = null, zip = null, company_type = null, country = null, region = null, acl = '{}',
      basket = null, locale = 'cs'
    where id = p_id;
  else
    delete from public.auth_person where id = p_id;
  end if;
  delete from app_private.auth_log where email = v_nobody;
  update app_private.auth_log
  set person_id = null, email = null, address = null, user_agent = null, details = null
  where person_id = p_id or email = v_person.email;
  insert into app_private.auth_log (event, actor_id, details)
  values ('person_erased', nullif(p_actor, p_id), jsonb_build_object('person_id', p_id));
  return true;
end
$$;

-- Rejects a registration: the account that never was one is erased with all it holds, and the address may register
-- again. Returns whether this call did it. Raises auth.forbidden, registration.approved for a person who is in
-- already, or who was once and has reservations or orders: those are not thrown away with a registration.
create or replace function app.reject_registration(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.auth_person;
begin
  if not app.has_acl('admin') then
    raise exception using errcode = 'P0001', message = 'auth.forbidden';
  end if;
  -- The profile before the person, as in erase_person: no reservation comes in between.
  perform from public.user_profile where id = p_id for update;
  select * into v_person from public.auth_person where id = p_id for update;
  if not found then
    return false;
  end if;
  if not 'arbora_registration' = any (v_person.roles) then
    raise exception using errcode = 'P0001', message = 'registration.approved';
  end if;
  if exists (select from public.booking_reservation where person_id = p_id)
    or exists (select from public.shop_order where profile_id = p_id)
  then
    raise exception using errcode = 'P0001', message = 'registration.approved';
  end if;
  delete from public.auth_person where id = p_id;
  insert into app_private.auth_log (event, actor_id, email, details)
  values ('registration_rejected', app.person_id(), v_person.email, jsonb_build_object('person_id', p_id));
  return true;
end
$$;

-- However long the token lasts.
alter policy update_own on public.user_profile using (
  id = (select app.person_id())
  and not exists (select from public.auth_person where id = (select app.person_id()) and is_blocked)
);
