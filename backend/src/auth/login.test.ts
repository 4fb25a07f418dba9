import { DEMO_PASSWORD, PRODUCT, ROLE, type AccessTokenClaims, type AuthRole } from '@arbora/domain';
import { decodeJwt } from 'jose';
import { testApp, type TestApp } from '../../tests/app';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.close());

const login = (username: string, more: Record<string, unknown> = {}) =>
  test.call('POST', '/api/auth/login', { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, ...more });

const claims = (body: { accessToken: string }) => decodeJwt<AccessTokenClaims>(body.accessToken);

describe('POST /api/auth/login', () => {
  it('returns an access token of 15 minutes and sets the refresh token as an HttpOnly cookie', async () => {
    const answer = await login('  Customer@ARBORA.example ');
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['accessToken']);
    const token = claims(answer.json());
    expect(token).toMatchObject({
      email: 'customer@arbora.example',
      role: ROLE.customer,
      allowedRoles: [ROLE.customer],
      allowedApps: [PRODUCT],
    });
    expect(token.exp - token.iat).toBe(900);
    const [refresh, hint] = answer.cookies;
    expect(refresh).toMatchObject({ name: 'app_token', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604_800 });
    expect(hint).toMatchObject({ name: 'app_session', value: '1', maxAge: 604_800 });
    expect(hint).not.toHaveProperty('httpOnly');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns the refresh token in the body for a client without cookies', async () => {
    const answer = await login('customer@arbora.example', { cookie: false });
    expect(answer.json()).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    expect(answer.cookies).toEqual([]);
  });

  it('marks the cookie Secure on https', async () => {
    const secure = await testApp({ database: test.database, config: { publicOrigin: 'https://arbora.test' } });
    const body = { username: 'customer@arbora.example', password: DEMO_PASSWORD, bucket_id: PRODUCT };
    const answer = await secure.call('POST', '/api/auth/login', body);
    expect(answer.cookies[0]).toMatchObject({ secure: true });
    await secure.close();
  });

  it.each<[string, AuthRole | undefined, AuthRole]>([
    ['admin@arbora.example', undefined, ROLE.customer],
    ['admin@arbora.example', ROLE.admin, ROLE.admin],
    ['admin@arbora.example', ROLE.customer, ROLE.customer],
    ['sales@arbora.example', undefined, ROLE.customer],
    ['sales@arbora.example', ROLE.manager, ROLE.manager],
    ['sales@arbora.example', ROLE.customer, ROLE.customer],
  ])('%s asking for %s gets %s', async (email, wanted, got) => {
    const answer = await login(email, { role: wanted });
    expect(claims(answer.json()).role).toBe(got);
  });

  it('refuses a role that the person does not have', async () => {
    const answer = await login('customer@arbora.example', { role: ROLE.admin });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.forbidden']);
  });

  it('gives the same response to a wrong password and an unknown account', async () => {
    const wrong = await login('customer@arbora.example', { password: 'stromy-a-trava' });
    const unknown = await login('nobody@arbora.example');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ code: 'auth.bad_credentials', message: 'auth.bad_credentials' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it('reports a pending approval only with the right password', async () => {
    const right = await login('waiting@arbora.example');
    expect([right.statusCode, right.json().code]).toEqual([403, 'auth.awaiting_approval']);
    const wrong = await login('waiting@arbora.example', { password: 'something else' });
    expect(wrong.statusCode).toBe(401);
  });

  it('refuses a blocked person and one who is not allowed in this app', async () => {
    const block = (values: string) =>
      test.database.asOwner(`update auth_person set ${values} where email = 'customer.sk@arbora.example'`);
    await block('is_blocked = true');
    const blocked = await login('customer.sk@arbora.example');
    expect([blocked.statusCode, blocked.json().code]).toEqual([403, 'auth.blocked']);
    await block("is_blocked = false, allowed_apps = '{elsewhere}'");
    const elsewhere = await login('customer.sk@arbora.example');
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'auth.not_allowed_in_app']);
    await block("allowed_apps = '{arbora}'");
    expect((await login('customer.sk@arbora.example')).statusCode).toBe(200);
  });

  it('names the fields of a malformed request', async () => {
    const answer = await test.call('POST', '/api/auth/login', { username: 'no mail', bucket_id: 'other', extra: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      fields: { username: 'email', password: 'required', bucket_id: 'invalid' },
    });
    const unknown = await login('customer@arbora.example', { extra: 1 });
    expect([unknown.statusCode, unknown.json().fields]).toEqual([400, { extra: 'invalid' }]);
  });

  it('ignores an expired token in the header', async () => {
    const body = { username: 'customer@arbora.example', password: DEMO_PASSWORD, bucket_id: PRODUCT };
    expect((await test.call('POST', '/api/auth/login', body, { token: 'stale' })).statusCode).toBe(200);
  });

  it('is written to the auth log, without the password', async () => {
    await test.database.asOwner('delete from app_private.auth_log');
    await login('sales@arbora.example');
    await login('sales@arbora.example', { password: 'Tajemstvi-9' });
    const log = await test.database.asOwner<{ event: string }>(
      'select event, email, host(address) as address, person_id is not null as has_person, auth_log::text as row from app_private.auth_log order by id',
    );
    expect(log).toMatchObject([
      { event: 'login', email: 'sales@arbora.example', address: '127.0.0.1', has_person: true },
      { event: 'login_failed', email: 'sales@arbora.example', address: '127.0.0.1', has_person: true },
    ]);
    expect(JSON.stringify(log)).not.toContain('Tajemstvi');
  });
});
