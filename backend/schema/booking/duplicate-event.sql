-- Copies an event with its slots to another start, unpublished. Slots keep their distance from the start in Prague
-- local time, and all their other columns. Returns the id of the copy. Raises auth.forbidden, not_found.
create function public.duplicate_event(p_event uuid, p_start timestamptz)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_event public.booking_event;
  v_slot public.event_slot;
  v_by interval;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select * into v_event from public.booking_event where id = p_event;
  if not found then
    raise exception 'not_found';
  end if;
  v_by := p_start at time zone 'Europe/Prague' - v_event.date_start at time zone 'Europe/Prague';
  v_event.id := gen_random_uuid();
  v_event.date_start := p_start;
  v_event.date_end := app_private.moved_in_prague(v_event.date_end, v_by);
  v_event.is_public := false;
  v_event.created_at := now();
  v_event.updated_at := now();
  v_event.version := 1;
  insert into public.booking_event select v_event.*;
  for v_slot in select * from public.event_slot where event_id = p_event loop
    v_slot.id := gen_random_uuid();
    v_slot.event_id := v_event.id;
    v_slot.date_start := app_private.moved_in_prague(v_slot.date_start, v_by);
    v_slot.created_at := now();
    v_slot.updated_at := now();
    v_slot.version := 1;
    insert into public.event_slot select v_slot.*;
  end loop;
  return v_event.id;
end
$$;
grant execute on function public.duplicate_event(uuid, timestamptz) to arbora_manager;

-- Adds an interval to a timestamp in Prague local time, across daylight saving changes.
create function app_private.moved_in_prague(p_moment timestamptz, p_by interval)
returns timestamptz
language sql
immutable
parallel safe
set search_path = ''
as $$
  select (p_moment at time zone 'Europe/Prague' + p_by) at time zone 'Europe/Prague';
$$;
