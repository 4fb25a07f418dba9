-- Row security, grants and policies.

-- Failures: services record them by app_private.record_failure; admins read them in failure_list.
alter table app_private.failure enable row level security;
select app_private.grant_columns('select', 'app_private.failure', 'arbora_admin_lists', '{fingerprint}');
create policy select_admin on app_private.failure
for select
to arbora_admin_lists
using ((select app.has_acl('admin')) is true);

-- Counts of canaries: by the functions only.
alter table app_private.canary_count enable row level security;
grant select on failure_list, failed_version_list to arbora_admin;
