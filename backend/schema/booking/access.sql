-- Row security, grants and policies. Tables without a grant are read and written by definer functions only. Seats,
-- payment and check-in are written by the functions of booking, never by a customer.

-- Everyone reads public events, customers also events they have a reservation for. Sales staff change all of them.
alter table booking_event enable row level security;
grant select on booking_event to arbora_anon, arbora_sales_lists;
grant delete on booking_event to arbora_manager;
select app_private.grant_write('booking_event', 'arbora_manager', '{created_at}');
create policy select_public on booking_event for select to arbora_anon using (is_public);
create policy select_reserved on booking_event
for select
to arbora_customer
using (
  exists (
    select
    from
      event_slot as slot
      join booking_reservation as reservation on reservation.event_slot_id = slot.id
    where slot.event_id = booking_event.id and reservation.person_id = (select app.person_id())
  )
);
create policy all_sales on booking_event
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Slots of public events: everyone reads those without a whitelist, people on the whitelist read theirs, and holders of
-- a reservation read theirs. The whitelist itself is not granted, since it holds other people's addresses; all writes
-- go through the view booking_event_slot.
alter table event_slot enable row level security;
select app_private.grant_columns('select', 'event_slot', 'arbora_anon', '{whitelist,version,updated_at}');
grant select on event_slot to arbora_sales_lists;
create policy select_public on event_slot
for select
to arbora_anon
using (whitelist = '{}' and app.is_public_event(event_id));
create policy select_invited on event_slot
for select
to arbora_customer
using ((select app.person_email()) = any (whitelist) and app.is_public_event(event_id));
create policy select_reserved on event_slot for select to arbora_customer using (app.has_reservation(id));
create policy all_sales on event_slot
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Customers read their own reservations; sales staff read all, change invoice and attendees, and mark them paid
-- (trigger keep_paid).
alter table booking_reservation enable row level security;
grant select on booking_reservation to arbora_customer, arbora_sales_lists;
grant update (custom_data, is_paid) on booking_reservation to arbora_manager;
create policy select_own on booking_reservation
for select
to arbora_customer
using (person_id = (select app.person_id()));
create policy select_sales on booking_reservation
for select
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true);
create policy update_sales on booking_reservation
for update
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Customers read the tickets of their reservations and change the names on them. Sales staff read all, and also change
-- address, company and check-in (triggers ask_sales, keep_check).
alter table booking_ticket enable row level security;
grant select on booking_ticket to arbora_customer, arbora_sales_lists;
grant update (name_on_ticket) on booking_ticket to arbora_customer;
grant update (custom_email, custom_company, is_checked) on booking_ticket to arbora_manager;
create policy select_own on booking_ticket
for select
to arbora_customer
using (reservation_id in (select id from booking_reservation where person_id = (select app.person_id())));

-- The name on a used ticket is not changed by customers.
create policy update_own_until_start on booking_ticket
for update
to arbora_customer
using (
  not is_checked
  and (select app.is_admitted())
  and exists (
    select
    from
      public.booking_reservation as reservation
      join public.event_slot as slot on slot.id = reservation.event_slot_id
    where
      reservation.id = booking_ticket.reservation_id
      and reservation.person_id = (select app.person_id())
      and slot.date_start > now()
  )
);
create policy select_sales on booking_ticket
for select
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true);
create policy update_sales on booking_ticket
for update
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Written by app_private.end_reservation, read by definer functions and views.
alter table app_private.cancelled_reservation enable row level security;
grant select on app_private.cancelled_reservation to arbora_sales_lists;
create policy select_sales on app_private.cancelled_reservation
for select
to arbora_sales_lists
using ((select app.has_acl('sales')) is true);

-- Written by the functions of waiting.sql, read by them and by views.
alter table app_private.slot_waiting enable row level security;
grant select on app_private.slot_waiting to arbora_sales_lists;
create policy select_sales on app_private.slot_waiting
for select
to arbora_sales_lists
using ((select app.has_acl('sales')) is true);

-- Written by app.send_booking_letter, read by the view booking_letter_list.
alter table app_private.booking_letter enable row level security;

-- Written by triggers, read by the view reservation_ticket_list.
alter table app_private.reservation_summary enable row level security;
grant select on app_private.reservation_summary to arbora_sales_lists;
create policy select_sales on app_private.reservation_summary
for select
to arbora_sales_lists
using ((select app.has_acl('sales')) is true);

-- Written by app_private.end_reservation and app.delete_ticket, read by the functions of the door.
alter table app_private.cancelled_ticket enable row level security;

-- Written by app.check_in_ticket.
alter table app_private.door_exception enable row level security;

-- Written and read by the functions of the door.
alter table app_private.door_scan enable row level security;

-- Views: each shows the rows of its caller, as its definition says.
grant select on booking_event_slot to arbora_anon;
grant delete on booking_event_slot to arbora_manager;
select app_private.grant_write('booking_event_slot', 'arbora_manager', '{created_at}', '{insert}');
select app_private.grant_write('booking_event_slot', 'arbora_manager', '{event_id,created_at}', '{update}');
grant select, insert, update, delete on booking_event_slot to arbora_service;

grant select on event_slots_capacity to arbora_anon;

grant select on event_slots_customer to arbora_anon;

grant select on event_slots_tickets_by_ico to arbora_customer;

grant select on reservation_check to arbora_customer;

grant select on reservation_ticket_list to arbora_manager;

grant select on own_waiting to arbora_customer;

grant select on waiting_list, booking_letter_list to arbora_manager;

grant select on own_cancelled_reservation to arbora_customer;

grant select on cancelled_reservation_list to arbora_manager;

-- Numbers of reservations made by the services.
grant usage on sequence app_private.booking_vs to arbora_service;

-- Written by triggers, read by the view of totals and the dashboard.
alter table app_private.reservation_tally enable row level security;
grant select on app.reservation_ticket_list_totals to arbora_manager;

-- Events of articles: editors edit all. Everyone reads them through the view news_item_events.
alter table news_item__booking_event enable row level security;
grant select, delete on news_item__booking_event to arbora_manager;
select app_private.grant_write('news_item__booking_event', 'arbora_manager', '{is_placed}');
create policy all_editor on news_item__booking_event
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);
grant select on news_item_events, plant_events to arbora_anon;
