-- Row security, grants and policies.

-- Web vitals: services record them by app_private.record_web_vitals; admins read percentiles in the views.
alter table app_private.web_vital enable row level security;
grant select on app_private.web_vital to arbora_admin_lists;
create policy select_admin on app_private.web_vital
for select
to arbora_admin_lists
using ((select app.has_acl('admin')) is true);
grant select on web_vital_day_list, web_vital_page_list, web_vital_version_list to arbora_admin;
