-- The variable symbol a payer writes: the event's mask and six digits of the reservation.
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
