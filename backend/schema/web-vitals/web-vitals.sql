-- Recording, percentiles and retention of web vitals.

-- Bounds of the histogram of a metric, ascending from 0; values beyond the last one count as the last one. They contain
-- the thresholds of good and poor values, so that a rating does not depend on the width of the intervals.
create function app_private.web_vital_bounds(p_metric text)
returns double precision[]
language sql
immutable
as $$
  select
    case p_metric
      when 'lcp' then array(
        select generate_series(0, 5000, 250)
        union
        select generate_series(5500, 10000, 500)
        union
        values
          (12000),
          (15000),
          (20000),
          (30000)
        order by 1
      )::double precision[]
      when 'inp' then array(
        select generate_series(0, 300, 25)
        union
        select generate_series(350, 1000, 50)
        union
        select generate_series(1250, 3000, 250)
        union
        values
          (5000),
          (10000)
        order by 1
      )::double precision[]
      when 'cls' then array(
        select generate_series(0, 0.3, 0.01)
        union
        select generate_series(0.35, 1, 0.05)
        union
        values
          (2),
          (5)
        order by 1
      )::double precision[]
    end;
$$;

-- Adds the values of a visit to the histograms of today; null for a value that was not measured.
create function app_private.record_web_vitals(
  p_remote text,
  p_version text,
  p_route text,
  p_device text,
  p_lcp double precision,
  p_inp double precision,
  p_cls double precision
)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  insert into app_private.web_vital as known (day, remote, version, route, device, metric, lower, upper)
  select
    (now() at time zone 'Europe/Prague')::date,
    p_remote,
    p_version,
    p_route,
    p_device,
    metric,
    coalesce((select max(bound) from unnest(bounds) as bound where bound < value), 0),
    coalesce((select min(bound) from unnest(bounds) as bound where bound >= value), bounds[cardinality(bounds)])
  from
    (
      select metric, least(value, bounds[cardinality(bounds)]) as value, bounds
      from
        (
          values
            ('cls', p_cls),
            ('inp', p_inp),
            ('lcp', p_lcp)
        ) as given (metric, value)
        cross join app_private.web_vital_bounds(metric) as bounds
      where value is not null
    ) as measured
  -- In the same order in every transaction, which otherwise could wait for each other.
  order by metric
  on conflict (day, route, remote, version, device, metric, upper) do update set visits = known.visits + 1;
$$;
grant execute
on function app_private.record_web_vitals(text, text, text, text, double precision, double precision, double precision)
to arbora_service;

-- The value that three quarters of `p_total` values do not exceed, interpolated, if it is within this interval of their
-- histogram; otherwise null. `p_reached` of them are in it or below it.
create function app.p75_within(
  p_lower double precision,
  p_upper double precision,
  p_reached numeric,
  p_visits numeric,
  p_total numeric
)
returns numeric
language sql
immutable
as $$
  select
    case
      when p_reached >= 0.75 * p_total
      and p_reached - p_visits < 0.75 * p_total then round(
        (p_lower + (p_upper - p_lower) * (0.75 * p_total - (p_reached - p_visits)) / p_visits)::numeric,
        3
      )
    end;
$$;
grant execute on function app.p75_within(double precision, double precision, numeric, numeric, numeric) to arbora_admin;

-- 75th percentiles of yesterday and today by remote and device, for the metrics.
create function app_private.recent_web_vitals()
returns table (remote text, device text, metric text, p75 numeric, visits integer)
language sql
stable
security definer
set search_path = ''
as $$
  select
    remote,
    device,
    metric,
    max(app.p75_within(lower, upper, reached, visits, total)),
    max(total)::integer
  from
    (
      select
        remote,
        device,
        metric,
        lower,
        upper,
        sum(visits) as visits,
        sum(sum(visits)) over (
          partition by remote, device, metric
          order by upper
        ) as reached,
        sum(sum(visits)) over (partition by remote, device, metric) as total
      from app_private.web_vital
      where day >= (now() at time zone 'Europe/Prague')::date - 1
      group by remote, device, metric, lower, upper
    ) as histogram
  group by remote, device, metric;
$$;
grant execute on function app_private.recent_web_vitals() to arbora_service;

-- Job: deletes the web vitals older than 30 days.
create function app_private.prune_web_vitals()
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  delete from app_private.web_vital where day < (now() at time zone 'Europe/Prague')::date - 30;
$$;
grant execute on function app_private.prune_web_vitals() to arbora_service;
