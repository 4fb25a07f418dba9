-- Views of booking. They run with the owner's rights, since they count what the caller may not read, and therefore each
-- says itself which rows it shows.

-- The slots that the caller may know of.
create function app.may_see_slot(event_is_public boolean, whitelist text[]) returns boolean
  language sql stable parallel restricted
  as $$
    select event_is_public and (whitelist = '{}' or coalesce(app.person_email() = any (whitelist), false))
  $$;
grant execute on function app.may_see_slot(boolean, text[]) to arbora_anon;

-- Free places of a slot: seats held by anyone's reservations count.
create view event_slots_capacity as
  select
    slot.id,
    slot.event_id,
    held.used,
    greatest(slot.capacity_total - held.used, 0) as togo
  from booking_event_slot slot
  join booking_event event on event.id = slot.event_id
  cross join lateral (
    select coalesce(sum(places), 0)::integer as used from booking_reservation where event_slot_id = slot.id
  ) held
  where app.may_see_slot(event.is_public, slot.whitelist)
    or (select app.has_acl('sales'))
    or exists (
      select from booking_reservation own where own.event_slot_id = slot.id and own.person_id = (select app.person_id())
    );
grant select on event_slots_capacity to arbora_anon;

-- Slots as the caller sees them, with the own reservation. A slot that stopped being open to the caller stays visible
-- to him while he holds a reservation in it.
create view event_slots_customer as
  select
    slot.id,
    slot.event_id,
    (select app.person_id()) as person_id,
    slot.name,
    slot.name_en,
    slot.date_start,
    slot.price,
    slot.capacity_total,
    slot.capacity_per_user,
    slot.capacity_by_ico,
    held.used,
    greatest(slot.capacity_total - held.used, 0) as togo,
    slot.capacity_total > held.used as is_available,
    own.id is not null as has_reservation,
    own.id as reservation_id
  from booking_event_slot slot
  join booking_event event on event.id = slot.event_id
  cross join lateral (
    select coalesce(sum(places), 0)::integer as used from booking_reservation where event_slot_id = slot.id
  ) held
  left join booking_reservation own on own.event_slot_id = slot.id and own.person_id = (select app.person_id())
  where app.may_see_slot(event.is_public, slot.whitelist) or own.id is not null;
grant select on event_slots_customer to arbora_anon;

-- How many tickets of a slot a company holds together. Customers see their own company's number, sales every one.
create view event_slots_tickets_by_ico as
  select
    reservation.event_slot_id as id,
    ticket.ico,
    count(*)::integer as tickets
  from booking_ticket ticket
  join booking_reservation reservation on reservation.id = ticket.reservation_id
  where (select app.has_acl('sales'))
    or ticket.ico = (select profile.ico from user_profile profile where profile.id = app.person_id())
  group by reservation.event_slot_id, ticket.ico
  having ticket.ico is not null;
grant select on event_slots_tickets_by_ico to arbora_customer;

-- A ticket with its reservation: own ones for customers, all for those who check at the door.
create view reservation_check as
  select
    reservation.id as reservation_id,
    reservation.person_id,
    ticket.id as ticket_id,
    ticket.name_on_ticket as ticket_name_on_ticket,
    ticket.is_checked as ticket_is_checked,
    slot.name as slot_name,
    slot.event_id
  from booking_ticket ticket
  join booking_reservation reservation on reservation.id = ticket.reservation_id
  join booking_event_slot slot on slot.id = reservation.event_slot_id
  where reservation.person_id = (select app.person_id()) or (select app.has_acl('sales'));
grant select on reservation_check to arbora_customer;

-- The list of a slot's reservations for sales, one row each, with what the list shows and is searched by.
create view reservation_ticket_list as
  select
    reservation.id,
    reservation.event_slot_id,
    slot.event_id,
    reservation.person_id,
    profile.email as person_email,
    profile.name as person_name,
    profile.company as person_company,
    reservation.vs,
    app.variable_symbol(event.mask_vs, reservation.vs) as variable_symbol,
    reservation.is_paid,
    reservation.paid_at,
    reservation.due_at,
    reservation.created_at,
    reservation.places,
    tickets.count as ticket_count,
    tickets.checked as checked_count,
    tickets.count * slot.price as amount,
    tickets.list as tickets,
    app.searchable(concat_ws(' ', profile.email, profile.name, profile.company, reservation.vs,
      app.variable_symbol(event.mask_vs, reservation.vs), tickets.names)) as search
  from booking_reservation reservation
  join booking_event_slot slot on slot.id = reservation.event_slot_id
  join booking_event event on event.id = slot.event_id
  join user_profile profile on profile.id = reservation.person_id
  cross join lateral (
    select
      count(*)::integer as count,
      count(*) filter (where is_checked)::integer as checked,
      string_agg(name_on_ticket, ' ') as names,
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', id, 'name_on_ticket', name_on_ticket, 'is_checked', is_checked, 'checked_at', checked_at)
          order by position, created_at, id
        ),
        '[]'
      ) as list
    from booking_ticket where reservation_id = reservation.id
  ) tickets
  where (select app.has_acl('sales'));
grant select on reservation_ticket_list to arbora_manager;
