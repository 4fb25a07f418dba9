import { configureTransport } from '@arbora/api';
import { PRODUCT, ROLE } from '@arbora/domain';
import type { AccessTokenClaims, Acl, AuthRole } from '@arbora/domain';

export interface AuthServer {
  /** `METHOD path` of each request, in order. */
  requests: string[];
  /** Number of issued tokens. */
  rotations: number;
  acl: Acl[];
  /** Claims that differ from a customer's. */
  claims: Partial<AccessTokenClaims>;
  /** The error to respond with instead of a token, if set. */
  errorResponse: { status: number; code: string } | null;
  /** Whether staff roles are refused without a second factor. */
  requiresSecondFactor: boolean;
  profileFails: boolean;
  /** Delays the profile's response. */
  profileReady: Promise<void>;
}

export const PERSON = '00000000-0000-4000-8000-000000000001';

export function tokenOf(claims: Partial<AccessTokenClaims>): string {
  const now = Math.floor(Date.now() / 1000);
  const all: AccessTokenClaims = {
    sub: PERSON,
    email: 'customer@arbora.example',
    role: ROLE.customer,
    allowedRoles: [ROLE.customer],
    allowedApps: [PRODUCT],
    sid: 'session',
    iat: now,
    exp: now + 900,
    ...claims,
  };
  return `e30.${Buffer.from(JSON.stringify(all)).toString('base64url')}.c2ln`;
}

/** Fake of auth and data service for tests of the session. */
export function startAuthServer(): AuthServer {
  const server: AuthServer = {
    requests: [],
    rotations: 0,
    acl: [],
    claims: {},
    errorResponse: null,
    requiresSecondFactor: false,
    profileFails: false,
    profileReady: Promise.resolve(),
  };

  function respond(path: string, body: { role?: AuthRole }): [number, unknown] {
    if (path === '/api/auth/logout') return [200, {}];
    if (path.startsWith('/api/rest/user_profile')) {
      if (server.profileFails) return [403, { code: '42501', message: 'no' }];
      return [200, [{ id: PERSON, email: 'customer@arbora.example', acl: server.acl }]];
    }
    if (server.errorResponse) return [server.errorResponse.status, { code: server.errorResponse.code, message: 'no' }];
    if (server.requiresSecondFactor) {
      if (body.role) return [403, { code: 'auth.second_factor_missing', message: 'no' }];
      const customer = { role: ROLE.customer, allowedRoles: [ROLE.customer] };
      return [200, { accessToken: tokenOf({ ...customer, second_factor: 'missing' }) }];
    }
    server.rotations++;
    const role = body.role ? { role: body.role } : {};
    return [200, { accessToken: tokenOf({ ...server.claims, ...role, iat: server.rotations }) }];
  }

  configureTransport({
    fetch: async (input, init) => {
      const path = String(input);
      const method = init?.method ?? 'GET';
      server.requests.push(`${method} ${path.split('?')[0]}`);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { role?: AuthRole }) : {};
      if (path.startsWith('/api/rest/user_profile')) await server.profileReady;
      const [status, value] = respond(path, body);
      return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
    },
  });
  return server;
}
