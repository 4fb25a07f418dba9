-- True if a mail is addressed to the person, or is about the person or one of these reservations or orders.
create function app_private.concerns_person(
  p_mail app_private.mail,
  p_person uuid,
  p_email text,
  p_reservations text[],
  p_orders text[]
)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    coalesce(
      p_mail.recipient = p_email
      or p_mail.payload ->> 'person_id' = p_person::text
      or p_mail.payload ->> 'person_email' = p_email
      or p_mail.payload ->> 'email' = p_email
      or p_mail.payload ->> 'reservation_id' = any (p_reservations)
      or p_mail.payload ->> 'order_id' = any (p_orders),
      false
    );
$$;

-- Erases a person. Future reservations are cancelled and free their seats. Past ones and orders stay for the books,
-- without anything that identifies the person; while a past reservation exists, an empty, blocked account remains as
-- its holder, otherwise the account is deleted. Seats that others reserved for the person's address pass to the holder
-- of the reservation. Pending mails are deleted after sending. An unapproved registration may have another person's
-- address, so data that are linked by the address alone are kept. The same applies to people who erase themselves until
-- their address is proved (`app_private.proved_email`).

-- Locks the profile, the person, then the rest in the order of LOCKING.md. Returns false if there is no such account.
-- Raises auth.own_account for admins who erase themselves, auth.last_admin for the last admin.
create function app_private.erase_person(p_id uuid, p_actor uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.auth_person;
  -- Address used to find the person's data; null while it may belong to another person.
  v_email text;
  -- The same for data that others entered; people who erase themselves need a proved address.
  v_guest_email text;
  v_nobody text := 'erased-' || p_id || '@erased.invalid';
  v_reservation uuid;
  v_reading text[];
  v_own text[];
  v_orders text[];
  v_shared uuid[];
  v_batches uuid[];
begin
  -- New reservations and orders refer to the profile, so none can be made from here on.
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
  v_email := case when not 'arbora_registration' = any (v_person.roles) then v_person.email end;
  v_guest_email := case when p_actor = p_id then app_private.proved_email(p_id) else v_email end;

  -- Newsletters requested under an earlier address of the account.
  select coalesce(array_agg(s.email), '{}') into v_reading
  from app_private.subscriber s
  where s.email <> v_person.email and (
    s.account_id = p_id
    or s.confirmed_at is null
      and exists (select from app_private.subscription_request r where r.subscriber_id = s.id and r.account_id = p_id)
  );
  select coalesce(array_agg(o.id::text), '{}') into v_orders from public.shop_order o where o.profile_id = p_id;
  select coalesce(array_agg(id), '{}') into v_shared
  from app_private.reservations_with_guest(v_guest_email) id
  where id not in (select app_private.reservations_of(p_id));
  -- Lock all reservations in the order of their ids, including those of others, before any ticket.
  perform from public.booking_reservation where person_id = p_id or id = any (v_shared) order by id for update;
  perform from app_private.cancelled_reservation where person_id = p_id or id = any (v_shared) order by id for update;
  perform app_private.erase_guest(p_id, v_guest_email, v_shared);
  delete from app_private.slot_waiting where person_id = p_id;

  for v_reservation in
    select r.id from public.booking_reservation r join public.booking_event_slot s on s.id = r.event_slot_id
    where r.person_id = p_id and s.date_start > now()
    order by r.id
  loop
    perform from public.booking_ticket where reservation_id = v_reservation order by id for update;
    perform app_private.end_reservation(v_reservation, case when p_actor = p_id then 'customer' else 'staff' end);
  end loop;
  select coalesce(array_agg(id::text), '{}') into v_own from app_private.reservations_of(p_id) id;
  -- Send no mails, and keep the codes of past tickets.
  perform set_config('arbora.suppress_mail', 'on', true);
  update public.booking_ticket t
  set name_on_ticket = '–', qr = null, custom_email = null, custom_company = null, ico = null
  from public.booking_reservation r where r.id = t.reservation_id and r.person_id = p_id;
  perform set_config('arbora.suppress_mail', '', true);
  update public.booking_reservation set custom_data = '{"places": [], "invoice": null}' where person_id = p_id;
  update app_private.cancelled_reservation
  set reservation = reservation - 'custom_data' - 'tickets', codes = null where person_id = p_id;
  -- Payments stay in the books, without the payer.
  update public.bank_transaction set counter_account = null, counter_name = null, message = null
  where reservation_id in (select app_private.reservations_of(p_id));
  -- Items that are still open keep the account, for their refund.
  update public.open_item
  set account = null, holder = null, note = case when note is not null then '–' end
  where person_id = p_id and state in ('refunded', 'dismissed');

  delete from public.quote_draft
  where inquiry_id in (select o.id from public.shop_order o where o.profile_id = p_id);
  delete from public.order_note where order_id in (select o.id from public.shop_order o where o.profile_id = p_id);
  update public.shop_order set profile_id = null, basket = basket - 'note' - 'files' where profile_id = p_id;
  update public.quote set profile_id = null, word = null, note = '' where profile_id = p_id;
  delete from public.static_file where owner_id = p_id;
  update public.event_slot set whitelist = array_remove(whitelist, v_guest_email)
  where v_guest_email = any (whitelist) and whitelist <> array[v_guest_email];
  -- An empty list would open the slot to everyone, so a placeholder address keeps it closed.
  update public.event_slot set whitelist = array['nobody@erased.invalid'] where whitelist = array[v_guest_email];
  update public.kejval set value = app_private.without_invited(value, v_guest_email)
  where item like '%-set-invitation' and v_guest_email = any (string_to_array(value ->> 'invited', e'\n'));
  delete from app_private.photo_upload where person_id = p_id;
  delete from public.job_application where email = v_guest_email;
  delete from public.news_comment where profile_id = p_id;
  delete from public.news_rating where profile_id = p_id;
  delete from public.saved_view where profile_id = p_id;
  delete from public.registration_decision where person_id = p_id;
  update public.registration_decision set decided_by = null where decided_by = p_id;
  delete from app_private.subscriber where account_id = p_id or email = v_guest_email or email = any (v_reading);
  delete from app_private.idempotency_key where person_id = p_id or answer ->> 'id' = p_id::text;
  update app_private.cookie_consent set auth_person = null where auth_person = p_id;
  -- Only mails about the cancellation, the rejection or an order are still sent.
  with deleted as (
    delete from app_private.mail
    where (status in ('sent', 'dead') or kind not in ('reservation-cancel', 'account-rejected', 'order-create-admin', 'quote-accepted-admin', 'written', 'booking-letter'))
      and app_private.concerns_person(mail, p_id, v_email, v_own, v_orders)
      or recipient = v_email and kind not in ('reservation-cancel', 'account-rejected')
      or recipient = any (v_reading) and kind in ('newsletter', 'mailing-confirm')
    returning attachment_batch
  )
  select array_agg(attachment_batch) into v_batches from deleted;
  delete from app_private.mail_attachment a
  where a.batch_id = any (v_batches)
    and not exists (select from app_private.mail m where m.attachment_batch = a.batch_id);
  delete from app_private.rate_limit_hit
  where key in (v_person.email, p_id::text) or right(key, length(v_person.email) + 1) = ' ' || v_person.email
    or right(key, length(p_id::text) + 1) = ' ' || p_id
    or key = any (v_reading) and scope like 'mailing.%';

  -- Deleting the person clears `person_id` in the log, so its rows are cleaned first.
  update app_private.auth_log
  set email = null, user_agent = null, details = null, address = null where person_id = p_id;
  update app_private.auth_log set user_agent = null, address = null where actor_id = p_id;
  if exists (select from public.booking_reservation where person_id = p_id) then
    delete from app_private.credential where person_id = p_id;
    delete from app_private.session where person_id = p_id;
    delete from app_private.password_reset where person_id = p_id;
    delete from app_private.login_link where person_id = p_id;
    delete from app_private.one_time_code where person_id = p_id;
    delete from app_private.recovery_code where person_id = p_id;
    delete from app_private.passkey where person_id = p_id;
    delete from app_private.email_change where person_id = p_id;
    delete from app_private.passkey_challenge where person_id = p_id;
    delete from app_private.auth_challenge where person_id = p_id;
    update public.auth_person
    set email = v_nobody, roles = '{arbora_customer}', allowed_apps = '{}', prefs = '{}', is_blocked = true
    where id = p_id;
    update public.user_profile
    set email = v_nobody, nickname = null, name = null, phone = null, ico = null, dic = null, company = null,
      street = null, city = null, zip = null, company_type = null, country = null, region = null, acl = null,
      basket = null, locale = 'cs'
    where id = p_id;
  else
    delete from public.auth_person where id = p_id;
  end if;
  perform app_private.erase_in_history(
    p_id, v_email, array(
      select 'booking_reservation:' || id from unnest(v_own || v_shared::text[]) as id
      union all select 'shop_order:' || id from unnest(v_orders) as id
    )
  );
  update app_private.mail set retention = 'none'
  where status in ('queued', 'sending') and app_private.concerns_person(mail, p_id, v_person.email, v_own, '{}');
  -- These mails are about the order alone, unless a sender has rendered them already.
  update app_private.mail set retention = 'envelope'
  where status in ('queued', 'sending') and payload ->> 'order_id' = any (v_orders);
  delete from app_private.auth_log where email = v_nobody;
  update app_private.auth_log
  set person_id = null, email = null, address = null, user_agent = null, details = null
  where person_id = p_id or email = v_person.email;
  insert into app_private.auth_log (event, actor_id, details)
  values ('person_erased', nullif(p_actor, p_id), jsonb_build_object('person_id', p_id));
  return true;
end
$$;
grant execute on function app_private.erase_person(uuid, uuid) to arbora_service;
