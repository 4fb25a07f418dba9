import { login, restoreSession, startSession } from '@arbora/auth';
import { PRODUCT, ROLE, isAdmin, isManager, type AccessTokenClaims, type UserProfile } from '@arbora/domain';
import type { TestServer } from './test-server';

/** A customer's profile with the mandatory values only. */
export const testProfile: UserProfile = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'jana@arbora.example',
  nickname: null,
  name: 'Jana Lípová',
  phone: null,
  ico: null,
  dic: null,
  company: null,
  street: null,
  city: null,
  zip: null,
  company_type: null,
  country: 'CZ',
  acl: null,
  search: '',
  basket: null,
  basket_version: 0,
  region: null,
  locale: 'cs',
  created_at: '2026-01-01T08:00:00Z',
  version: 1,
  updated_at: '2026-01-01T08:00:00Z',
};

let endSession: (() => void) | null = null;

/** Resets to an anonymous session. */
export async function startAnonymous(): Promise<void> {
  endSession?.();
  endSession = startSession();
  await restoreSession();
}

/** Logs in as `person` through the real session; adds the two required routes to the server. */
export async function logInAs(server: TestServer, person: Partial<UserProfile>): Promise<UserProfile> {
  await startAnonymous();
  const profile = { ...testProfile, ...person };
  server.on({
    'POST /api/auth/login': { accessToken: tokenOf(profile) },
    'GET /api/rest/user_profile': [profile],
  });
  await login(profile.email, 'stromy-a-kere');
  return profile;
}

function tokenOf({ id, email, acl }: UserProfile): string {
  const role = isAdmin(acl ?? []) ? ROLE.admin : isManager(acl ?? []) ? ROLE.manager : ROLE.customer;
  const now = Math.floor(Date.now() / 1000);
  const claims: AccessTokenClaims = {
    sub: id,
    email,
    role,
    allowedRoles: [role],
    allowedApps: [PRODUCT],
    sid: 'session',
    iat: now,
    exp: now + 900,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const encoded = btoa(String.fromCharCode(...bytes));
  return `e30.${encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
}
