-- 75th percentiles of web vitals in the last 28 days. The `route` or `device` `all` stands for all.

-- By day. Rows for admins only.
create view web_vital_day_list as
  select
    day,
    route,
    device,
    metric,
    max(app.p75_within(lower, upper, reached, visits, total)) as p75,
    max(total)::integer as visits
  from
    (
      select
        day,
        coalesce(route, 'all') as route,
        coalesce(device, 'all') as device,
        metric,
        lower,
        upper,
        sum(visits) as visits,
        sum(sum(visits)) over (
          partition by day, route, device, metric
          order by upper
        ) as reached,
        sum(sum(visits)) over (partition by day, route, device, metric) as total
      from app_private.web_vital
      where day > (now() at time zone 'Europe/Prague')::date - 28
      group by day, metric, lower, upper, cube(route, device)
    ) as histogram
  group by day, route, device, metric;
alter view web_vital_day_list
owner to arbora_admin_lists;

-- By page. Rows for admins only.
create view web_vital_page_list as
  select
    route,
    device,
    metric,
    max(app.p75_within(lower, upper, reached, visits, total)) as p75,
    max(total)::integer as visits
  from
    (
      select
        coalesce(route, 'all') as route,
        coalesce(device, 'all') as device,
        metric,
        lower,
        upper,
        sum(visits) as visits,
        sum(sum(visits)) over (
          partition by route, device, metric
          order by upper
        ) as reached,
        sum(sum(visits)) over (partition by route, device, metric) as total
      from app_private.web_vital
      where day > (now() at time zone 'Europe/Prague')::date - 28
      group by metric, lower, upper, cube(route, device)
    ) as histogram
  group by route, device, metric;
alter view web_vital_page_list
owner to arbora_admin_lists;

-- By version of a remote, with the last day of the version. Rows for admins only.
create view web_vital_version_list as
  select
    remote,
    version,
    route,
    device,
    metric,
    max(app.p75_within(lower, upper, reached, visits, total)) as p75,
    max(total)::integer as visits,
    max(last_day) as last_day
  from
    (
      select
        remote,
        version,
        coalesce(route, 'all') as route,
        coalesce(device, 'all') as device,
        metric,
        lower,
        upper,
        sum(visits) as visits,
        max(day) as last_day,
        sum(sum(visits)) over (
          partition by remote, version, route, device, metric
          order by upper
        ) as reached,
        sum(sum(visits)) over (partition by remote, version, route, device, metric) as total
      from app_private.web_vital
      where day > (now() at time zone 'Europe/Prague')::date - 28
      group by remote, version, metric, lower, upper, cube(route, device)
    ) as histogram
  group by remote, version, route, device, metric;
alter view web_vital_version_list
owner to arbora_admin_lists;
