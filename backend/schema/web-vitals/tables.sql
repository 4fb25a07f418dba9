-- Web vitals of a sample of visits, as histograms: how many visits of a day had a value between two bounds. Written by
-- app_private.record_web_vitals; deleted after 30 days. Bounded by the deployed routes, not by the number of visits.
-- Holds no personal data, no addresses and no query strings.
create table app_private.web_vital (
  -- In Prague.
  day date not null,
  remote text not null check (length(remote) <= 60),
  -- `other` for a version that is not deployed any more.
  version text not null check (length(version) <= 60),
  -- Pattern of the route of the page on which the visit began.
  route text not null check (length(route) <= 200),
  device text not null check (device in ('phone', 'desktop')),
  metric text not null check (metric in ('lcp', 'inp', 'cls')),
  -- Bounds of the values; the lower one is not included. Milliseconds, or the score of layout shifts.
  lower double precision not null check (lower >= 0),
  upper double precision not null check (upper >= lower),
  visits integer not null default 1 check (visits > 0),
  primary key (day, route, remote, version, device, metric, upper)
);
