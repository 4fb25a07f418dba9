import { SECTION_ACCESS, type ManagerSection } from '@arbora/domain';
import type { RouteAccess } from '@arbora/registry';

/** Access by the first segments of a path; other sections of the back office have the name of their right. */
const ACCESS_BY_PREFIX = new Map<string, RouteAccess>(
  Object.entries({
    ucet: 'customer',
    rezervace: 'customer',
    manager: 'manager',
    'manager/audit': { section: 'settings' },
    'manager/mail': { section: 'settings' },
  } satisfies Record<string, RouteAccess>),
);

/**
 * Returns who may open a path without locale, or a pattern (spec §2): the default of `pageAt`, which the guards apply to
 * paths without a deployed page too.
 */
export function accessOf(path: string): RouteAccess {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  if (first === 'manager' && Object.hasOwn(SECTION_ACCESS, second)) return { section: second as ManagerSection };
  return ACCESS_BY_PREFIX.get(`${first}/${second}`) ?? ACCESS_BY_PREFIX.get(first) ?? 'public';
}
