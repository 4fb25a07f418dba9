import { DEMO_PASSWORD, PRODUCT, type AccountSecurity } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { passkeyDevice } from '../../../tests/passkey-device';

const ORIGIN = 'http://localhost:8080';
const EMAIL = 'customer@arbora.example';
const SECURITY = '/api/auth/user/security';
const LOGIN = '/api/auth/login/passkey';
const password = { password: DEMO_PASSWORD };

let api: TestApp;
beforeAll(async () => void (api = await testApp({ config: { publicOrigin: ORIGIN } })));
afterEach(async () => {
  for (const table of ['passkey', 'passkey_challenge', 'recovery_code', 'auth_log', 'rate_limit_hit'])
    await api.database.asOwner(`delete from app_private.${table}`);
});
afterAll(() => api.close());

type Device = ReturnType<typeof passkeyDevice>;

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];
const events = async () =>
  (await api.database.asOwner<{ event: string }>('select event from app_private.auth_log order by id')).map(
    ({ event }) => event,
  );
async function begin(token: string, factor: object = {}) {
  return (await api.call('POST', `${SECURITY}/passkeys/begin`, { ...password, ...factor }, { token })).json();
}
async function add(token: string, device: Device, name = 'Telefon', factor: object = {}) {
  const passkey = device.create(await begin(token, factor));
  return api.call('POST', `${SECURITY}/passkeys`, { passkey, name }, { token });
}
async function setUp(email = EMAIL) {
  const device = passkeyDevice(ORIGIN);
  const token = await api.login(email);
  const { recovery_codes: codes } = (await add(token, device)).json<{ recovery_codes: string[] }>();
  return { device, token, codes };
}
const read = async (token: string) => (await api.call('GET', SECURITY, undefined, { token })).json<AccountSecurity>();
const challenge = async () => (await api.call('POST', `${LOGIN}/begin`)).json<{ challenge: string; rpId: string }>();
const enter = (passkey: object) => api.call('POST', LOGIN, { passkey, cookie: false });

