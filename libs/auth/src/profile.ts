import { rest, row } from '@arbora/api';
import { ROLE, isAdmin, isManager } from '@arbora/domain';
import type { AccessTokenClaims, UserProfile } from '@arbora/domain';
import type { SessionUser } from './session-state';

/** Reads a user's profile, or null if there is none. @throws ApiError */
export function readProfile(id: string): Promise<UserProfile | null> {
  return row(rest().from('user_profile').select().eq('id', id));
}

/**
 * Combines token and profile. The profile's acl decides (decision 14); the token's roles are the fallback if the
 * profile could not be read.
 */
export function userOf(claims: AccessTokenClaims, profile: UserProfile | null): SessionUser {
  // The profile's permissions are withheld until the second factor is set up.
  const needsSecondFactor = claims.second_factor === 'missing';
  const acl = (!needsSecondFactor && profile?.acl) || [];
  const holds = (role: (typeof ROLE)[keyof typeof ROLE]): boolean => claims.allowedRoles.includes(role);
  const admin = profile ? isAdmin(acl) : holds(ROLE.admin);
  return {
    id: claims.sub,
    email: claims.email,
    role: claims.role,
    allowedRoles: claims.allowedRoles,
    acl,
    isManager: admin || (profile ? isManager(acl) : holds(ROLE.manager)),
    isAdmin: admin,
    needsSecondFactor,
    profile,
  };
}
