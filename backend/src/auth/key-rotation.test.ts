import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { PRODUCT, ROLE, type AccessTokenClaims } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { readConfig } from '../config';
import { connectionUri } from '../database/connection';
import { rotateSigningKeys } from '../jobs/rotate-signing-keys.job';
import { createTokenVerifier, signAccessToken } from './access-token';
import { openKeyRing } from './key-ring';
import { keySeal } from './key-seal';
import { replaceKeys, rotateKeys } from './signing-keys';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(() => database.asOwner('delete from app_private.signing_key'));

/** Simulated time in milliseconds: the instances' clocks are ahead, and the keys in the database older, by it. */
let passed = 0;
const now = () => Date.now() + passed;
async function pass(minutes: number): Promise<void> {
  passed += minutes * 60_000;
  await database.asOwner(
    `update app_private.signing_key set created_at = created_at - $1 * interval '1 minute',
       signs_from = signs_from - $1 * interval '1 minute'`,
    [minutes],
  );
}

const SECRET = 'a secret of sixteen or more';
const DAY = 24 * 60;

async function instance(secret: string | null = null) {
  const keys = await openKeyRing(database, { secret, now });
  const verify = createTokenVerifier(keys, now);
  return {
    /** A token that is valid for 15 minutes, or for the given time. */
    sign: (minutes = 15) => signAccessToken(keys, claims(minutes)),
    accepts: (token: string) =>
      verify(token).then(
        () => true,
        (error: { code: string }) => error.code,
      ),
    published: async () => {
      await keys.refresh();
      return keys.jwks().keys.map(({ kid }) => kid);
    },
  };
}

function claims(minutes: number): AccessTokenClaims {
  const iat = Math.floor(now() / 1000);
  const exp = iat + minutes * 60;
  const role = ROLE.customer;
  return {
    sub: randomUUID(),
    email: 'x@example.org',
    role,
    allowedRoles: [role],
    allowedApps: [PRODUCT],
    sid: 'x',
    iat,
    exp,
  };
}

const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

const runJob = (settings: Record<string, string> = {}) =>
  rotateSigningKeys.run({ config: readConfig({ NODE_ENV: 'test', ...settings }), database });

test('a key is published by all instances before it signs, signs for a month, and is kept until its tokens expire', async () => {
  const [one, other] = [await instance(), await instance()];
  const old = kidOf(await one.sign());
  await pass(29 * DAY);
  await runJob();
  expect(await one.published()).toEqual([old]);

  await pass(DAY + 1);
  await runJob();
  const [next] = (await one.published()).filter((kid) => kid !== old);
  expect(await one.published()).toEqual([next, old]);
  expect([kidOf(await one.sign()), kidOf(await other.sign())]).toEqual([old, old]);

  // The other instance has not read the keys since; it finds the new key before that one signs.
  await pass(5);
  expect(await other.published()).toEqual([next, old]);
  const last = await one.sign();
  expect(kidOf(last)).toBe(old);

  await pass(6);
  const fresh = [await one.sign(), await other.sign()];
  expect(fresh.map(kidOf)).toEqual([next, next]);
  for (const token of [...fresh, last])
    expect([await one.accepts(token), await other.accepts(token)]).toEqual([true, true]);

  await runJob();
  expect(await one.published()).toContain(old);
  await pass(65);
  await runJob();
  await pass(2);
  expect([await one.published(), await other.published()]).toEqual([[next], [next]]);
});

test('an instance with an outdated cache of keys accepts a token of a new key', async () => {
  const [one, other] = [await instance(), await instance()];
  const old = kidOf(await one.sign());
  await pass(31 * DAY);
  await runJob();
  await pass(11);
  const token = await one.sign();
  expect(kidOf(token)).not.toBe(old);
  expect(await other.accepts(token)).toBe(true);
});

test('an instance without requests for a month signs with a key that the others know', async () => {
  const [one, idle] = [await instance(), await instance()];
  await pass(31 * DAY);
  await runJob();
  await pass(31 * DAY);
  await runJob();
  expect(await one.accepts(await idle.sign())).toBe(true);
});

