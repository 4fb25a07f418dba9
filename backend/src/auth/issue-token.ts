import { ACCESS_TOKEN_MINUTES, type AccessTokenClaims, type AuthRole } from '@arbora/domain';
import { AppError } from '../http/errors';
import { signAccessToken } from './access-token';
import type { KeyRing } from './key-ring';
import type { Person } from './person';
import { allowedRolesOf, pickRole } from './roles';

/**
 * The role for a person's token; throws auth.forbidden for a role that the person does not have,
 * auth.second_factor_missing for a staff role that requires a second factor.
 */
export function roleFor(person: Person, wanted: AuthRole | undefined): AuthRole {
  const role = pickRole(allowedRolesOf(person.roles, person.acl), wanted);
  if (role === null) throw new AppError(person.lacks_second_factor ? 'auth.second_factor_missing' : 'auth.forbidden');
  return role;
}

/** A signed access token of the session, valid for 15 minutes. */
export function issueAccessToken(keys: KeyRing, person: Person, role: AuthRole, sessionId: string): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  return signAccessToken(keys, {
    sub: person.id,
    email: person.email,
    role,
    allowedRoles: allowedRolesOf(person.roles, person.acl),
    allowedApps: person.allowed_apps,
    sid: sessionId,
    ...factorClaim(person),
    iat,
    exp: iat + ACCESS_TOKEN_MINUTES * 60,
  });
}

function factorClaim(person: Person): Pick<AccessTokenClaims, 'second_factor'> {
  if (person.lacks_second_factor) return { second_factor: 'missing' };
  return person.has_second_factor ? { second_factor: 'set' } : {};
}
