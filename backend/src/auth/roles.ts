import { isAdmin, isManager, ROLE, type AuthRole } from '@arbora/domain';

/** Highest first; `jobs` reads less than a customer does. */
const RANK: readonly AuthRole[] = [ROLE.admin, ROLE.manager, ROLE.customer, ROLE.jobs];

/**
 * The roles that a person may request a token for, highest first: the auth roles and those that the profile's `acl`
 * grants; a higher role includes the lower ones (spec §6). A pending registration has none.
 */
export function allowedRolesOf(roles: readonly string[], acl: readonly string[]): AuthRole[] {
  if (roles.includes(ROLE.registration)) return [];
  const held = new Set<AuthRole>(RANK.filter((role) => roles.includes(role)));
  if (isAdmin(acl)) held.add(ROLE.admin);
  if (isManager(acl) || held.has(ROLE.admin)) held.add(ROLE.manager);
  held.add(ROLE.customer);
  return RANK.filter((role) => held.has(role));
}

const STAFF: ReadonlySet<AuthRole> = new Set([ROLE.manager, ROLE.admin]);

/** Whether a token of this role gives access to the back office. */
export function isStaffRole(role: AuthRole): boolean {
  return STAFF.has(role);
}

/** Whether a person with these roles and `acl` may request a token of a staff role. */
export function isStaff(roles: readonly string[], acl: readonly string[]): boolean {
  return allowedRolesOf(roles, acl).some(isStaffRole);
}

/**
 * The role for a token: the requested one, by default `arbora_customer` (spec §6); null if the person does not have it.
 */
export function pickRole(allowed: readonly AuthRole[], wanted: AuthRole = ROLE.customer): AuthRole | null {
  return allowed.includes(wanted) ? wanted : null;
}
