-- Groups of failures. Rows for admins only.
create view failure_list as
  select id, kind, remote, version, build, route, message, frames, count, first_at, last_at
  from app_private.failure;
alter view failure_list
owner to arbora_admin_lists;

-- The remotes and versions that have failures, for the filters of the list. Rows for admins only.
create view failed_version_list as
  select remote, version, max(last_at) as last_at
  from app_private.failure
  group by remote, version;
alter view failed_version_list
owner to arbora_admin_lists;
