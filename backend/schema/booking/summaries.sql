-- Summaries of reservations for the list of sales staff; see app_private.reservation_summary.

-- Computes the current summary of a reservation; no row if the reservation was deleted.
create function app_private.summary_now(p_reservation uuid)
returns setof app_private.reservation_summary
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select
      reservation.id,
      tickets.held,
      tickets.checked,
      app.searchable(
        concat_ws(
          ' ', profile.email, profile.name, profile.company, reservation.vs,
          app.variable_symbol(event.mask_vs, reservation.vs), tickets.names
        )
      )
    from public.booking_reservation as reservation
    join public.event_slot as slot on slot.id = reservation.event_slot_id
    join public.booking_event as event on event.id = slot.event_id
    join public.user_profile as profile on profile.id = reservation.person_id
    cross join lateral (
      select
        count(*)::integer as held,
        count(*) filter (where is_checked)::integer as checked,
        string_agg(name_on_ticket, ' ' order by position, created_at, id) as names
      from public.booking_ticket where reservation_id = p_reservation
    ) as tickets
    where reservation.id = p_reservation;
end
$$;

-- Recomputes the summaries of these reservations, locked in the order of ids: statements after a lock see the commit of
-- its previous holder. Handles one reservation at a time with cached plans; a single statement for all was planned at
-- each call, which took longer than the rest of a reservation. A reservation without a summary was made in this
-- transaction: its holder's profile is locked until the end, so that a concurrent change of the name is not missed.
create function app_private.summarize_reservations(p_reservations uuid[])
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_id uuid;
  v_new uuid[] := '{}';
begin
  foreach v_id in array p_reservations loop
    if not exists (select from app_private.reservation_summary where reservation_id = v_id) then
      v_new := v_new || v_id;
    end if;
  end loop;
  if v_new <> '{}' then
    if cardinality(v_new) > 1 then
      perform from public.user_profile
      where id in (select person_id from public.booking_reservation where id = any (v_new))
      order by id for share;
    end if;
    foreach v_id in array v_new loop
      perform from public.user_profile
      where id = (select person_id from public.booking_reservation where id = v_id) for share;
      insert into app_private.reservation_summary select now_is.* from app_private.summary_now(v_id) as now_is;
    end loop;
    if v_new @> p_reservations then
      return;
    end if;
  end if;
  for v_id in
    select reservation_id from app_private.reservation_summary
    where reservation_id = any (p_reservations) and reservation_id <> all (v_new)
    order by reservation_id
    for no key update
  loop
    update app_private.reservation_summary as summary
    set ticket_count = now_is.ticket_count, checked_count = now_is.checked_count, search = now_is.search
    from app_private.summary_now(v_id) as now_is
    where
      summary.reservation_id = v_id
      and (summary.ticket_count, summary.checked_count, summary.search)
        is distinct from (now_is.ticket_count, now_is.checked_count, now_is.search);
  end loop;
end
$$;

-- Trigger: makes the summary of a new reservation without tickets. That of all others is made when their tickets are
-- inserted, so that it is written once.
create function app_private.summarize_without_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from app_private.reservation_summary where reservation_id = new.id) then
    perform app_private.summarize_reservations(array[new.id]);
  end if;
  return null;
end
$$;
create constraint trigger summarize_without_tickets
after insert on booking_reservation
deferrable initially deferred
for each row
execute function app_private.summarize_without_tickets();

-- Trigger: renews the summary of a reservation whose slot, person or number changed.
create function app_private.summarize_moved_reservations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.summarize_reservations(array[new.id]);
  return null;
end
$$;
create trigger summarize
after update of event_slot_id, person_id, vs on booking_reservation
for each row
execute function app_private.summarize_moved_reservations();

-- Trigger: renews the summaries of reservations whose tickets changed.
create function app_private.summarize_changed_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.summarize_reservations(array(select distinct reservation_id from changed));
  return null;
end
$$;
create trigger summarize_new
after insert on booking_ticket
referencing new table as changed
for each statement
execute function app_private.summarize_changed_tickets();
create trigger summarize_changed
after update on booking_ticket
referencing new table as changed
for each statement
execute function app_private.summarize_changed_tickets();
create trigger summarize_deleted
after delete on booking_ticket
referencing old table as changed
for each statement
execute function app_private.summarize_changed_tickets();

-- Trigger: renews the summaries of a person's reservations, whose search text holds name, company and e-mail.
create function app_private.summarize_renamed_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.summarize_reservations(
    array(select id from public.booking_reservation where person_id = new.id)
  );
  return null;
end
$$;
create trigger summarize_reservations
after update of email, name, company on user_profile
for each row
when ((old.email, old.name, old.company) is distinct from (new.email, new.name, new.company))
execute function app_private.summarize_renamed_person();

-- Trigger: renews the summaries of an event's reservations, whose search text holds the variable symbol.
create function app_private.summarize_masked_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.summarize_reservations(
    array(
      select reservation.id
      from public.booking_reservation as reservation
      join public.event_slot as slot on slot.id = reservation.event_slot_id
      where slot.event_id = new.id
    )
  );
  return null;
end
$$;
create trigger summarize_reservations
after update of mask_vs on booking_event
for each row
when (old.mask_vs is distinct from new.mask_vs)
execute function app_private.summarize_masked_event();
