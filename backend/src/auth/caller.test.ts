import { randomUUID } from 'node:crypto';
import { PRODUCT, ROLE, type AccessTokenClaims } from '@arbora/domain';
import { fastify } from 'fastify';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { TEST_ORIGIN, testApp, type TestApp } from '../../tests/app';
import { createApp } from '../app';
import { readConfig } from '../config';
import { requireAccessDeclaration } from '../http/access';

let test: TestApp;
let anotherInstance: TestApp;
beforeAll(async () => {
  test = await testApp();
  anotherInstance = await testApp({ database: test.database });
});
afterAll(async () => {
  await anotherInstance.close();
  await test.close();
});

/** A route for admins; a caller who passes the access check gets "unknown person". */
const approve = (token?: string, body: object = { id: randomUUID() }) =>
  test.call('POST', '/api/backend/registration/approve', body, { token });

const claims = (more: Partial<AccessTokenClaims> = {}): AccessTokenClaims => {
  const iat = Math.floor(Date.now() / 1000);
  return {
    sub: randomUUID(),
    email: 'x@arbora.example',
    role: ROLE.admin,
    allowedRoles: [ROLE.admin],
    allowedApps: [PRODUCT],
    sid: randomUUID(),
    iat,
    exp: iat + 900,
    ...more,
  };
};

/** A token of our key with other claims than ours. */
async function foreign(changed: Record<string, string | undefined>): Promise<string> {
  const { kid, privateKey } = test.app.keys.current();
  const payload = { ...claims(), iss: TEST_ORIGIN, aud: PRODUCT, ...changed };
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
}

describe('request.caller', () => {
  it.each([
    ['nobody', undefined, 401, 'auth.login_required'],
    ['a customer', 'customer@arbora.example', 403, 'auth.forbidden'],
    ['a manager', 'sales@arbora.example', 403, 'auth.forbidden'],
    ['an admin', 'admin@arbora.example', 404, 'auth.user_unknown'],
  ])('%s', async (_who, email, status, code) => {
    const answer = await approve(email && (await test.tokenFor(email)));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('has the role of the token, not the highest role of the person', async () => {
    const answer = await approve(await test.tokenFor('admin@arbora.example', ROLE.manager));
    expect(answer.json().code).toBe('auth.forbidden');
  });

  it('may be identified by accessToken in the body, which is removed from the fields', async () => {
    const accessToken = await test.tokenFor('admin@arbora.example');
    const answer = await approve(undefined, { id: randomUUID(), accessToken });
    expect(answer.json().code).toBe('auth.user_unknown');
    expect((await approve(undefined, { id: randomUUID(), accessToken: 'x' })).json().code).toBe('auth.token_invalid');
  });

  it('is accepted by another instance with a token of this one', async () => {
    const token = await test.login('admin@arbora.example');
    const answer = await anotherInstance.call(
      'POST',
      '/api/backend/registration/approve',
      { id: randomUUID() },
      { token },
    );
    expect(answer.statusCode).toBe(404);
  });
});

describe('a token', () => {
  it('expires in the second of its exp', async () => {
    const now = Math.floor(Date.now() / 1000);
    const answer = await approve(await test.tokenFor(claims({ iat: now - 900, exp: now })));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.token_expired']);
  });

  it.each<[string, () => Promise<string>]>([
    ['that is none', async () => 'nonsense'],
    ['without signature', async () => new UnsecuredJWT({ ...claims() }).encode()],
    [
      'signed by a foreign key under our key id',
      async () => {
        const { kid } = test.app.keys.current();
        const foreign = await generateKeyPair('ES256');
        return new SignJWT({ ...claims() }).setProtectedHeader({ alg: 'ES256', kid }).sign(foreign.privateKey);
      },
    ],
    [
      'signed with the public key as a shared secret',
      async () => {
        const { kid } = test.app.keys.current();
        const secret = new TextEncoder().encode(JSON.stringify(test.app.keys.jwks().keys[0]));
        return new SignJWT({ ...claims() }).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
      },
    ],
    ['with a role that is not ours', async () => test.tokenFor({ ...claims(), role: 'postgres' as typeof ROLE.admin })],
    [
      'whose claims were changed',
      async () => {
        const [header, payload, signature] = (await test.tokenFor('customer@arbora.example')).split('.');
        const changed = { ...decodeJwt(`${header}.${payload}.${signature}`), role: ROLE.admin };
        return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
      },
    ],
    ['of another site with the same keys', async () => foreign({ iss: 'https://staging.arbora.test' })],
    ['for another application', async () => foreign({ aud: 'postman' })],
  ])('%s is refused', async (_kind, make) => {
    const answer = await approve(await make());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.token_invalid']);
  });

  it('names issuer and audience; an older token without them must be refreshed', async () => {
    expect(decodeJwt(await test.tokenFor('admin@arbora.example'))).toMatchObject({ iss: TEST_ORIGIN, aud: PRODUCT });
    for (const missing of ['iss', 'aud'] as const) {
      const answer = await approve(await foreign({ [missing]: undefined }));
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.token_expired']);
    }
  });

  it('must be valid even on routes that need none', async () => {
    const answer = await test.call('GET', '/api/backend/ticket_check?id=x', undefined, { token: 'nonsense' });
    expect(answer.json().code).toBe('auth.token_invalid');
  });
});

describe('the published keys', () => {
  it('verify the tokens and contain no private part', async () => {
    const answer = await test.call('GET', '/api/auth/jwks.json');
    const [key] = answer.json<{ keys: Record<string, unknown>[] }>().keys;
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(key?.kid).toBe(anotherInstance.app.keys.current().kid);
    expect(await exportJWK(test.app.keys.current().privateKey).catch(() => 'locked')).toBe('locked');
  });

  it('contain one key even if instances create the first one concurrently', async () => {
    await test.database.asOwner('delete from app_private.signing_key');
    const deps = { config: readConfig({ NODE_ENV: 'test', SERVICES: 'auth' }), database: test.database };
    const apps = await Promise.all([createApp(deps), createApp(deps), createApp(deps)]);
    expect(new Set(apps.map((app) => app.keys.current().kid)).size).toBe(1);
    await Promise.all(apps.map((app) => app.close()));
  });
});

describe('the app', () => {
  it('does not start with a route without declared access', () => {
    const app = fastify();
    requireAccessDeclaration(app);
    expect(() => app.get('/open', () => 'x')).toThrow('Route GET /open does not declare config.access');
    const large = { bodyLimit: 2 ** 21, config: { access: [ROLE.manager] } };
    expect(() => app.post('/large', large, () => 'x')).toThrow(
      'Route POST /large takes more than 1048576 bytes and does not declare config.acl',
    );
  });
});
