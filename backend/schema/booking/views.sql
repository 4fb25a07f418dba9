-- Slots as callers may know them (0005): those of public events without a whitelist, those that invite the caller, those
-- he holds a reservation in, and all for sales. No other table is joined, so that locking a row of the view locks
-- the slot alone.
create view booking_event_slot
with (security_barrier = true)
as
  select
    slot.id,
    slot.event_id,
    slot.name,
    slot.name_en,
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
    slot.created_at
  from event_slot as slot
  where
    (select app.sees_every_slot())
    or app.may_see_slot(app.is_public_event(slot.event_id), slot.whitelist)
    or app.has_reservation(slot.id);
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

-- Slots are written by the view. What a request leaves out stays as it is, also when someone else changes it at the
-- same moment.
create function app_private.write_slot()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  declare
    v_id uuid;
  begin
    if session_user = 'authenticator' and not app.has_acl('sales') then
      raise exception 'permission denied for slots' using errcode = '42501';
    end if;
    if tg_op = 'DELETE' then
      delete from public.event_slot where id = old.id;
      return case when found then old end;
    end if;
    if tg_op = 'INSERT' then
      insert into public.event_slot (
        id, event_id, name, name_en, date_start, price, whitelist, capacity_total, capacity_per_user, capacity_by_ico,
        created_at
      ) values (
        new.id, new.event_id, new.name, new.name_en, new.date_start, new.price, new.whitelist, new.capacity_total,
        new.capacity_per_user, new.capacity_by_ico, new.created_at
      ) returning id into v_id;
    else
      update public.event_slot slot set
        event_id = case when new.event_id is distinct from old.event_id then new.event_id else slot.event_id end,
        name = case when new.name is distinct from old.name then new.name else slot.name end,
        name_en = case when new.name_en is distinct from old.name_en then new.name_en else slot.name_en end,
        date_start = case when new.date_start is distinct from old.date_start then new.date_start else slot.date_start end,
        price = case when new.price is distinct from old.price then new.price else slot.price end,
        whitelist = case when new.whitelist is distinct from old.whitelist then new.whitelist else slot.whitelist end,
        capacity_total = case
          when new.capacity_total is distinct from old.capacity_total then new.capacity_total else slot.capacity_total
        end,
        capacity_per_user = case
          when new.capacity_per_user is distinct from old.capacity_per_user then new.capacity_per_user
          else slot.capacity_per_user
        end,
        capacity_by_ico = case
          when new.capacity_by_ico is distinct from old.capacity_by_ico then new.capacity_by_ico
          else slot.capacity_by_ico
        end,
        created_at = case when new.created_at is distinct from old.created_at then new.created_at else slot.created_at end
      where slot.id = old.id
      returning slot.id into v_id;
      if not found then
        return null;
      end if;
    end if;
    select * into new from public.booking_event_slot where id = v_id;
    return new;
  end
  $$;
create trigger write
instead of insert or update or delete on booking_event_slot
for each row
execute function app_private.write_slot();

-- Free places of a slot: seats held by anyone's reservations count.
create view event_slots_capacity
with (security_barrier = true)
as
  select
    slot.id,
    slot.event_id,
    held.used,
    greatest(slot.capacity_total - held.used, 0) as togo
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

-- Slots as the caller sees them, with the own reservation. A slot that stopped being open to the caller stays visible
-- to him while he holds a reservation in it.
create view event_slots_customer
with (security_barrier = true)
as
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
  from
    event_slot as slot
    join booking_event as event on event.id = slot.event_id
    cross join lateral (
      select coalesce(sum(places), 0)::integer as used from booking_reservation where event_slot_id = slot.id
    ) as held
    left join booking_reservation as own on own.event_slot_id = slot.id and own.person_id = (select app.person_id())
  where app.may_see_slot(event.is_public, slot.whitelist) or own.id is not null;

-- How many tickets of a slot a company holds together. Sales sees every company; a customer only the one under which his
-- own seats are counted, and only in slots where a ticket of his own is counted under it.
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

-- A ticket with its reservation: own ones for customers, all for those who check at the door.
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
    slot.event_id
  from
    booking_ticket as ticket
    join booking_reservation as reservation on reservation.id = ticket.reservation_id
    join event_slot as slot on slot.id = reservation.event_slot_id
  where reservation.person_id = (select app.person_id()) or (select app.has_acl('sales'));

-- The list of a slot's reservations for sales, one row each, with what the list shows and is searched by.
create view reservation_ticket_list
with (security_barrier = true)
as
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
    app.searchable(
      concat_ws(
        ' ',
        profile.email,
        profile.name,
        profile.company,
        reservation.vs,
        app.variable_symbol(event.mask_vs, reservation.vs),
        tickets.names
      )
    ) as search
  from
    booking_reservation as reservation
    join event_slot as slot on slot.id = reservation.event_slot_id
    join booking_event as event on event.id = slot.event_id
    join user_profile as profile on profile.id = reservation.person_id
    cross join lateral (
      select
        count(*)::integer as count,
        count(*) filter (where is_checked)::integer as checked,
        string_agg(name_on_ticket, ' ') as names,
        coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id',
              id,
              'name_on_ticket',
              name_on_ticket,
              'is_checked',
              is_checked,
              'checked_at',
              checked_at
            )
            order by position, created_at, id
          ),
          '[]'
        ) as list
      from booking_ticket
      where reservation_id = reservation.id
    ) as tickets
  where (select app.has_acl('sales'));

-- Mails link to a reservation for as long as they are kept: its owner still reads what became of it after it was cancelled.

-- The caller's own cancelled reservations, without anything that was written on them: no attendee, invoice or code.
create view public.own_cancelled_reservation
with (security_barrier = true)
as
  select
    c.id,
    s.event_id,
    e.title as event_title,
    e.title_en as event_title_en,
    coalesce(e.is_public, false) as event_is_public,
    e.address,
    e.hero_image,
    s.name as slot_name,
    s.name_en as slot_name_en,
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

-- Cancelled reservations as sales sees them: what money came for, and whom to ask.
create view public.cancelled_reservation_list
with (security_barrier = true)
as
  select
    c.id,
    c.event_slot_id,
    s.event_id,
    e.title as event_title,
    s.name as slot_name,
    s.date_start as slot_date,
    c.person_id,
    p.email as person_email,
    p.name as person_name,
    c.variable_symbol,
    c.reason,
    (c.reservation ->> 'created_at')::timestamptz as created_at,
    c.cancelled_at,
    c.paid_at,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) as ticket_count,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) * s.price as amount
  from
    app_private.cancelled_reservation as c
    left join public.event_slot as s on s.id = c.event_slot_id
    left join public.booking_event as e on e.id = s.event_id
    left join public.user_profile as p on p.id = c.person_id
  where (select app.has_acl('sales'));
