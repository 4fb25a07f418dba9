import { ROLE, type AccessTokenClaims } from '@arbora/domain';
import type { Config } from '../../config';
import { AppError } from '../../http/errors';
import type { TokenVerifier } from '../access-token';
import { requireAdmission, type Person } from '../person';
import { isStaff, isStaffRole } from '../roles';

/** Whether staff must have a second factor: the only reader of the setting. */
export function isStaffFactorRequired({ staffSecondFactor }: Pick<Config, 'staffSecondFactor'>): Promise<boolean> {
  return Promise.resolve(staffSecondFactor);
}

/**
 * Admits a person, or throws like `requireAdmission`. Staff without the required second factor are admitted as
 * customers, which is enough to set one up.
 */
export async function admitPerson(person: Person, config: Config): Promise<Person> {
  requireAdmission(person, config);
  if (!isStaff(person.roles, person.acl) || person.has_second_factor || !(await isStaffFactorRequired(config)))
    return person;
  return { ...person, roles: [ROLE.customer], acl: [], lacks_second_factor: true };
}

/** Whether the caller is staff and must not remove the last second factor. */
export async function mustKeepFactor({ allowedRoles }: AccessTokenClaims, config: Config): Promise<boolean> {
  return allowedRoles.some(isStaffRole) && (await isStaffFactorRequired(config));
}

/**
 * Refuses tokens of staff roles that were issued without a second factor before one was required: auth.token_expired,
 * which clients handle by refreshing.
 */
export function withStaffFactor(verify: TokenVerifier, config: Config): TokenVerifier {
  return async (token) => {
    const claims = await verify(token);
    const isDoubtful = isStaffRole(claims.role) && claims.second_factor !== 'set';
    if (isDoubtful && (await isStaffFactorRequired(config))) throw new AppError('auth.token_expired');
    return claims;
  };
}
