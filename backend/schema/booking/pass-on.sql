-- Passing a ticket on. The owner of a ticket is the recipient of its mails: its own address, else the holder of the
-- reservation. When the owner changes, the ticket gets another code (its id); the former code is void, and the former
-- owner is notified and gets no more mails about it.

-- The recipient of mails about a ticket whose own address is `p_email`.
create function app_private.owner_of_ticket(p_reservation uuid, p_email text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(p_email, p.email)
  from
    public.booking_reservation as r
    join public.user_profile as p on p.id = r.person_id
  where r.id = p_reservation;
$$;

-- True if the address `p_email` (null = none) makes another person the owner. False for a used ticket, and in an
-- erasure, which sends no notifications (`arbora.suppress_mail`).
create function app_private.is_passed_on(p_ticket public.booking_ticket, p_email text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    not (p_ticket).is_checked
    and coalesce(current_setting('arbora.suppress_mail', true), '') != 'on'
    and app_private.owner_of_ticket((p_ticket).reservation_id, p_email) is distinct from app_private.owner_of_ticket(
      (p_ticket).reservation_id,
      (p_ticket).custom_email
    );
$$;

-- Trigger: a ticket that is passed on gets another code, and the former one is recorded as void. app.rename_ticket
-- passes a new code with its picture; otherwise a job draws the picture.
create function app_private.void_former_code()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.id = old.id and app_private.is_passed_on(old, new.custom_email) then
    new.id := gen_random_uuid();
    new.qr := null;
  end if;
  if new.id <> old.id then
    insert into app_private.cancelled_ticket (id, reservation_id, event_id, reason)
    select old.id, r.id, s.event_id, 'passed_on'
    from public.booking_reservation r join public.event_slot s on s.id = r.event_slot_id
    where r.id = old.reservation_id;
  end if;
  return new;
end
$$;

-- Named so that it fires after tidy_guest_email and erase_former_email, which change the address.
create trigger void_former_code
before update on booking_ticket
for each row
when (new.id is distinct from old.id or new.custom_email is distinct from old.custom_email)
execute function app_private.void_former_code();

-- Trigger: deletes queued mails about a ticket to its former address. Mails that are being sent are left.
create function app_private.drop_former_mails()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.mail where id in (
    select id from app_private.mail
    where status = 'queued' and recipient = old.custom_email and payload ->> 'ticket_id' = old.id::text
    for update skip locked
  );
  return null;
end
$$;
create trigger drop_former_mails
after update on booking_ticket
for each row
when (old.custom_email is not null and new.custom_email is distinct from old.custom_email)
execute function app_private.drop_former_mails();

-- Trigger: notifies the former owner of a ticket that was passed on before the end of its slot, unless the former owner
-- did it or notify_renamed sends a mail.
create function app_private.notify_former_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_owner text := app_private.owner_of_ticket(old.reservation_id, old.custom_email);
  v_holder public.user_profile;
begin
  select p.* into v_holder
  from public.booking_reservation r
  join public.user_profile p on p.id = r.person_id
  join public.event_slot s on s.id = r.event_slot_id
  where r.id = old.reservation_id and s.date_start > now() - interval '1 day';
  if v_holder.id is null
    or v_owner = v_holder.email
      and (v_holder.id is not distinct from app.person_id() or new.name_on_ticket <> old.name_on_ticket)
  then
    return null;
  end if;
  perform app_private.enqueue_mail(
    'reservation-passed-on', v_owner, v_holder.locale, app_private.ticket_facts(old),
    'reservation-passed-on:' || old.id
  );
  return null;
end
$$;
create trigger notify_former_owner
after update on booking_ticket
for each row
when (old.id != new.id)
execute function app_private.notify_former_owner();

-- Job: up to `p_limit` tickets of future slots whose code has no picture yet.
create function app_private.tickets_without_picture(p_limit integer)
returns table (id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select t.id
  from
    public.booking_ticket as t
    join public.booking_reservation as r on r.id = t.reservation_id
    join public.event_slot as s on s.id = r.event_slot_id
  where t.qr is null and s.date_start > now()
  order by t.id
  limit p_limit;
$$;
grant execute on function app_private.tickets_without_picture(integer) to arbora_service;
