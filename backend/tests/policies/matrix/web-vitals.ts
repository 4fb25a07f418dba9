import type { Policy } from './grammar';

const scope = `coalesce(route, 'all') as route, coalesce(device, 'all') as device, metric
  from app_private.web_vital`;

export const webVitals: Policy = {
  arrange: [
    `select app_private.record_web_vitals('mf-shop', '9bc1', '/sortiment/:id', 'phone', 2400, 180, 0.02)`,
    `select app_private.record_web_vitals('mf-shop', '9bc1', '/sortiment', 'desktop', 1200, null, 0)`,
  ],
  relations: {
    web_vital_day_list: {
      key: 'day route device metric',
      sets: { all: `select day, ${scope} group by day, metric, cube (route, device)` },
      select: { admin: 'all' },
    },
    web_vital_page_list: {
      key: 'route device metric',
      sets: { all: `select ${scope} group by metric, cube (route, device)` },
      select: { admin: 'all' },
    },
    web_vital_version_list: {
      key: 'remote version route device metric',
      sets: { all: `select remote, version, ${scope} group by remote, version, metric, cube (route, device)` },
      select: { admin: 'all' },
    },
  },
  functions: {
    p75_within: { args: 'select 0::float8, 250::float8, 4::numeric, 3::numeric, 4::numeric', may: 'admin' },
  },
  hidden: 'web_vital',
};
