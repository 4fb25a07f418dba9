-- Only triggers write the history, and it is read only through history_list and, by admins, audit_list.
alter table app_private.history enable row level security;

grant select on history_list to arbora_manager;

grant select on app_private.history to arbora_admin_lists;
create policy select_admin on app_private.history
for select
to arbora_admin_lists
using ((select app.has_acl('admin')) is true);
grant select on audit_list to arbora_admin;
