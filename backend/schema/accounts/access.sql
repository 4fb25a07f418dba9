-- Row security, grants and policies. Tables without a grant are read and written by definer functions only.

-- People read their own account. Admins read all accounts and change rights; the services do everything else.
alter table auth_person enable row level security;
grant select on auth_person to arbora_customer, arbora_admin_lists;
grant update (roles, allowed_apps, prefs, is_blocked) on auth_person to arbora_admin;
create policy select_own on auth_person for select to arbora_customer using (id = (select app.person_id()));
create policy select_admin on auth_person
for select
to arbora_admin, arbora_admin_lists
using ((select app.has_acl('admin')) is true);
create policy update_admin on auth_person
for update
to arbora_admin
using ((select app.has_acl('admin')) is true)
with check ((select app.has_acl('admin')) is true);
-- Lists that show a person also show the state of the account: the policies of `user_profile` decide on both.
grant select (id, state) on auth_person to arbora_sales_lists, arbora_editor_lists, arbora_staff_lists;
create policy select_listed on auth_person
for select
to arbora_sales_lists, arbora_editor_lists, arbora_staff_lists
using (exists (select from user_profile where id = auth_person.id offset 0));

-- People read and change their own profile; admins read all profiles and change `acl`. Which staff rights a column
-- needs beyond the grant is in triggers.sql.
alter table user_profile enable row level security;
grant select on user_profile to arbora_customer;
grant
  update (
    nickname,
    name,
    phone,
    ico,
    dic,
    company,
    street,
    city,
    zip,
    company_type,
    country,
    region,
    basket,
    basket_version,
    locale
  )
on user_profile
to arbora_customer;
grant update (acl) on user_profile to arbora_admin;
create policy select_own on user_profile for select to arbora_customer using (id = (select app.person_id()));
create policy select_admin on user_profile for select to arbora_admin using ((select app.has_acl('admin')) is true);

-- A blocked or unapproved person changes nothing, even with a token that is still valid.
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
-- `offset 0` keeps the planner from reading a whole table for a page of a list: it looks up each person instead. Lists
-- of a section show the people in their rows, and their filters refer to these only.
grant select on user_profile to arbora_sales_lists, arbora_editor_lists;
create policy select_sales on user_profile
for select
to arbora_sales_lists
using (
  (select app.has_acl('sales'))
  and (
    exists (select from booking_reservation where person_id = user_profile.id offset 0)
    or exists (select from shop_order where profile_id = user_profile.id offset 0)
    or exists (select from app_private.cancelled_reservation where person_id = user_profile.id offset 0)
    or exists (select from app_private.slot_waiting where person_id = user_profile.id offset 0)
  )
);
create policy select_commentators on user_profile
for select
to arbora_editor_lists
using (
  (select app.has_acl('editor'))
  and exists (select from news_comment where profile_id = user_profile.id offset 0)
);

-- Everyone reads the nicknames of people with a comment that is not hidden, in the view news_comments.
grant select (id, nickname) on user_profile to arbora_public_lists;
create policy select_visible_commentators on user_profile
for select
to arbora_public_lists
using (exists (select from news_comment where profile_id = user_profile.id offset 0));

-- Sales staff read the profiles of people with a reservation...
create policy select_guests_sales on user_profile
for select
to arbora_manager
using (
  (select app.has_acl('sales'))
  and exists (select from booking_reservation where person_id = user_profile.id offset 0)
);

-- ...and of people with an order.
create policy select_buyers_sales on user_profile
for select
to arbora_manager
using ((select app.has_acl('sales')) and exists (select from shop_order where profile_id = user_profile.id offset 0));

-- Written by the trigger function app_private.keep_nickname.
alter table app_private.nickname enable row level security;

-- The list is shown to the services, which publish it to forms; app_private.keep_brand adds to it.
alter table app_private.reserved_nickname enable row level security;
grant select on app_private.reserved_nickname to arbora_service;
create policy select_service on app_private.reserved_nickname for select to arbora_service using (true);

-- Written by the trigger function app_private.keep_company.
alter table app_private.counted_company enable row level security;

-- Cached answers of the business register: services only.
alter table app_private.company_cache enable row level security;
grant select, insert, update, delete on app_private.company_cache to arbora_service;
create policy all_service on app_private.company_cache to arbora_service using (true) with check (true);

-- The embedded business register: services only.
alter table app_private.company_register enable row level security;
grant select, insert, update, delete on app_private.company_register to arbora_service;
create policy all_service on app_private.company_register to arbora_service using (true) with check (true);

-- Password hashes: services only.
alter table app_private.credential enable row level security;
grant select, insert, update, delete on app_private.credential to arbora_service;
create policy all_service on app_private.credential to arbora_service using (true) with check (true);

-- Logins: services only.
alter table app_private.session enable row level security;
grant select, insert, update, delete on app_private.session to arbora_service;
create policy all_service on app_private.session to arbora_service using (true) with check (true);

-- Refresh tokens: services only.
alter table app_private.refresh_token enable row level security;
grant select, insert, update, delete on app_private.refresh_token to arbora_service;
create policy all_service on app_private.refresh_token to arbora_service using (true) with check (true);

