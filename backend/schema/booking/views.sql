-- Slots, readable and writable. Callers see slots of public events without a whitelist or with one that names them, and
-- slots they have a reservation in; sales staff see all. The whitelist shows guests only themselves. No other table is
-- joined, so that locking a row of the view locks that slot alone.
create view booking_event_slot
with (security_barrier = true)
as
  select
    slot.id,
    slot.event_id,
    slot.name,
    slot.name_en,
    slot.name_pl,
    slot.date_start,
    slot.price,
    case
      when (select app.sees_every_slot()) then slot.whitelist
      when (select app.person_email()) = any (slot.whitelist) then array[(select app.person_email())]
      else '{}'
    end as whitelist,
    slot.capacity_total,
    slot.capacity_per_user,
    slot.capacity_by_ico,
    slot.created_at,
    slot.version,
    slot.updated_at
  from event_slot as slot
  where
    (select app.sees_every_slot())
    or app.may_see_slot(app.is_public_event(slot.event_id), slot.whitelist)
    or app.has_reservation(slot.id);

-- Defaults of event_slot, which inserts through a view do not see.
alter view booking_event_slot
alter column id set default gen_random_uuid();
alter view booking_event_slot
alter column price set default 0;
alter view booking_event_slot
alter column whitelist set default '{}';
alter view booking_event_slot
alter column capacity_by_ico set default false;
alter view booking_event_slot
alter column created_at set default now();

create trigger write
instead of insert or update or delete on booking_event_slot
for each row
execute function app_private.write_slot();

-- Seats of the slots that the caller sees: `used` = held by reservations, `togo` = free to the caller, without what is
-- kept for the waiting list.
create view event_slots_capacity
with (security_barrier = true)
as
  select
    slot.id,
    slot.event_id,
    held.used,
    greatest(slot.capacity_total - held.used - app.claimed_seats(slot.id), 0) as togo
  from
    event_slot as slot
    join booking_event as event on event.id = slot.event_id
    cross join lateral (
      select coalesce(sum(places), 0)::integer as used from booking_reservation where event_slot_id = slot.id
    ) as held
  where
    app.may_see_slot(event.is_public, slot.whitelist)
    or (select app.has_acl('sales'))
    or exists (
      select
      from booking_reservation as own
      where own.event_slot_id = slot.id and own.person_id = (select app.person_id())
    );

-- Slots that the caller may reserve or has a reservation in, with seats and the caller's own reservation
-- (`has_reservation`, `reservation_id`).
create view event_slots_customer
with (security_barrier = true)
as
  select
    slot.id,
    slot.event_id,
    (select app.person_id()) as person_id,
    slot.name,
    slot.name_en,
    slot.name_pl,
    slot.date_start,
    slot.price,
    slot.capacity_total,
    slot.capacity_per_user,
    slot.capacity_by_ico,
    held.used,
    greatest(slot.capacity_total - held.used - app.claimed_seats(slot.id), 0) as togo,
    slot.capacity_total > held.used + app.claimed_seats(slot.id) as is_available,
    own.id is not null as has_reservation,
    own.id as reservation_id
  from
    event_slot as slot
    join booking_event as event on event.id = slot.event_id
    cross join lateral (
      select coalesce(sum(places), 0)::integer as used from booking_reservation where event_slot_id = slot.id
    ) as held
    left join booking_reservation as own on own.event_slot_id = slot.id and own.person_id = (select app.person_id())
  where app.may_see_slot(event.is_public, slot.whitelist) or own.id is not null;

-- The caller's entries in waiting lists, with the number of people ahead; `offered_places` until `offer_until`.
create view public.own_waiting
with (security_barrier = true)
as
  select
    waiting.id,
    waiting.event_slot_id,
    slot.event_id,
    waiting.places,
    waiting.accepts_fewer,
    waiting.created_at,
    case
      when waiting.offer_until > now() then waiting.offered_places
    end as offered_places,
    case
      when waiting.offer_until > now() then waiting.offer_until
    end as offer_until,
    (
      select count(*)::integer
      from app_private.slot_waiting as earlier
      where
        earlier.event_slot_id = waiting.event_slot_id
        and (earlier.created_at, earlier.id) < (waiting.created_at, waiting.id)
    ) as before
  from
    app_private.slot_waiting as waiting
    join public.event_slot as slot on slot.id = waiting.event_slot_id
  where waiting.person_id = (select app.person_id()) and coalesce(waiting.offer_until > now(), true);

-- All entries of waiting lists, for sales staff.
create view public.waiting_list as
  select
    waiting.id,
    waiting.event_slot_id,
    waiting.person_id,
    profile.name as person_name,
    profile.email as person_email,
    account.state as person_state,
    waiting.places,
    waiting.accepts_fewer,
    waiting.created_at,
    waiting.offered_places,
    waiting.offer_until
  from
    app_private.slot_waiting as waiting
    left join public.user_profile as profile on profile.id = waiting.person_id
    left join public.auth_person as account on account.id = waiting.person_id;
alter view waiting_list
owner to arbora_sales_lists;

-- The number of tickets per slot and company. Sales staff see all; customers see their own counted company, in slots
-- where they have a ticket of it.
create view public.event_slots_tickets_by_ico
with (security_barrier = true)
as
  select
    reservation.event_slot_id as id,
    ticket.ico,
    count(*)::integer as tickets
  from
    public.booking_ticket as ticket
    join public.booking_reservation as reservation on reservation.id = ticket.reservation_id
  where
    (select app.has_acl('sales'))
    or ticket.ico = (
      select company.ico from app_private.counted_company as company where company.person_id = (select app.person_id())
    )
  group by reservation.event_slot_id, ticket.ico
  having
    ticket.ico is not null
    and ((select app.has_acl('sales')) or bool_or(reservation.person_id = (select app.person_id())));

