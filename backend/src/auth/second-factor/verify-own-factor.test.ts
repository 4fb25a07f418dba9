import { DEMO_PASSWORD, type AccountSecurity } from '@arbora/domain';
import { Secret, TOTP } from 'otpauth';
import { testApp, type TestApp } from '../../../tests/app';
import { passkeyDevice } from '../../../tests/passkey-device';

const ORIGIN = 'http://localhost:8080';
const EMAIL = 'customer@arbora.example';
const SECURITY = '/api/auth/user/security';
const password = { password: DEMO_PASSWORD };

let api: TestApp;
beforeEach(async () => void (api = await testApp({ config: { publicOrigin: ORIGIN } })));
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const read = async (token: string) => (await api.call('GET', SECURITY, undefined, { token })).json<AccountSecurity>();
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];
const challenge = async () => (await api.call('POST', '/api/auth/login/passkey/begin')).json<{ challenge: string }>();

/** An account with an app and a passkey. */
async function setUp() {
  const token = await api.login(EMAIL);
  const begun = await api.call('POST', `${SECURITY}/one_time_code`, password, { token });
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await api.call('POST', `${SECURITY}/one_time_code/confirm`, { code: codeOf(secret) }, { token });
  const { recovery_codes: codes } = confirmed.json<{ recovery_codes: string[] }>();
  const device = passkeyDevice(ORIGIN);
  const options = await api.call('POST', `${SECURITY}/passkeys/begin`, { ...password, code: codes[0] }, { token });
  const passkey = device.create(options.json());
  await api.call('POST', `${SECURITY}/passkeys`, { passkey, name: 'Telefon' }, { token });
  const now = Date.now() + 30_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const id = (await read(token)).passkeys[0]?.id ?? '';
  return { token, secret, codes, device, id };
}

/** Every change of the factors. */
const changes = (id: string) =>
  [
    ['POST', '/one_time_code'],
    ['DELETE', '/one_time_code'],
    ['POST', '/recovery_codes'],
    ['POST', '/passkeys/begin'],
    ['DELETE', `/passkeys/${id}`],
  ] as const;

it('refuses every change of the factors with the password alone', async () => {
  const { token, id } = await setUp();
  const before = await read(token);
  for (const [method, path] of changes(id)) {
    const answer = await api.call(method, SECURITY + path, password, { token });
    expect([path, ...outcome(answer)]).toEqual([path, 401, 'auth.second_factor_required']);
    expect(answer.json<{ details: unknown }>().details).toEqual({ methods: ['passkey', 'code', 'recovery'] });
  }
  expect(await read(token)).toEqual(before);
});

it('refuses every change with a wrong code, or a factor without the password', async () => {
  const { token, id, secret } = await setUp();
  for (const [method, path] of changes(id)) {
    const wrong = await api.call(method, SECURITY + path, { ...password, code: '000000' }, { token });
    expect([path, ...outcome(wrong)]).toEqual([path, 401, 'auth.code_invalid']);
    const alone = await api.call(method, SECURITY + path, { code: codeOf(secret) }, { token });
    expect([path, alone.statusCode]).toEqual([path, 400]);
  }
});

it('removes a factor by a code of the app, a recovery code or a passkey', async () => {
  const { token, id, secret, codes, device } = await setUp();
  const renewed = await api.call('POST', `${SECURITY}/recovery_codes`, { ...password, code: codes[1] }, { token });
  expect(renewed.statusCode).toBe(200);
  const passkey = device.get(await challenge());
  const off = await api.call('DELETE', `${SECURITY}/one_time_code`, { ...password, passkey }, { token });
  expect(off.statusCode).toBe(204);
  expect(
    outcome(await api.call('DELETE', `${SECURITY}/passkeys/${id}`, { ...password, code: codeOf(secret) }, { token })),
  ).toEqual([401, 'auth.code_invalid']);
  const { recovery_codes: fresh } = renewed.json<{ recovery_codes: string[] }>();
  const removed = await api.call('DELETE', `${SECURITY}/passkeys/${id}`, { ...password, code: fresh[0] }, { token });
  expect(removed.statusCode).toBe(204);
});

it('refuses the passkey of another account, and a response that was used', async () => {
  const { token, id, device } = await setUp();
  const other = await api.login('sales@arbora.example');
  const foreign = passkeyDevice(ORIGIN);
  const options = await api.call('POST', `${SECURITY}/passkeys/begin`, password, { token: other });
  const created = foreign.create(options.json());
  await api.call('POST', `${SECURITY}/passkeys`, { passkey: created, name: 'Cizí' }, { token: other });
  const remove = (passkey: object) =>
    api.call('DELETE', `${SECURITY}/passkeys/${id}`, { ...password, passkey }, { token });
  expect(outcome(await remove(foreign.get(await challenge())))).toEqual([401, 'auth.passkey_invalid']);
  const used = device.get(await challenge());
  const ended = await api.call('DELETE', '/api/auth/user/sessions', { passkey: used }, { token });
  expect(ended.statusCode).toBe(204);
  expect(outcome(await remove(used))).toEqual([410, 'auth.challenge_expired']);
});

it('allows ten attempts an hour', async () => {
  const { token, secret } = await setUp();
  const renew = (code: string) => api.call('POST', `${SECURITY}/recovery_codes`, { ...password, code }, { token });
  await api.database.asOwner('delete from app_private.rate_limit_hit');
  for (let count = 0; count < 10; count++) expect((await renew('000000')).statusCode).toBe(401);
  expect(outcome(await renew(codeOf(secret)))).toEqual([429, 'auth.rate_limited']);
});
