-- Staff roles are members of the customer role, and a token outlives the right it was issued for: a column granted to a
-- staff role is also writable on the own row, through a customer's policy. Such a column asks for the right itself.

-- Refuses a write by a caller who does not hold the right named by the trigger's argument. It fires whenever the column
-- is named, whatever its value. Our own definer functions run as the owner and ask for themselves.
create function app_private.require_acl() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('arbora_manager', 'arbora_admin') and not app.has_acl(tg_argv[0]) then
    raise exception using
      errcode = '42501', message = format('permission denied for table %s', tg_table_name),
      schema = tg_table_schema, table = tg_table_name;
  end if;
  return new;
end
$$;
revoke all on function app_private.require_acl() from public;

create trigger ask_admin before update of acl on public.user_profile
  for each row execute function app_private.require_acl('admin');
create trigger ask_sales before update of custom_email, custom_company on public.booking_ticket
  for each row execute function app_private.require_acl('sales');

-- Besides keeping the last admin: nobody gains a right by a request of somebody who is not an admin now, whichever
-- function the request goes through.
create or replace function app_private.guard_acl() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.auth_person;
begin
  if session_user = 'authenticator' and not app.has_acl('admin')
    and not coalesce(new.acl, '{}') <@ coalesce(old.acl, '{}')
  then
    raise exception using errcode = '42501', message = 'permission denied for table user_profile';
  end if;
  select * into v_person from public.auth_person where id = old.id;
  if app_private.is_admin(v_person.roles, v_person.allowed_apps, v_person.is_blocked, old.acl)
    and not app_private.is_admin(v_person.roles, v_person.allowed_apps, v_person.is_blocked, new.acl)
  then
    perform app_private.guard_admin(old.id);
  end if;
  return new;
end
$$;

-- Limits of mails that a person causes, as BOOKING_LIMITS of libs/domain lists them. `passed_on_per_hour` is for sales,
-- who may hand any ticket to any address.
create or replace function app_private.booking_limit(p_name text) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select case p_name
    when 'changes_per_hour' then 40
    when 'guest_tickets_per_day' then 300
    when 'tickets_per_address_per_day' then 30
    when 'passed_on_per_hour' then 60
  end
$$;

-- Makes requests of one caller that pass tickets on wait for each other, before any of them holds a ticket (LOCKING.md).
create function app_private.hold_passing_on() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if app.person_id() is not null then
    perform app_private.limit_lock('booking.passed_on', app.person_id()::text);
  end if;
  return null;
end
$$;
revoke all on function app_private.hold_passing_on() from public;
create trigger hold_passing_on before update of custom_email on public.booking_ticket
  for each statement execute function app_private.hold_passing_on();

-- Counts a ticket that a caller hands to another address. The address is counted with those of reservations but not
-- locked: tickets are held already. Raises request.limited with detail {retry_after}.
create function app_private.count_passed_on(p_person uuid, p_email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_wait integer := greatest(
    app_private.limit_wait(
      'booking.passed_on', p_person::text, app_private.booking_limit('passed_on_per_hour'), 3600
    ),
    app_private.limit_wait(
      'booking.address', p_email, app_private.booking_limit('tickets_per_address_per_day'), 86400
    )
  );
begin
  if v_wait > 0 then
    raise exception 'request.limited' using detail = jsonb_build_object('retry_after', v_wait)::text;
  end if;
  perform app_private.limit_record('booking.passed_on', p_person::text),
    app_private.limit_record('booking.address', p_email);
end
$$;
revoke all on function app_private.count_passed_on(uuid, text) from public;

-- Tells somebody else than the holder that a place is reserved for him, when it is and when the ticket is passed on;
-- who gets a ticket that is paid already gets it at once. Passing on is counted; a new reservation was counted as a whole.
create or replace function app_private.tell_attendee() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_holder public.user_profile;
  v_paid boolean;
  v_kind text;
begin
  select r.is_paid into v_paid from public.booking_reservation r where r.id = new.reservation_id;
  select p.* into v_holder
  from public.booking_reservation r join public.user_profile p on p.id = r.person_id
  where r.id = new.reservation_id;
  if v_holder.id is null or new.custom_email = v_holder.email then
    return null;
  end if;
  if tg_op = 'UPDATE' and app.person_id() is not null then
    perform app_private.count_passed_on(app.person_id(), new.custom_email);
  end if;
  v_kind := case when tg_op = 'UPDATE' and v_paid then 'reservation-ticket' else 'reservation-create-custom' end;
  perform app_private.enqueue_mail(
    v_kind, new.custom_email, v_holder.locale, app_private.ticket_facts(new),
    v_kind || ':' || new.id || ':' || new.custom_email
  );
  return null;
end
$$;