-- Tickets with slot and holder: their own for customers, all for sales staff.
create view reservation_check
with (security_barrier = true)
as
  select
    reservation.id as reservation_id,
    reservation.person_id,
    ticket.id as ticket_id,
    ticket.name_on_ticket as ticket_name_on_ticket,
    ticket.is_checked as ticket_is_checked,
    slot.name as slot_name,
    slot.name_en as slot_name_en,
    slot.name_pl as slot_name_pl,
    slot.event_id
  from
    booking_ticket as ticket
    join booking_reservation as reservation on reservation.id = ticket.reservation_id
    join event_slot as slot on slot.id = reservation.event_slot_id
  where reservation.person_id = (select app.person_id()) or (select app.has_acl('sales'));

-- The reservations of a slot as staff lists show them: `amount` = tickets times price, `tickets` = list of tickets,
-- `search` = the text that is searched. Rows for sales staff only.
create view reservation_ticket_list as
  select
    reservation.id,
    reservation.event_slot_id,
    slot.event_id,
    reservation.person_id,
    profile.email as person_email,
    profile.name as person_name,
    profile.company as person_company,
    account.state as person_state,
    reservation.vs,
    app.variable_symbol(event.mask_vs, reservation.vs) as variable_symbol,
    reservation.is_paid,
    reservation.paid_at,
    reservation.due_at,
    reservation.created_at,
    reservation.places,
    summary.ticket_count,
    summary.checked_count,
    summary.ticket_count * slot.price as amount,
    reservation.custom_data -> 'invoice' as invoice,
    reservation.version,
    (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id',
              ticket.id,
              'name_on_ticket',
              ticket.name_on_ticket,
              'custom_company',
              ticket.custom_company,
              'is_checked',
              ticket.is_checked,
              'checked_at',
              ticket.checked_at
            )
            order by ticket.position, ticket.created_at, ticket.id
          ),
          '[]'
        )
      from booking_ticket as ticket
      where ticket.reservation_id = reservation.id
    ) as tickets,
    summary.search
  from
    booking_reservation as reservation
    left join app_private.reservation_summary as summary on summary.reservation_id = reservation.id
    left join event_slot as slot on slot.id = reservation.event_slot_id
    left join booking_event as event on event.id = slot.event_id
    left join user_profile as profile on profile.id = reservation.person_id
    left join auth_person as account on account.id = reservation.person_id;
alter view reservation_ticket_list
owner to arbora_sales_lists;

-- Totals of reservation_ticket_list, for sales staff.
create view app.reservation_ticket_list_totals
with (security_barrier = true)
as
  select tally.event_slot_id, tally.is_paid, tally.rows
  from app_private.reservation_tally as tally
  where (select app.has_acl('sales'));

-- The caller's own cancelled reservations, so that links in mails keep working. Without attendees, invoice and codes;
-- `received` = sum of payments.
create view public.own_cancelled_reservation
with (security_barrier = true)
as
  select
    c.id,
    s.event_id,
    e.title as event_title,
    e.title_en as event_title_en,
    e.title_pl as event_title_pl,
    coalesce(e.is_public, false) as event_is_public,
    e.address,
    e.hero_image,
    s.name as slot_name,
    s.name_en as slot_name_en,
    s.name_pl as slot_name_pl,
    s.date_start as slot_date,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) as places,
    c.variable_symbol,
    c.reason,
    (c.reservation ->> 'created_at')::timestamptz as created_at,
    c.cancelled_at,
    coalesce((c.reservation ->> 'is_paid')::boolean and s.price > 0, false) as was_paid,
    c.paid_at,
    (select coalesce(sum(t.amount), 0) from public.bank_transaction as t where t.reservation_id = c.id) as received
  from
    app_private.cancelled_reservation as c
    left join public.event_slot as s on s.id = c.event_slot_id
    left join public.booking_event as e on e.id = s.event_id
  where c.person_id = (select app.person_id());

-- All cancelled reservations with their holders, for sales staff, who handle late payments. A holder without an account
-- was erased. `search` = holder and symbol, folded by app.searchable.
create view public.cancelled_reservation_list as
  select
    c.id,
    c.event_slot_id,
    s.event_id,
    e.title as event_title,
    e.title_en as event_title_en,
    e.title_pl as event_title_pl,
    s.name as slot_name,
    s.name_en as slot_name_en,
    s.name_pl as slot_name_pl,
    s.date_start as slot_date,
    c.person_id,
    p.email as person_email,
    p.name as person_name,
    case
      when account.id is null then 'erased'
      else account.state
    end as person_state,
    c.variable_symbol,
    c.reason,
    (c.reservation ->> 'created_at')::timestamptz as created_at,
    c.cancelled_at,
    c.paid_at,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) as ticket_count,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) * s.price as amount,
    concat_ws(' ', c.variable_symbol, p.search) as search
  from
    app_private.cancelled_reservation as c
    left join public.event_slot as s on s.id = c.event_slot_id
    left join public.booking_event as e on e.id = s.event_id
    left join public.user_profile as p on p.id = c.person_id
    left join public.auth_person as account on account.id = c.person_id;
alter view cancelled_reservation_list
owner to arbora_sales_lists;
