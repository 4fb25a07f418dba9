import { PRODUCT } from '../site/product';

/** Roles of the auth service and, with the same names, of the database (spec §6). */
export const ROLE = {
  anon: `${PRODUCT}_anon`,
  registration: `${PRODUCT}_registration`,
  customer: `${PRODUCT}_customer`,
  jobs: `${PRODUCT}_jobs`,
  manager: `${PRODUCT}_manager`,
  admin: `${PRODUCT}_admin`,
} as const;
export type AuthRole = (typeof ROLE)[keyof typeof ROLE];

/** Values of a profile's `acl`; any of them makes its holder a manager (spec §6). */
export const ACL = ['admin', 'jobs', 'editor', 'sales'] as const;
export type Acl = (typeof ACL)[number];

/** Sections of `/manager/{section}` and the acl values that open them; `admin` opens all (spec §6, decision 13). */
export const SECTION_ACCESS = {
  jobs: ['jobs', 'sales'],
  inquiries: ['sales'],
  orders: ['sales'],
  booking: ['sales'],
  assortment: ['sales'],
  offers: ['sales'],
  photo: ['sales'],
  news: ['editor'],
  bulletin: ['editor'],
  ratings: ['editor'],
  comments: ['editor'],
  photogallery: ['editor'],
  users: [],
  settings: [],
} as const satisfies Record<string, readonly Acl[]>;
export type ManagerSection = keyof typeof SECTION_ACCESS;

export function isManager(acl: readonly string[]): boolean {
  return acl.some((value) => (ACL as readonly string[]).includes(value));
}

export function isAdmin(acl: readonly string[]): boolean {
  return acl.includes('admin');
}

/** Whether a holder of `acl` may open `/manager/{section}`. */
export function mayOpenSection(acl: readonly string[], section: ManagerSection): boolean {
  return isAdmin(acl) || (SECTION_ACCESS[section] as readonly string[]).some((value) => acl.includes(value));
}
