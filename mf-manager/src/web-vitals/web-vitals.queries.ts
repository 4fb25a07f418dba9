import { rest, rows } from '@arbora/api';
import type { MeasuredDevice } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** Stands for every page. */
export const ALL_PAGES = 'all';

/** The visits to which percentiles belong. */
export interface VitalScope {
  /** Pattern of a page, or `ALL_PAGES`. */
  route: string;
  device: MeasuredDevice;
}

const STALE_MS = 60_000;
/** Three metrics of each page. */
const PAGE_ROWS = 900;
/** Three metrics of each version. */
const VERSION_ROWS = 90;

/** Percentiles of each of the last 28 days, the oldest first. */
export function webVitalDaysQuery({ route, device }: VitalScope) {
  return queryOptions({
    queryKey: ['web_vital_day_list', route, device],
    queryFn: () =>
      rows(
        rest()
          .from('web_vital_day_list')
          .select('day,metric,p75,visits')
          .eq('route', route)
          .eq('device', device)
          .order('day'),
      ),
    staleTime: STALE_MS,
  });
}

/** Percentiles of each page, and of all, in the last 28 days; the most visited first. */
export function webVitalPagesQuery(device: MeasuredDevice) {
  return queryOptions({
    queryKey: ['web_vital_page_list', device],
    queryFn: () =>
      rows(
        rest()
          .from('web_vital_page_list')
          .select('route,metric,p75,visits')
          .eq('device', device)
          .order('visits', { ascending: false })
          .order('route')
          .limit(PAGE_ROWS),
      ),
    staleTime: STALE_MS,
  });
}

/** Percentiles of each version in the last 28 days, the latest first. */
export function webVitalVersionsQuery({ route, device }: VitalScope) {
  return queryOptions({
    queryKey: ['web_vital_version_list', route, device],
    queryFn: () =>
      rows(
        rest()
          .from('web_vital_version_list')
          .select('remote,version,metric,p75,visits,last_day')
          .eq('route', route)
          .eq('device', device)
          .order('last_day', { ascending: false })
          .order('remote')
          .order('version')
          .limit(VERSION_ROWS),
      ),
    staleTime: STALE_MS,
  });
}
