import { ROLE, type AccessTokenClaims, type AuthRole } from '@arbora/domain';
import type { Config } from '../../config';
import { AppError } from '../../http/errors';
import type { TokenVerifier } from '../access-token';
import { requireAdmission, type Person } from '../person';
import { allowedRolesOf } from '../roles';

const STAFF: ReadonlySet<AuthRole> = new Set([ROLE.manager, ROLE.admin]);

/** Whether staff must have a second factor: the one place that reads the setting. */
export function isStaffFactorRequired({ staffSecondFactor }: Pick<Config, 'staffSecondFactor'>): Promise<boolean> {
  return Promise.resolve(staffSecondFactor);
}

/**
 * A person as he may come in, or a throw as of `requireAdmission`. Staff that lacks the second factor it needs comes in as
 * a customer, which is enough to set one up.
 */
export async function admitPerson(person: Person, config: Config): Promise<Person> {
  requireAdmission(person, config);
  const isStaff = allowedRolesOf(person.roles, person.acl).some((role) => STAFF.has(role));
  if (!isStaff || person.has_second_factor || !(await isStaffFactorRequired(config))) return person;
  return { ...person, roles: [ROLE.customer], acl: [], lacks_second_factor: true };
}

/** Whether the caller works for the site and may not give up the last second factor. */
export async function mustKeepFactor({ allowedRoles }: AccessTokenClaims, config: Config): Promise<boolean> {
  return allowedRoles.some((role) => STAFF.has(role)) && (await isStaffFactorRequired(config));
}

/**
 * Refuses tokens of staff roles that were issued without a second factor before one was required: auth.token_expired,
 * which clients answer by refreshing.
 */
export function withStaffFactor(verify: TokenVerifier, config: Config): TokenVerifier {
  return async (token) => {
    const claims = await verify(token);
    const isDoubtful = STAFF.has(claims.role) && claims.second_factor !== 'set';
    if (isDoubtful && (await isStaffFactorRequired(config))) throw new AppError('auth.token_expired');
    return claims;
  };
}
