import { SECTION_ACCESS, type ManagerSection } from '@arbora/domain';
import type { RouteAccess } from '@arbora/registry';

const ACCESS_BY_PREFIX: Readonly<Record<string, RouteAccess>> = {
  ucet: 'customer',
  rezervace: 'customer',
  manager: 'manager',
};

/** Sections of the back office without a right of their own. */
const SECTION_OF: Readonly<Record<string, ManagerSection>> = {
  audit: 'settings',
  deployments: 'settings',
  failures: 'settings',
  mail: 'settings',
  'web-vitals': 'settings',
};

/**
 * Returns who may open a path without locale, or a pattern (spec §2): the default of `pageAt`, which the guards apply to
 * paths without a deployed page too.
 */
export function accessOf(path: string): RouteAccess {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  const section = SECTION_OF[second] ?? second;
  if (first === 'manager' && Object.hasOwn(SECTION_ACCESS, section)) return { section: section as ManagerSection };
  return Object.hasOwn(ACCESS_BY_PREFIX, first) ? ACCESS_BY_PREFIX[first]! : 'public';
}
