-- Limits on changes of bookings, because each causes mails.

-- Limits of mails that one person can cause; the same numbers as BOOKING_LIMITS of libs/domain. `passed_on_per_hour`
-- limits sales staff, who may send any ticket to any address.
create function app_private.booking_limit(p_name text)
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    case p_name
      when 'changes_per_hour' then 40
      when 'guest_tickets_per_day' then 300
      when 'tickets_per_address_per_day' then 30
      when 'passed_on_per_hour' then 60
    end;
$$;

-- The addresses other than `p_email` to which tickets `[{email}]` go, with the number of tickets.
create function app_private.guest_addresses(p_email text, p_tickets jsonb)
returns table (email text, tickets integer)
language sql
immutable
set search_path = ''
as $$
  select lower(t.email), count(*)::integer
  from jsonb_to_recordset(p_tickets) as t (email text)
  where t.email != '' and lower(t.email) != lower(p_email)
  group by lower(t.email);
$$;

-- The numbers of the advisory locks under which a person's changes of bookings, and the tickets per address, are
-- counted; those of limit_lock. Taken in ascending order by everyone.
create function app_private.booking_limit_locks(p_person uuid, p_email text, p_tickets jsonb)
returns setof bigint
language sql
immutable
set search_path = ''
as $$
  select hashtextextended('booking.change ' || p_person, 0)
  union
  select hashtextextended('booking.address ' || g.email, 0)
  from app_private.guest_addresses(p_email, p_tickets) as g
  order by 1;
$$;

-- Counts a change of bookings by a person and the tickets `[{email}]` it sends to others. Raises request.limited
-- (detail {retry_after}, seconds) without counting.
create function app_private.count_booking(p_person uuid, p_email text, p_tickets jsonb default '[]')
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_wait integer;
  v_guests integer;
begin
  perform pg_advisory_xact_lock(l.id)
  from (select id from app_private.booking_limit_locks(p_person, p_email, p_tickets) id) l;
  select sum(g.tickets) into v_guests from app_private.guest_addresses(p_email, p_tickets) g;
  v_wait := app_private.limit_wait(
    'booking.change', p_person::text, app_private.booking_limit('changes_per_hour'), 3600
  );
  if v_guests > 0 then
    v_wait := greatest(
      v_wait,
      app_private.limit_wait(
        'booking.guest', p_person::text,
        greatest(app_private.booking_limit('guest_tickets_per_day') - v_guests + 1, 1), 86400
      ),
      (
        select max(app_private.limit_wait(
          'booking.address', g.email,
          greatest(app_private.booking_limit('tickets_per_address_per_day') - g.tickets + 1, 1), 86400
        ))
        from app_private.guest_addresses(p_email, p_tickets) g
      )
    );
  end if;
  if v_wait > 0 then
    raise exception 'request.limited' using detail = jsonb_build_object('retry_after', v_wait)::text;
  end if;
  perform app_private.limit_record('booking.change', p_person::text);
  if v_guests > 0 then
    perform app_private.limit_record('booking.guest', p_person::text),
      app_private.limit_record('booking.address', g.email)
    from app_private.guest_addresses(p_email, p_tickets) g, generate_series(1, g.tickets);
  end if;
end
$$;

-- Admits a change of a reservation by its holder, whose changes are counted, or by sales staff. Call it before locking
-- the reservation: counting locks the limits. Raises booking.reservation_unknown, auth.blocked, request.limited.
create function app_private.admit_reservation_change(p_reservation uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if app.has_acl('sales') then
    if not exists (select from public.booking_reservation where id = p_reservation) then
      raise exception 'booking.reservation_unknown';
    end if;
    return;
  end if;
  if not exists (select from public.booking_reservation where id = p_reservation and person_id = app.person_id()) then
    raise exception 'booking.reservation_unknown';
  end if;
  if not app.is_admitted() then
    raise exception 'auth.blocked';
  end if;
  perform app_private.count_booking(app.person_id(), '');
end
$$;
