-- Terms of payment: the variable symbol and the due date.

-- The variable symbol of a reservation: the event's mask and six digits.
create function app.variable_symbol(mask_vs text, vs text)
returns text
language sql
immutable
strict
parallel safe
as $$
  select mask_vs || lpad(vs, 6, '0');
$$;
grant execute on function app.variable_symbol(text, text) to arbora_anon, arbora_service;

-- Due date of a payment: after four days at 23:59 in Prague, or when the slot starts if that is sooner; null if the
-- slot has started.
create function app.payment_due(p_from timestamptz, p_slot_start timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select
    case
      when p_slot_start > p_from then least(
        p_slot_start,
        (((p_from at time zone 'Europe/Prague')::date + 4) + time '23:59') at time zone 'Europe/Prague'
      )
    end;
$$;

-- Trigger: `mask_vs` cannot change once the event has a reservation, because pending payments contain it. Raises
-- booking.mask_vs_fixed.
create function app_private.keep_mask_vs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.booking_reservation r
    join public.booking_event_slot s on s.id = r.event_slot_id
    where s.event_id = new.id
  ) then
    raise exception 'booking.mask_vs_fixed';
  end if;
  return new;
end
$$;
create trigger keep_mask_vs
before update of mask_vs on booking_event
for each row
when (old.mask_vs is distinct from new.mask_vs)
execute function app_private.keep_mask_vs();
