import { jwtDecode } from 'jwt-decode';
import type { AccessTokenClaims, AuthRole } from '@arbora/domain';

export interface HeldToken {
  token: string;
  claims: AccessTokenClaims;
}

/** Decodes a token without verifying its signature. @throws InvalidTokenError */
export function decodeToken(token: string): HeldToken {
  return { token, claims: jwtDecode<AccessTokenClaims>(token) };
}

/** Expired is `now >= exp` (spec §4). `now` in milliseconds. */
function isExpired(claims: Pick<AccessTokenClaims, 'exp'>, now: number): boolean {
  return now >= claims.exp * 1000;
}

/** Whether `held` is valid and has `role`; undefined accepts any role. */
export function isUsableFor(held: HeldToken | null, role: AuthRole | undefined, now: number): held is HeldToken {
  return held !== null && !isExpired(held.claims, now) && (role === undefined || held.claims.role === role);
}
