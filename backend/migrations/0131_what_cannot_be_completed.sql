-- A reservation whose tickets a rule refuses, as one that was made before the rule, is one that cannot be completed: it is
-- freed like one of which nobody knows for whom it is, and keeps no other from its tickets.

-- Frees the seats of reservations that were left without tickets an hour ago and cannot be completed, those in `p_refused`
-- among them, unless they are paid or money came for them; and empty ones of who is staff no more. Returns how many.
drop function app_private.free_incomplete_reservations(integer);
create function app_private.free_incomplete_reservations(p_limit integer, p_refused uuid[] default '{}')
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
  v_count integer := 0;
begin
  for v_reservation in
    select r.id
    from public.booking_reservation r
    join public.booking_event_slot s on s.id = r.event_slot_id
    join public.user_profile p on p.id = r.person_id
    where r.created_at < now() - interval '1 hour' and s.date_start > now()
      and (not r.is_paid or s.price = 0)
      and not exists (select from public.booking_ticket t where t.reservation_id = r.id)
      and not exists (select from public.bank_transaction t where t.reservation_id = r.id)
      and (
        r.id = any (p_refused)
        or not exists (select from app_private.half_made_reservations(null) h where h.id = r.id)
      )
      and (r.places > 0 or not coalesce(p.acl && '{sales,admin}', false))
    order by r.id limit p_limit
    for update of r skip locked
  loop
    -- Completed while this waited to begin: tickets are made without changing the reservation's row.
    continue when exists (select from public.booking_ticket where reservation_id = v_reservation);
    perform app_private.end_reservation(v_reservation, 'incomplete');
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
revoke execute on function app_private.free_incomplete_reservations(integer, uuid[]) from public;
grant execute on function app_private.free_incomplete_reservations(integer, uuid[]) to arbora_service;
