-- Who sees and changes what of booking. Visitors: public events and their slots without a whitelist. Customers: also
-- the slots whose whitelist names them, and what they reserved. Sales: everything. The columns that a whitelisted
-- guest must not see (the whitelist) and that rules depend on (seats, payment, check-in) are not granted to customers.

grant select on booking_event to arbora_anon;
grant insert (title, title_en, perex, perex_en, address, date_start, date_end, is_public, mask_vs, hero_image),
  update (title, title_en, perex, perex_en, address, date_start, date_end, is_public, mask_vs, hero_image),
  delete on booking_event to arbora_manager;
grant select, insert, update, delete on booking_event to arbora_service;
create policy select_public on booking_event for select to arbora_anon using (is_public);
create policy select_reserved on booking_event for select to arbora_customer using (
  exists (
    select from booking_event_slot slot join booking_reservation reservation on reservation.event_slot_id = slot.id
    where slot.event_id = booking_event.id and reservation.person_id = (select app.person_id())
  )
);
create policy all_sales on booking_event to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on booking_event to arbora_service using (true) with check (true);

-- Policies of slots and events ask about each other; these two definer functions keep them from going round in a
-- circle.
create function app.is_public_event(event uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.booking_event where id = event and is_public) $$;
create function app.has_reservation(slot uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.booking_reservation where event_slot_id = slot and person_id = app.person_id()
    )
  $$;
grant execute on function app.is_public_event(uuid), app.has_reservation(uuid) to arbora_anon;

grant select (id, event_id, name, name_en, date_start, price, capacity_total, capacity_per_user, capacity_by_ico)
  on booking_event_slot to arbora_anon;
grant select,
  insert (event_id, name, name_en, date_start, price, whitelist, capacity_total, capacity_per_user, capacity_by_ico),
  update (name, name_en, date_start, price, whitelist, capacity_total, capacity_per_user, capacity_by_ico),
  delete on booking_event_slot to arbora_manager;
grant select, insert, update, delete on booking_event_slot to arbora_service;
create policy select_public on booking_event_slot for select to arbora_anon
  using (whitelist = '{}' and app.is_public_event(event_id));
create policy select_invited on booking_event_slot for select to arbora_customer
  using ((select app.person_email()) = any (whitelist) and app.is_public_event(event_id));
create policy select_reserved on booking_event_slot for select to arbora_customer using (app.has_reservation(id));
create policy all_sales on booking_event_slot to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on booking_event_slot to arbora_service using (true) with check (true);

grant select on booking_reservation to arbora_customer;
grant update (custom_data) on booking_reservation to arbora_manager;
grant select, insert, update, delete on booking_reservation to arbora_service;
create policy select_own on booking_reservation for select to arbora_customer
  using (person_id = (select app.person_id()));
create policy select_sales on booking_reservation for select to arbora_manager using ((select app.has_acl('sales')));
create policy update_sales on booking_reservation for update to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on booking_reservation to arbora_service using (true) with check (true);

grant select on booking_ticket to arbora_customer;
grant update (name_on_ticket) on booking_ticket to arbora_customer;
grant update (custom_email, custom_company) on booking_ticket to arbora_manager;
grant select, insert, update, delete on booking_ticket to arbora_service;
create policy select_own on booking_ticket for select to arbora_customer using (
  reservation_id in (select id from booking_reservation where person_id = (select app.person_id()))
);
create policy update_own_until_start on booking_ticket for update to arbora_customer using (
  exists (
    select from booking_reservation reservation join booking_event_slot slot on slot.id = reservation.event_slot_id
    where reservation.id = reservation_id
      and reservation.person_id = (select app.person_id())
      and slot.date_start > now()
  )
);
create policy select_sales on booking_ticket for select to arbora_manager using ((select app.has_acl('sales')));
create policy update_sales on booking_ticket for update to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on booking_ticket to arbora_service using (true) with check (true);

-- Salespeople see the profiles of those who reserved something, and of nobody else.
create policy select_guests_sales on user_profile for select to arbora_manager using (
  (select app.has_acl('sales'))
  and exists (select from booking_reservation where person_id = user_profile.id)
);
