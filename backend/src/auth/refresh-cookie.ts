import { REFRESH_COOKIE, REFRESH_COOKIE_MS, SESSION_HINT_COOKIE, TRIAL_COOKIE } from '@arbora/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/errors';

/**
 * The browser's refresh token: not readable by scripts, valid for seven days, not sent with requests from other sites.
 * A readable companion cookie shows pages that it exists.
 */
export function setRefreshCookie(reply: FastifyReply, token: string, publicOrigin: string): void {
  const cookie = { ...attributes(publicOrigin), maxAge: REFRESH_COOKIE_MS / 1000 };
  reply.setCookie(REFRESH_COOKIE, token, cookie);
  reply.setCookie(SESSION_HINT_COOKIE, '1', { ...cookie, httpOnly: false });
}

export function clearRefreshCookie(reply: FastifyReply, publicOrigin: string): void {
  reply.clearCookie(REFRESH_COOKIE, attributes(publicOrigin));
  reply.clearCookie(SESSION_HINT_COOKIE, { ...attributes(publicOrigin), httpOnly: false });
  reply.clearCookie(TRIAL_COOKIE, attributes(publicOrigin));
}

/** The token in the body, otherwise the one in the cookie. */
export interface PresentedToken {
  token: string;
  from: 'body' | 'cookie';
  /** Whether its successor is set as the cookie. */
  intoCookie: boolean;
}

/**
 * The request's refresh token; null if there is none. `cookie`: its successor is wanted as the cookie. Throws
 * auth.forbidden for a cross-site request with the cookie, or one that would set it.
 */
export function presentedToken(
  request: FastifyRequest,
  { refreshToken, cookie }: { refreshToken?: string | undefined; cookie?: boolean | undefined },
  publicOrigin: string,
): PresentedToken | null {
  if (refreshToken !== undefined) {
    if (cookie === true) requireOwnOrigin(request, publicOrigin);
    return { token: refreshToken, from: 'body', intoCookie: cookie === true };
  }
  const token = request.cookies[REFRESH_COOKIE];
  if (token === undefined || token === '') return null;
  requireOwnOrigin(request, publicOrigin);
  return { token, from: 'cookie', intoCookie: true };
}

/**
 * Browsers send `Origin` with each POST; for one that omits it, `Sec-Fetch-Site` decides. A request without either is
 * not from a browser, so not cross-site.
 */
function requireOwnOrigin(request: FastifyRequest, publicOrigin: string): void {
  const { origin } = request.headers;
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('auth.forbidden');
    return;
  }
  if (origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`)
    throw new AppError('auth.forbidden');
}

function attributes(publicOrigin: string): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicOrigin.startsWith('https:') };
}
