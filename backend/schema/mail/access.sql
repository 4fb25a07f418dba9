-- Row security, grants and policies.

-- The outbox: others queue mails with app_private.enqueue_mail; the senders read and update them.
alter table app_private.mail enable row level security;
grant select, update, delete on app_private.mail to arbora_service;
create policy work_off on app_private.mail to arbora_service using (true) with check (true);
-- Admins see the status of each mail in mail_list.
grant
  select (
    id,
    kind,
    recipient,
    locale,
    payload,
    status,
    attempts,
    next_attempt_at,
    last_error,
    subject,
    created_at,
    sent_at,
    dead_at,
    newsletter_id
  )
on app_private.mail
to arbora_admin_lists;
create policy select_admin on app_private.mail
for select
to arbora_admin_lists
using ((select app.has_acl('admin')) is true);
grant select on mail_list to arbora_admin;

-- Newsletters that were sent: admins see them in newsletter_list; services read their text for the mails.
alter table app_private.newsletter enable row level security;
grant select on app_private.newsletter to arbora_admin_lists, arbora_service;
grant update on app_private.newsletter to arbora_service;
create policy all_service on app_private.newsletter to arbora_service using (true) with check (true);
create policy select_admin on app_private.newsletter
for select
to arbora_admin_lists
using ((select app.has_acl('admin')) is true);
grant select on newsletter_list, newsletter_audience to arbora_admin;

-- Attachments: services only.
alter table app_private.mail_attachment enable row level security;
grant select, insert, update, delete on app_private.mail_attachment to arbora_service;
create policy all_service on app_private.mail_attachment to arbora_service using (true) with check (true);

-- Everyone reads the list of newsletters.
alter table subscription enable row level security;
grant select on subscription to arbora_anon;
revoke insert, update, delete on subscription from arbora_service;
create policy select_all on subscription for select to arbora_anon using (true);

-- Subscribers: services only, which check the links of mails.
alter table app_private.subscriber enable row level security;
grant select, insert, update, delete on app_private.subscriber to arbora_service;
create policy all_service on app_private.subscriber to arbora_service using (true) with check (true);

-- Confirmed newsletters: services only; admins see their number in newsletter_audience.
alter table app_private.subscriber_subscription enable row level security;
grant select, insert, update, delete on app_private.subscriber_subscription to arbora_service;
create policy all_service on app_private.subscriber_subscription to arbora_service using (true) with check (true);

-- Requests that wait for confirmation: services only.
alter table app_private.subscription_request enable row level security;
grant select, insert, update, delete on app_private.subscription_request to arbora_service;
create policy all_service on app_private.subscription_request to arbora_service using (true) with check (true);
