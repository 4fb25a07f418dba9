-- A reservation of which a ticket has been used is not cancelled for want of a payment that was taken back: its people are
-- there. Staff decides.

-- Cancels up to p_limit reservations whose payment is overdue and returns how many; neither those for which more than
-- enough came nor those with a used ticket, about which somebody decides. Several instances may run it at once: each
-- takes rows the others have not locked. One that cannot be ended is left for the next run with a warning, and the others
-- are ended all the same.
create or replace function app_private.expire_reservations(p_limit integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
  v_count integer := 0;
begin
  for v_reservation in
    select r.id from public.booking_reservation r
    where r.due_at < now() and not r.is_paid
      and not app_private.is_overpaid(r.id)
      and not exists (select from public.booking_ticket t where t.reservation_id = r.id and t.is_checked)
    order by r.id for update of r skip locked
  loop
    begin
      perform app_private.end_reservation(v_reservation, 'unpaid');
      v_count := v_count + 1;
    exception when others then
      raise warning 'reservation % is overdue and could not be ended: %', v_reservation, sqlerrm;
    end;
    exit when v_count >= p_limit;
  end loop;
  return v_count;
end
$$;
