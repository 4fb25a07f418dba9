import { DEMO_PASSWORD, PRODUCT, ROLE, type AccessTokenClaims } from '@arbora/domain';
import { Secret, TOTP } from 'otpauth';
import { testApp, type TestApp } from '../../../tests/app';

let free: TestApp;
let strict: TestApp;
beforeEach(async () => {
  free = await testApp();
  strict = await testApp({ database: free.database, config: { staffSecondFactor: true } });
});
afterEach(async () => {
  await strict.close();
  await free.close();
});

const EMAIL = 'sales@arbora.example';
const SECURITY = '/api/auth/user/security';
const ORDERS = '/api/rest/web_orders?limit=1';

const login = (more: object = {}) =>
  strict.call('POST', '/api/auth/login', {
    username: EMAIL,
    password: DEMO_PASSWORD,
    bucket_id: PRODUCT,
    cookie: false,
    ...more,
  });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as AccessTokenClaims;
const refresh = (refreshToken: string, role?: string) =>
  strict.call('POST', '/api/auth/refresh', { refreshToken, role });

async function setUp(token: string): Promise<string[]> {
  const begun = await strict.call('POST', `${SECURITY}/one_time_code`, { password: DEMO_PASSWORD }, { token });
  const code = new TOTP({ secret: Secret.fromBase32(begun.json<{ secret: string }>().secret) }).generate();
  const confirmed = await strict.call('POST', `${SECURITY}/one_time_code/confirm`, { code }, { token });
  expect(confirmed.statusCode).toBe(200);
  return confirmed.json<{ recovery_codes: string[] }>().recovery_codes;
}

describe('staff without the required second factor', () => {
  it('is admitted only as a customer, and gets no staff role on request', async () => {
    const { accessToken: token, refreshToken } = (await login()).json();
    expect(claimsOf(token)).toMatchObject({
      role: ROLE.customer,
      allowedRoles: [ROLE.customer],
      second_factor: 'missing',
    });
    for (const answer of [await login({ role: ROLE.manager }), await refresh(refreshToken, ROLE.manager)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.second_factor_missing']);
    }
    const again = await refresh(refreshToken);
    expect(claimsOf(again.json().accessToken).allowedRoles).toEqual([ROLE.customer]);
  });

  it('is refused by the back office, even with an earlier token', async () => {
    const before = await free.login(EMAIL);
    expect((await free.call('GET', ORDERS, undefined, { token: before })).statusCode).toBe(200);
    const answer = await strict.call('GET', ORDERS, undefined, { token: before });
    // The data service's error code for an expired token.
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'PGRST301']);
    const { accessToken: token } = (await login()).json();
    expect((await strict.call('GET', ORDERS, undefined, { token })).statusCode).toBe(403);
    const routes = strict.app.apiRoutes.filter(
      ({ config }) => Array.isArray(config?.access) && !config.access.includes(ROLE.customer),
    );
    expect(routes.length).toBeGreaterThan(10);
    for (const { url, method } of routes) {
      const path = url.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000001');
      const [first] = [method].flat() as ['GET'];
      expect([url, (await strict.call(first, path, undefined, { token })).statusCode]).toEqual([url, 403]);
    }
  });

  it('is admitted after the set-up, only in that session', async () => {
    const { accessToken: token, refreshToken } = (await login()).json();
    const other = (await login()).json<{ refreshToken: string }>().refreshToken;
    const recovery = await setUp(token);
    const full = await refresh(refreshToken, ROLE.manager);
    expect(claimsOf(full.json().accessToken)).toMatchObject({ role: ROLE.manager, second_factor: 'set' });
    const work = await strict.call('GET', ORDERS, undefined, { token: full.json().accessToken });
    expect(work.statusCode).toBe(200);
    expect((await refresh(other)).json().code).toBe('auth.token_invalid');
    const removal = await strict.call(
      'DELETE',
      `${SECURITY}/one_time_code`,
      { password: DEMO_PASSWORD, code: recovery[0] },
      { token: full.json().accessToken },
    );
    expect([removal.statusCode, removal.json().code]).toEqual([403, 'auth.second_factor_missing']);
  });
});

it('requires no second factor of customers', async () => {
  const answer = await login({ username: 'customer@arbora.example' });
  const claims = claimsOf(answer.json<{ accessToken: string }>().accessToken);
  expect(claims).not.toHaveProperty('second_factor');
});
