-- Who has paid too much has paid: an overpaid reservation waits for a person's decision, and neither ends nor is
-- reminded of a payment.

create function app_private.is_overpaid(p_reservation uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.bank_transaction t
    where t.reservation_id = p_reservation and t.outcome = 'amount_differs' and t.difference > 0
  )
$$;
revoke all on function app_private.is_overpaid(uuid) from public;

-- One that cannot be ended is left for the next run with a warning, and the others are ended all the same.
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

-- Queues the reminders of payments due tomorrow (Prague) and returns how many. Who reserved only today is not reminded.
create or replace function app_private.remind_of_payments() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_today date := (now() at time zone 'Europe/Prague')::date;
  v_count integer;
begin
  perform app_private.notify_holder('reservation-reminder', r.id, 'reservation-reminder:' || r.id || ':' || r.due_at::date)
  from public.booking_reservation r
  where not r.is_paid and r.due_at > now()
    and r.due_at < ((v_today + 2)::timestamp at time zone 'Europe/Prague')
    and r.created_at < (v_today::timestamp at time zone 'Europe/Prague')
    and not app_private.is_overpaid(r.id)
    and not exists (
      select from app_private.mail where dedupe_key = 'reservation-reminder:' || r.id || ':' || r.due_at::date
    );
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

-- Forgets, with the names in them, reservations cancelled so long ago that no payment comes for them any more. One for
-- which money came stays until a person has decided on it. Returns how many.
create function app_private.forget_cancelled_reservations() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from app_private.cancelled_reservation where cancelled_at < now() - interval '1 year' and paid_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function app_private.forget_cancelled_reservations() from public;
grant execute on function app_private.forget_cancelled_reservations() to arbora_service;
