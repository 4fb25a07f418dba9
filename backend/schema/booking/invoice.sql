-- The invoice data of a reservation, which can be changed until it is paid.

-- Writes the invoice data of a reservation (null = none) and returns its row; for the holder and sales staff.
-- `p_version` is that of the reservation as the caller read it, null to skip the check. The seats still count for the
-- same company. Raises booking.reservation_unknown, booking.invoice_fixed if it is paid, content.changed_meanwhile,
-- auth.blocked, request.limited.
create function app.set_reservation_invoice(p_reservation uuid, p_invoice jsonb, p_version integer)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
begin
  perform app_private.admit_reservation_change(p_reservation);
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if v_reservation.id is null then
    raise exception 'booking.reservation_unknown';
  end if;
  if v_reservation.is_paid then
    raise exception 'booking.invoice_fixed';
  end if;
  if v_reservation.version <> p_version then
    raise exception 'content.changed_meanwhile';
  end if;
  update public.booking_reservation
  set custom_data = custom_data || jsonb_build_object('invoice', p_invoice)
  where id = p_reservation
  returning * into v_reservation;
  return to_jsonb(v_reservation);
end
$$;
grant execute on function app.set_reservation_invoice(uuid, jsonb, integer) to arbora_customer;

-- Trigger: the invoice data of a paid reservation cannot be changed by any role. Raises booking.invoice_fixed. Only an
-- erasure, which has no caller, removes them.
create function app_private.keep_paid_invoice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if app.person_id() is not null then
    raise exception 'booking.invoice_fixed';
  end if;
  return new;
end
$$;
create trigger keep_paid_invoice
before update of custom_data on booking_reservation
for each row
when (old.is_paid and old.custom_data -> 'invoice' is distinct from new.custom_data -> 'invoice')
execute function app_private.keep_paid_invoice();