test('instances that rotate concurrently create one key', async () => {
  await instance();
  await pass(31 * DAY);
  await Promise.all([runJob(), runJob(), runJob()]);
  expect(await database.asOwner('select from app_private.signing_key')).toHaveLength(2);
});

test('the signing period of a key is configurable', async () => {
  await instance();
  await pass(2 * DAY);
  await runJob({ SIGNING_KEY_DAYS: '3' });
  expect(await database.asOwner('select from app_private.signing_key')).toHaveLength(1);
  await runJob({ SIGNING_KEY_DAYS: '1' });
  expect(await database.asOwner('select from app_private.signing_key')).toHaveLength(2);
});

test('replacing a stolen key invalidates its tokens at once, also cached ones', async () => {
  const [one, other] = [await instance(), await instance()];
  const token = await one.sign(600);
  expect([await one.accepts(token), await other.accepts(token)]).toEqual([true, true]);
  await database.asService((client) => replaceKeys(client, null));
  await pass(1);
  expect([await one.accepts(token), await other.accepts(token)]).toEqual(['auth.token_invalid', 'auth.token_invalid']);
  expect(await other.accepts(await one.sign())).toBe(true);
});

describe('with a secret', () => {
  const stored = () =>
    database.asOwner<{ private_jwk: unknown; public_jwk: object; sealed: Buffer | null }>(
      'select private_jwk, public_jwk, sealed from app_private.signing_key',
    );

  it('no private key is stored unencrypted, neither the first one nor the next', async () => {
    await instance(SECRET);
    await pass(31 * DAY);
    await database.asService((client) => rotateKeys(client, keySeal(SECRET), 30));
    const rows = await stored();
    expect(rows).toHaveLength(2);
    for (const { private_jwk, public_jwk, sealed } of rows) {
      expect([private_jwk, 'd' in public_jwk, sealed?.includes('"d"')]).toEqual([null, false, false]);
    }
  });

  it('existing unencrypted keys are encrypted and keep signing', async () => {
    const before = await (await instance()).sign();
    const sealed = await instance(SECRET);
    expect((await stored()).map(({ private_jwk }) => private_jwk)).toEqual([null]);
    expect(kidOf(await sealed.sign())).toBe(kidOf(before));
    expect(await (await instance(SECRET)).accepts(await sealed.sign())).toBe(true);
  });

  it('an instance without the secret, or with another one, refuses to start with a reason', async () => {
    await instance(SECRET);
    await expect(instance()).rejects.toThrow('SIGNING_SECRET must be set');
    await expect(instance('another secret than this')).rejects.toThrow('SIGNING_SECRET does not open the signing key');
  });

  it('the keys are replaced after the secret is lost', async () => {
    await instance(SECRET);
    await database.asService((client) => replaceKeys(client, keySeal('another secret than this')));
    const one = await instance('another secret than this');
    expect(await one.accepts(await one.sign())).toBe(true);
  });
});

describe('npm run keys', () => {
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(__dirname, 'manage-keys.ts'), ...args], {
      cwd: path.resolve(__dirname, '../../..'),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: connectionUri(database.ownerConnection) },
    });

  it('rotate creates the next key, which does not sign yet', async () => {
    const one = await instance();
    const old = kidOf(await one.sign());
    await command('rotate');
    await pass(1);
    expect(await one.published()).toHaveLength(2);
    expect(kidOf(await one.sign())).toBe(old);
  }, 60_000);

  it('replace keeps a single key, which signs', async () => {
    const one = await instance();
    const old = kidOf(await one.sign());
    await command('replace');
    await pass(1);
    expect(await one.published()).toEqual([kidOf(await one.sign())]);
    expect(await one.published()).not.toContain(old);
  }, 60_000);

  it('prints its usage', async () => {
    await expect(command('remove')).rejects.toMatchObject({ code: 1, stderr: 'npm run keys -- rotate | replace\n' });
  }, 60_000);
});
