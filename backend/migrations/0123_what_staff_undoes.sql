-- Staff may cancel without telling anybody (spec §4: by default the holder is told), and undo a mistaken check-in.

-- Queues a mail once (`p_dedupe_key`) and wakes who sends; returns its id, null when it was queued before, or when the
-- transaction has said that it tells nobody (`arbora.tells_nobody`).
create or replace function app_private.enqueue_mail(p_kind text, p_recipient text, p_locale text, p_payload jsonb, p_dedupe_key text DEFAULT NULL::text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  if current_setting('arbora.tells_nobody', true) = 'on' then
    return null;
  end if;
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key)
  values (
    p_kind,
    p_recipient,
    case when p_locale in ('cs', 'en', 'pl') then p_locale else 'en' end,
    coalesce(p_payload, '{}'),
    p_dedupe_key
  )
  on conflict (dedupe_key) do nothing
  returning id into v_id;
  if v_id is not null then
    perform pg_notify('arbora_mail', '');
  end if;
  return v_id;
end
$$;

-- Cancels a reservation: the holder until the slot starts, sales any time. Holder and attendees are told, unless sales
-- says `p_notify` false. Raises auth.forbidden, auth.blocked, booking.reservation_unknown, event_started, ticket_used,
-- request.limited.
drop function app.cancel_reservation(uuid);
create function app.cancel_reservation(p_reservation uuid, p_notify boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_staff boolean := app.has_acl('sales');
  v_used timestamptz;
begin
  if not (p_notify or v_staff) then
    raise exception 'auth.forbidden';
  end if;
  if not v_staff and exists (
    select from public.booking_reservation where id = p_reservation and person_id = app.person_id()
  ) then
    perform app_private.count_booking(app.person_id(), '');
  end if;
  v_reservation := app_private.lock_reservation(p_reservation);
  -- Locking the tickets too: none may be checked in while they go.
  perform from public.booking_ticket where reservation_id = v_reservation.id order by id for update;
  select max(checked_at) into v_used from public.booking_ticket where reservation_id = v_reservation.id and is_checked;
  if v_used is not null and not v_staff then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_used)::text;
  end if;
  perform set_config('arbora.tells_nobody', case when p_notify then '' else 'on' end, true);
  perform app_private.end_reservation(
    v_reservation.id,
    case when v_reservation.person_id = app.person_id() then 'customer' else 'staff' end
  );
  perform set_config('arbora.tells_nobody', '', true);
end
$$;
grant execute on function app.cancel_reservation(uuid, boolean) to arbora_customer;

-- What sales may write of a ticket's use past the door: mostly that it was none. Using it by this keeps the door's rules;
-- two who do it at once are not told apart, for which there is app.check_in_ticket. Raises booking.ticket_unpaid.
create function app_private.keep_check() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user not in ('arbora_manager', 'arbora_admin') then
    return new;
  end if;
  if not app.has_acl('sales') then
    raise exception 'permission denied for the use of a ticket' using errcode = '42501';
  end if;
  if new.is_checked and not old.is_checked and not exists (
    select from public.booking_reservation where id = new.reservation_id and is_paid
  ) then
    raise exception 'booking.ticket_unpaid';
  end if;
  new.checked_at := case when new.is_checked then coalesce(old.checked_at, now()) end;
  return new;
end
$$;
create trigger keep_check before update of is_checked on booking_ticket
  for each row execute function app_private.keep_check();
grant update (is_checked) on booking_ticket to arbora_manager;

-- A used ticket keeps the name that it was used under, but for sales.
alter policy update_own_until_start on public.booking_ticket using (
  not is_checked and (select app.is_admitted()) and exists (
    select from public.booking_reservation reservation
    join public.event_slot slot on slot.id = reservation.event_slot_id
    where reservation.id = booking_ticket.reservation_id
      and reservation.person_id = (select app.person_id()) and slot.date_start > now()
  )
);
