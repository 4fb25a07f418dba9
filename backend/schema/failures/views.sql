-- Groups of failures. `known_since` is the first time of the same failure in any version: a deployment moves the frames,
-- so that a failure which it did not cause gets a group of the new version. Rows for admins only.
create view failure_list as
  select
    id,
    kind,
    remote,
    version,
    build,
    route,
    message,
    frames,
    count,
    first_at,
    last_at,
    min(first_at) over (partition by remote, kind, route, message) as known_since
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
