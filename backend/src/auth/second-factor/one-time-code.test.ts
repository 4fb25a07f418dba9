import { DEMO_PASSWORD, PRODUCT, type AccountSecurity } from '@arbora/domain';
import { Secret, TOTP } from 'otpauth';
import { testApp, type TestApp } from '../../../tests/app';
import { tracesOf } from '../../../tests/traces';

let api: TestApp;
beforeEach(async () => void (api = await testApp()));
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const EMAIL = 'customer@arbora.example';
const SECURITY = '/api/auth/user/security';
const password = { password: DEMO_PASSWORD };

const login = (more: Record<string, unknown> = {}) =>
  api.call('POST', '/api/auth/login', { username: EMAIL, password: DEMO_PASSWORD, bucket_id: PRODUCT, ...more });
const second = (challenge: string, code: string, more: Record<string, unknown> = {}) =>
  api.call('POST', '/api/auth/login/second_factor', { challenge, code, ...more });
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const events = async () =>
  (await api.database.asOwner<{ event: string }>('select event from app_private.auth_log order by id')).map(
    ({ event }) => event,
  );

/** Half a minute later, in which an app shows another code. */
function passHalfMinute(): void {
  const now = Date.now() + 30_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
}

async function setUp() {
  const token = await api.login(EMAIL);
  const begun = await api.call('POST', `${SECURITY}/one_time_code`, password, { token });
  const { secret, uri } = begun.json<{ secret: string; uri: string }>();
  const confirmed = await api.call('POST', `${SECURITY}/one_time_code/confirm`, { code: codeOf(secret) }, { token });
  const { recovery_codes: codes } = confirmed.json<{ recovery_codes: string[] }>();
  passHalfMinute();
  return { token, secret, uri, codes };
}

async function firstStep(): Promise<string> {
  const answer = await login();
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.second_factor_required']);
  expect(answer.cookies).toEqual([]);
  return answer.json<{ details: { challenge: string } }>().details.challenge;
}

describe('setting up an app', () => {
  it('requires the password and a code, and returns ten recovery codes', async () => {
    const { token, uri, codes } = await setUp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Arbora:customer%40arbora\.example\?/);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const security = (await api.call('GET', SECURITY, undefined, { token })).json<AccountSecurity>();
    expect(security).toMatchObject({
      has_one_time_code: true,
      is_one_time_code_offered: true,
      recovery_codes_left: 10,
    });
    expect(await events()).toContain('one_time_codes_on');
  });

  it('stores neither the secret nor a recovery code readably', async () => {
    const { secret, codes } = await setUp();
    const shown = [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))];
    expect(await tracesOf(api.database, shown)).toEqual([]);
  });

  it('changes nothing for the login until a code is confirmed', async () => {
    const token = await api.login(EMAIL);
    await api.call('POST', `${SECURITY}/one_time_code`, password, { token });
    const wrong = await api.call('POST', `${SECURITY}/one_time_code/confirm`, { code: '000000' }, { token });
    expect(wrong.json().code).toBe('auth.code_invalid');
    expect((await login()).statusCode).toBe(200);
  });

  it('keeps the configured app until it is removed', async () => {
    const { token, secret } = await setUp();
    const begun = await api.call('POST', `${SECURITY}/one_time_code`, { ...password, code: codeOf(secret) }, { token });
    expect([begun.statusCode, begun.json().code]).toEqual([409, 'auth.second_factor_on']);
    passHalfMinute();
    expect((await second(await firstStep(), codeOf(secret))).statusCode).toBe(200);
  });

  it('refuses a wrong password, also for the removal', async () => {
    const { token } = await setUp();
    for (const [method, path] of [
      ['POST', '/one_time_code'],
      ['DELETE', '/one_time_code'],
      ['POST', '/recovery_codes'],
    ] as const) {
      const answer = await api.call(method, SECURITY + path, { password: 'wrong' }, { token });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.bad_credentials']);
    }
  });

  it('is not offered on a site without a secret', async () => {
    const signing = { secret: null, codeSecret: null, days: 30 };
    const withoutSecret = await testApp({ database: api.database, config: { signing } });
    const token = await withoutSecret.login('sales@arbora.example');
    const read = await withoutSecret.call('GET', SECURITY, undefined, { token });
    expect(read.json()).toMatchObject({ is_one_time_code_offered: false });
    const begun = await withoutSecret.call('POST', `${SECURITY}/one_time_code`, password, { token });
    expect(begun.statusCode).toBe(404);
    await withoutSecret.close();
  });
});