-- One-time tokens of applications: services only.
alter table app_private.one_time_token enable row level security;
grant select, insert, update, delete on app_private.one_time_token to arbora_service;
create policy all_service on app_private.one_time_token to arbora_service using (true) with check (true);

-- Reset links: services only.
alter table app_private.password_reset enable row level security;
grant select, insert, update, delete on app_private.password_reset to arbora_service;
create policy all_service on app_private.password_reset to arbora_service using (true) with check (true);

-- Login links: services only.
alter table app_private.login_link enable row level security;
grant select, insert, update, delete on app_private.login_link to arbora_service;
create policy all_service on app_private.login_link to arbora_service using (true) with check (true);

-- Secrets of authenticator apps: services only.
alter table app_private.one_time_code enable row level security;
grant select, insert, update, delete on app_private.one_time_code to arbora_service;
create policy all_service on app_private.one_time_code to arbora_service using (true) with check (true);

-- Hashes of recovery codes: services only.
alter table app_private.recovery_code enable row level security;
grant select, insert, update, delete on app_private.recovery_code to arbora_service;
create policy all_service on app_private.recovery_code to arbora_service using (true) with check (true);

-- Changes of addresses that wait for their confirmation: services only.
alter table app_private.email_change enable row level security;
grant select, insert, update, delete on app_private.email_change to arbora_service;
create policy all_service on app_private.email_change to arbora_service using (true) with check (true);

-- Public keys of passkeys: services only.
alter table app_private.passkey enable row level security;
grant select, insert, update, delete on app_private.passkey to arbora_service;
create policy all_service on app_private.passkey to arbora_service using (true) with check (true);

-- Challenges for passkeys: services only.
alter table app_private.passkey_challenge enable row level security;
grant select, insert, update, delete on app_private.passkey_challenge to arbora_service;
create policy all_service on app_private.passkey_challenge to arbora_service using (true) with check (true);

-- Logins that wait for their second step: services only.
alter table app_private.auth_challenge enable row level security;
grant select, insert, update, delete on app_private.auth_challenge to arbora_service;
create policy all_service on app_private.auth_challenge to arbora_service using (true) with check (true);

-- Services add and remove keys. Only the stored form of the private part can be changed.
alter table app_private.signing_key enable row level security;
grant select, insert, delete on app_private.signing_key to arbora_service;
grant update (private_jwk, sealed) on app_private.signing_key to arbora_service;
create policy all_service on app_private.signing_key to arbora_service using (true) with check (true);

-- Tokens of deployments: services only. They are revoked, never deleted.
alter table app_private.deploy_token enable row level security;
grant select, insert on app_private.deploy_token to arbora_service;
grant update (last_used_at, revoked_at) on app_private.deploy_token to arbora_service;
create policy all_service on app_private.deploy_token to arbora_service using (true) with check (true);

-- The log is append-only; entries older than a year may be deleted.
alter table app_private.auth_log enable row level security;
grant select, insert, delete on app_private.auth_log to arbora_service;
create policy write on app_private.auth_log for insert to arbora_service with check (true);
create policy read on app_private.auth_log for select to arbora_service using (true);
grant select on app_private.auth_log to arbora_admin_lists;
create policy select_admin on app_private.auth_log
for select
to arbora_admin_lists
using ((select app.has_acl('admin')) is true);
create policy prune on app_private.auth_log for delete to arbora_service using (at < now() - interval '1 year');

-- Consents are recorded and deleted after their time, never changed.
alter table app_private.cookie_consent enable row level security;
grant select, insert, delete on app_private.cookie_consent to arbora_service;
create policy all_service on app_private.cookie_consent to arbora_service using (true) with check (true);

-- Staff keep their own views of lists.
alter table saved_view enable row level security;
grant
  select,
  insert (profile_id, section, name, params, row_height, is_default),
  update (name, params, row_height, is_default),
  delete
on saved_view
to arbora_manager;
create policy all_own on saved_view
to arbora_manager
using (
  profile_id = (select app.person_id())
  and (select app.has_acl('sales') or app.has_acl('editor') or app.has_acl('jobs'))
)
with check (
  profile_id = (select app.person_id())
  and (select app.has_acl('sales') or app.has_acl('editor') or app.has_acl('jobs'))
);

-- Admins see pending decisions; they are made and undone by definer functions.
alter table registration_decision enable row level security;
grant select on registration_decision to arbora_admin;
revoke insert, update, delete on registration_decision from arbora_service;
create policy select_admin on registration_decision
for select
to arbora_admin
using ((select app.has_acl('admin')) is true);

-- Logged-in people look up nicknames; the view decides which rows they see.
grant select on up_nicknames to arbora_customer;

-- The view shows rows to admins only.
grant select on auth_events to arbora_admin;

-- Written by triggers, read by the view of totals and the dashboard.
alter table app_private.profile_tally enable row level security;
-- As profile_tally.
alter table app_private.person_tally enable row level security;
grant select on app.user_profile_totals to arbora_customer;
