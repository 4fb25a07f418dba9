-- Failures of browsers and of server renders, grouped: one row per fingerprint of remote, version, kind, route, message
-- and innermost frame. Written by app_private.record_failure, which keeps 2000 groups; deleted 90 days after the last
-- occurrence. Holds no personal data, no addresses and no query strings.
create table app_private.failure (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null unique check (length(fingerprint) = 64),
  -- `server`: a page that was not rendered on the server; the others are reported by browsers.
  kind text not null check (kind in ('error', 'rejection', 'page', 'load', 'server')),
  -- `other`, like the version, for what is not deployed.
  remote text not null check (length(remote) <= 60),
  version text not null check (length(version) <= 60),
  -- Build of the latest occurrence.
  build text not null check (length(build) <= 60),
  -- Pattern of the page's route; null if it is not known.
  route text check (length(route) <= 200),
  message text not null check (length(message) <= 300),
  -- Places in source files, innermost first; places in built files without a source map.
  frames text[] not null check (cardinality(frames) <= 20),
  count integer not null default 1 check (count > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
-- Pages and failures of each version of a remote since the start of its canary, to compare them.
create table app_private.canary_count (
  remote text not null check (length(remote) <= 60),
  started_at timestamptz not null,
  version text not null check (length(version) <= 60),
  pages bigint not null default 0 check (pages >= 0),
  failures bigint not null default 0 check (failures >= 0),
  primary key (remote, started_at, version)
);
create index failure_last_at on app_private.failure (last_at desc);