describe('logging in', () => {
  it('accepts each code of the app once', async () => {
    const { secret } = await setUp();
    const challenge = await firstStep();
    const answer = await second(challenge, codeOf(secret), { cookie: false });
    expect(answer.json()).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    expect((await second(challenge, codeOf(secret))).json().code).toBe('auth.challenge_expired');
    const again = await second(await firstStep(), codeOf(secret));
    expect([again.statusCode, again.json().code]).toEqual([401, 'auth.code_invalid']);
    expect(await events()).toEqual(expect.arrayContaining(['second_factor_asked', 'second_factor_failed', 'login']));
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { codes } = await setUp();
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const answer = await second(await firstStep(), typed);
    expect(answer.cookies[0]).toMatchObject({ name: 'app_token', httpOnly: true });
    expect((await second(await firstStep(), typed)).statusCode).toBe(401);
    expect(await events()).toContain('recovery_code_used');
  });

  it('accepts a recovery code once in concurrent requests', async () => {
    const { codes } = await setUp();
    const challenges = [await firstStep(), await firstStep(), await firstStep()];
    const answers = await Promise.all(challenges.map((challenge) => second(challenge, codes[3]!)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  it('allows ten attempts an hour', async () => {
    const { secret } = await setUp();
    const challenge = await firstStep();
    for (let count = 0; count < 10; count++) expect((await second(challenge, '000000')).statusCode).toBe(401);
    const limited = await second(challenge, codeOf(secret));
    expect([limited.statusCode, limited.json().code]).toEqual([429, 'auth.rate_limited']);
  });

  it('ends the first step when it expires or the password is replaced', async () => {
    const { secret, token } = await setUp();
    const late = await firstStep();
    await api.database.asOwner(
      `update app_private.auth_challenge set created_at = now() - interval '11 minutes', expires_at = now() - interval '1 minute'`,
    );
    expect((await second(late, codeOf(secret))).json().code).toBe('auth.challenge_expired');
    const before = await firstStep();
    const change = { current_password: DEMO_PASSWORD, new_password: 'javor babyka pod oknem' };
    await api.call('POST', '/api/auth/user/change_password', change, { token });
    expect((await second(before, codeOf(secret))).json().code).toBe('auth.challenge_expired');
  });

  it('requires the code also for a login by the link of a mail', async () => {
    const { secret } = await setUp();
    await api.database.asOwner(
      `insert into app_private.login_link (person_id, token_hash, expires_at)
       select id, sha256('link'), now() + interval '1 hour' from auth_person where email = $1`,
      [EMAIL],
    );
    const answer = await api.call('POST', '/api/auth/login_link', { token: 'link' });
    expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
    const { challenge, methods } = answer.json<{ details: { challenge: string; methods: string[] } }>().details;
    expect(methods).toEqual(['code', 'recovery']);
    expect((await second(challenge, codeOf(secret))).statusCode).toBe(200);
  });

  it('does not disclose the second factor without the password', async () => {
    await setUp();
    const answer = await login({ password: 'wrong' });
    expect(answer.json()).toEqual({ code: 'auth.bad_credentials', message: 'auth.bad_credentials' });
  });

  it('accepts the password alone after the codes are removed', async () => {
    const { token, secret } = await setUp();
    const given = await api.call(
      'DELETE',
      `${SECURITY}/one_time_code`,
      { ...password, code: codeOf(secret) },
      { token },
    );
    expect(given.statusCode).toBe(204);
    expect(Object.keys((await login()).json())).toEqual(['accessToken']);
    expect(await api.database.asOwner('select from app_private.recovery_code')).toEqual([]);
  });

  it('refuses earlier recovery codes after new ones are made', async () => {
    const { token, codes } = await setUp();
    const made = await api.call('POST', `${SECURITY}/recovery_codes`, { ...password, code: codes[1] }, { token });
    const { recovery_codes: fresh } = made.json<{ recovery_codes: string[] }>();
    expect((await second(await firstStep(), codes[0]!)).statusCode).toBe(401);
    expect((await second(await firstStep(), fresh[0]!)).statusCode).toBe(200);
  });
});
