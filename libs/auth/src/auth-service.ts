import { api } from '@arbora/api';
import { PRODUCT, ROLE } from '@arbora/domain';
import type { AuthRole } from '@arbora/domain';
import { decodeToken } from './access-token';
import type { HeldToken } from './access-token';

interface TokenAnswer {
  accessToken: string;
}

/** Requests with credentials carry no access token. */
const ANONYMOUSLY = { anonymous: true } as const;

/** `POST /login` (spec §7); the refresh token comes as a cookie. @throws ApiError */
export async function requestLogin(email: string, password: string, role?: AuthRole): Promise<HeldToken> {
  const body = { username: email.trim().toLowerCase(), password, bucket_id: PRODUCT, role };
  const { accessToken } = await api.post<TokenAnswer>('/auth/login', body, ANONYMOUSLY);
  return decodeToken(accessToken);
}

/** Exchanges the body for a token by a call of the auth service. @throws ApiError */
export async function requestLoginBy(call: string, body: object): Promise<HeldToken> {
  const { accessToken } = await api.post<TokenAnswer>(`/auth/${call}`, body, ANONYMOUSLY);
  return decodeToken(accessToken);
}

/** `POST /refresh` with the cookie. @throws ApiError */
export async function requestRefresh(role?: AuthRole): Promise<HeldToken> {
  const { accessToken } = await api.post<TokenAnswer>('/auth/refresh', { role }, ANONYMOUSLY);
  return decodeToken(accessToken);
}

/**
 * Returns a token of the user's own role. By default a token has the customer role (spec §6) and lists the allowed
 * ones: staff get their highest one by another refresh. @throws ApiError
 */
export async function inOwnRole(token: HeldToken): Promise<HeldToken> {
  const { role, allowedRoles } = token.claims;
  const own = [ROLE.admin, ROLE.manager].find((staff) => allowedRoles.includes(staff)) ?? role;
  return own === role ? token : requestRefresh(own);
}

/** Ends the session on the server and clears its cookies. @throws ApiError */
export async function requestLogout(): Promise<void> {
  await api.post('/auth/logout', {}, ANONYMOUSLY);
}