describe('passkeys of an account', () => {
  it('are added with the password, named, renamed and removed', async () => {
    const { device, token, codes } = await setUp();
    expect(codes).toHaveLength(10);
    const [phone] = (await read(token)).passkeys;
    expect(phone).toMatchObject({ name: 'Telefon', last_used_at: null, is_synced: false });
    const renamed = await api.call('PATCH', `${SECURITY}/passkeys/${phone?.id}`, { name: 'Tablet' }, { token });
    expect(renamed.statusCode).toBe(204);
    expect((await add(token, passkeyDevice(ORIGIN), 'Klíčenka', { code: codes[0] })).json()).toEqual({
      recovery_codes: null,
    });
    expect((await read(token)).passkeys.map(({ name }) => name)).toEqual(['Klíčenka', 'Tablet']);
    for (const { id } of (await read(token)).passkeys) {
      const signed = device.get(await challenge());
      const factor = id === phone?.id ? { passkey: signed } : { code: codes[1] };
      const gone = await api.call('DELETE', `${SECURITY}/passkeys/${id}`, { ...password, ...factor }, { token });
      expect(gone.statusCode).toBe(204);
    }
    expect(await read(token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect(await events()).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed']));
    const mails = await api.database.asOwner<{ change: string }>(
      "select payload ->> 'change' as change from app_private.mail where kind = 'security-changed' and recipient = $1",
      [EMAIL],
    );
    expect(mails.map(({ change }) => change).sort()).toEqual([
      'passkey_added',
      'passkey_added',
      'passkey_removed',
      'passkey_removed',
    ]);
  });

  it('are not added without the password, for another site, or with the challenge of another account', async () => {
    const token = await api.login(EMAIL);
    const wrong = await api.call('POST', `${SECURITY}/passkeys/begin`, { password: 'buk' }, { token });
    expect(outcome(wrong)).toEqual([401, 'auth.bad_credentials']);
    expect(outcome(await add(token, passkeyDevice('https://evil.example')))).toEqual([401, 'auth.passkey_invalid']);
    const passkey = passkeyDevice(ORIGIN).create(await begin(await api.login('sales@arbora.example')));
    const stolen = await api.call('POST', `${SECURITY}/passkeys`, { passkey, name: 'x' }, { token });
    expect(outcome(stolen)).toEqual([410, 'auth.challenge_expired']);
    expect((await read(token)).passkeys).toEqual([]);
  });

  it('belong to exactly one account each', async () => {
    const { device, token } = await setUp();
    const other = await api.login('sales@arbora.example');
    expect(outcome(await add(other, device))).toEqual([401, 'auth.passkey_invalid']);
    const id = (await read(token)).passkeys[0]?.id;
    const renamed = await api.call('PATCH', `${SECURITY}/passkeys/${id}`, { name: 'x' }, { token: other });
    const removed = await api.call('DELETE', `${SECURITY}/passkeys/${id}`, password, { token: other });
    expect([renamed.statusCode, removed.statusCode]).toEqual([404, 404]);
  });

  it('are not offered on sites where browsers do not support them', async () => {
    const ipSite = await testApp({ database: api.database, config: { publicOrigin: 'https://192.0.2.1' } });
    const token = await ipSite.login(EMAIL);
    const security = (await ipSite.call('GET', SECURITY, undefined, { token })).json<AccountSecurity>();
    expect(security.is_passkey_offered).toBe(false);
    expect((await ipSite.call('POST', `${LOGIN}/begin`)).statusCode).toBe(404);
    await ipSite.close();
  });
});

describe('a login by passkey', () => {
  it('counts as both factors, and needs no user name', async () => {
    const { device, token } = await setUp();
    const asked = await challenge();
    expect(asked.rpId).toBe('localhost');
    const answer = await enter(device.get(asked));
    expect(answer.json()).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    const [passkey] = (await read(token)).passkeys;
    expect(passkey?.last_used_at).not.toBeNull();
    expect(await events()).toContain('login');
  });

  it('uses up its challenge even on failure, and only within ten minutes', async () => {
    const { device } = await setUp();
    const asked = await challenge();
    const right = device.get(asked);
    const wrong = {
      ...right,
      response: { ...right.response, signature: device.get(await challenge()).response.signature },
    };
    expect(outcome(await enter(wrong))).toEqual([401, 'auth.passkey_invalid']);
    expect(outcome(await enter(right))).toEqual([410, 'auth.challenge_expired']);
    const late = await challenge();
    await api.database.asOwner(
      `update app_private.passkey_challenge
       set created_at = now() - interval '11 minutes', expires_at = now() - interval '1 minute'`,
    );
    expect(outcome(await enter(device.get(late)))).toEqual([410, 'auth.challenge_expired']);
    const invented = { challenge: 'aW52ZW50ZWQ' };
    expect(outcome(await enter(device.get(invented)))).toEqual([410, 'auth.challenge_expired']);
  });

  it('is refused to a cloned passkey with a lower signature counter', async () => {
    const { device } = await setUp();
    expect((await enter(device.get(await challenge()))).statusCode).toBe(200);
    device.rewind();
    expect(outcome(await enter(device.get(await challenge())))).toEqual([401, 'auth.passkey_invalid']);
    expect(await events()).toContain('passkey_refused');
  });

  it('is refused to an unknown or removed passkey, another site, and a person who was not verified', async () => {
    const { device, token, codes } = await setUp();
    const PRESENT_ONLY = 0x01;
    const refused = [passkeyDevice(ORIGIN).get(await challenge()), device.get(await challenge(), PRESENT_ONLY)];
    const { passkeys } = await read(token);
    for (const passkey of refused) expect(outcome(await enter(passkey))).toEqual([401, 'auth.passkey_invalid']);
    const path = `${SECURITY}/passkeys/${passkeys[0]?.id}`;
    expect((await api.call('DELETE', path, { ...password, code: codes[0] }, { token })).statusCode).toBe(204);
    expect(outcome(await enter(device.get(await challenge())))).toEqual([401, 'auth.passkey_invalid']);
  });

  it('is refused to a blocked person', async () => {
    const { device } = await setUp('jobs@arbora.example');
    await api.database.asOwner(`update auth_person set is_blocked = true where email = 'jobs@arbora.example'`);
    expect(outcome(await enter(device.get(await challenge())))).toEqual([403, 'auth.blocked']);
  });

  it('is required after the password from then on, alternatively a recovery code', async () => {
    const { codes } = await setUp();
    const body = { username: EMAIL, password: DEMO_PASSWORD, bucket_id: PRODUCT };
    const answer = await api.call('POST', '/api/auth/login', body);
    expect(outcome(answer)).toEqual([401, 'auth.second_factor_required']);
    const { challenge: step, methods } = answer.json<{ details: { challenge: string; methods: string[] } }>().details;
    expect(methods).toEqual(['passkey', 'recovery']);
    const entered = await api.call('POST', '/api/auth/login/second_factor', { challenge: step, code: codes[0] });
    expect(entered.statusCode).toBe(200);
  });
});
