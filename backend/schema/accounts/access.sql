alter table auth_person enable row level security;
grant select on auth_person to arbora_customer;
grant update (roles, allowed_apps, prefs, is_blocked) on auth_person to arbora_admin;
grant select, insert, update, delete on auth_person to arbora_service;
create policy select_own on auth_person for select to arbora_customer using (id = (select app.person_id()));
create policy select_admin on auth_person for select to arbora_admin using ((select app.has_acl('admin')) is true);
create policy update_admin on auth_person
for update
to arbora_admin
using ((select app.has_acl('admin')) is true)
with check ((select app.has_acl('admin')) is true);
create policy all_service on auth_person to arbora_service using (true) with check (true);

alter table user_profile enable row level security;
grant select on user_profile to arbora_customer;
grant update (nickname, name, phone, ico, dic, company, street, city, zip, company_type, country, basket, locale)
on user_profile
to arbora_customer;
grant update (acl) on user_profile to arbora_admin;
grant select, insert, update, delete on user_profile to arbora_service;
grant update (basket_version, region) on user_profile to arbora_customer;
create policy select_own on user_profile for select to arbora_customer using (id = (select app.person_id()));
create policy select_admin on user_profile for select to arbora_admin using ((select app.has_acl('admin')) is true);
-- However long the token lasts.
create policy update_own on user_profile
for update
to arbora_customer
using (id = (select app.person_id()) and (select app.is_admitted()))
with check (id = (select app.person_id()));
create policy update_admin on user_profile
for update
to arbora_admin
using ((select app.has_acl('admin')) is true)
with check ((select app.has_acl('admin')) is true);
create policy all_service on user_profile to arbora_service using (true) with check (true);
-- Salespeople see the profiles of those who reserved something, and of nobody else.
create policy select_guests_sales on user_profile
for select
to arbora_manager
using ((select app.has_acl('sales')) and exists (select from booking_reservation where person_id = user_profile.id));
-- Salespeople see the profiles of those who ordered something, and of nobody else.
create policy select_buyers_sales on user_profile
for select
to arbora_manager
using ((select app.has_acl('sales')) and exists (select from shop_order where profile_id = user_profile.id));

alter table app_private.nickname enable row level security;

alter table app_private.reserved_nickname enable row level security;
grant select on app_private.reserved_nickname to arbora_service;
create policy select_service on app_private.reserved_nickname for select to arbora_service using (true);

alter table app_private.counted_company enable row level security;

alter table app_private.company_cache enable row level security;
grant select, insert, update, delete on app_private.company_cache to arbora_service;
create policy all_service on app_private.company_cache to arbora_service using (true) with check (true);

alter table app_private.company_register enable row level security;
grant select, insert, update, delete on app_private.company_register to arbora_service;
create policy all_service on app_private.company_register to arbora_service using (true) with check (true);

alter table app_private.credential enable row level security;
grant select, insert, update, delete on app_private.credential to arbora_service;
create policy all_service on app_private.credential to arbora_service using (true) with check (true);

alter table app_private.session enable row level security;
grant select, insert, update, delete on app_private.session to arbora_service;
create policy all_service on app_private.session to arbora_service using (true) with check (true);

alter table app_private.refresh_token enable row level security;
grant select, insert, update, delete on app_private.refresh_token to arbora_service;
create policy all_service on app_private.refresh_token to arbora_service using (true) with check (true);

alter table app_private.one_time_token enable row level security;
grant select, insert, update, delete on app_private.one_time_token to arbora_service;
create policy all_service on app_private.one_time_token to arbora_service using (true) with check (true);

alter table app_private.password_reset enable row level security;
grant select, insert, update, delete on app_private.password_reset to arbora_service;
create policy all_service on app_private.password_reset to arbora_service using (true) with check (true);

alter table app_private.signing_key enable row level security;
grant select, insert, delete on app_private.signing_key to arbora_service;
grant update (private_jwk, sealed) on app_private.signing_key to arbora_service;
create policy all_service on app_private.signing_key to arbora_service using (true) with check (true);

alter table app_private.auth_log enable row level security;
grant insert, select on app_private.auth_log to arbora_service;
-- The log of accounts is kept for a year.
grant delete on app_private.auth_log to arbora_service;
create policy write on app_private.auth_log for insert to arbora_service with check (true);
create policy read on app_private.auth_log for select to arbora_service using (true);
create policy forget on app_private.auth_log for delete to arbora_service using (at < now() - interval '1 year');

alter table app_private.cookie_consent enable row level security;
grant select, insert, delete on app_private.cookie_consent to arbora_service;
create policy all_service on app_private.cookie_consent to arbora_service using (true) with check (true);

grant select on up_nicknames to arbora_customer;

grant select on auth_events to arbora_admin;
