import { PRODUCT } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { json, externalService } from '../../tests/external-service';
import { CLOCK_TOLERANCE_MS } from './own-tokens';
import { signature } from './signature';

const SECRET = 'a secret of this test';
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await testApp({ config: { ottSecret: SECRET } });
  two = await testApp({ database: one.database, config: { ottSecret: SECRET } });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

let clock = Date.now();
const signedRequest = (timestamp = clock++, secret = SECRET, app_id: string = PRODUCT) => ({
  app_id,
  timestamp,
  signature: signature(secret, app_id, timestamp),
});
const issue = (body: object, instance = one) => instance.call('POST', '/api/ott', body);
const verify = (token: string, instance = one) => instance.call('POST', '/api/ott/verify', { token });
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];

describe('a one-time token', () => {
  it('is issued for a signed request and works once, on whichever instance', async () => {
    const issued = await issue(signedRequest());
    expect(issued.statusCode).toBe(201);
    const { token, expires_at } = issued.json<{ token: string; expires_at: string }>();
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
    const first = await verify(token, two);
    expect([first.statusCode, first.json()]).toEqual([200, { app_id: PRODUCT }]);
    expect(outcome(await verify(token))).toEqual([401, 'ott.token_invalid']);
  });

  it('works for one of many concurrent uses', async () => {
    const { token } = (await issue(signedRequest())).json<{ token: string }>();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => verify(token, n % 2 ? one : two)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('expires after a minute', async () => {
    const { token } = (await issue(signedRequest())).json<{ token: string }>();
    await one.database.asOwner(
      `update app_private.one_time_token
       set created_at = created_at - interval '61 seconds', expires_at = expires_at - interval '61 seconds'
       where used_at is null`,
    );
    expect(outcome(await verify(token))).toEqual([401, 'ott.token_invalid']);
  });

  it('is stored as a hash only', async () => {
    const { token } = (await issue(signedRequest())).json<{ token: string }>();
    const [found] = await one.database.asOwner<{ dump: string }>(
      "select string_agg(t::text, '') as dump from app_private.one_time_token t",
    );
    expect(found?.dump).not.toContain(token);
    expect(found?.dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});

describe('a signed request', () => {
  it('is accepted once; a replay is refused, also with the signature in upper case or at another instance', async () => {
    const body = signedRequest();
    expect((await issue(body)).statusCode).toBe(201);
    for (const again of [body, { ...body, signature: body.signature.toUpperCase() }]) {
      expect(outcome(await issue(again, two))).toEqual([409, 'ott.replayed']);
    }
    const other = signedRequest();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => issue(other, n % 2 ? one : two)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it.each([
    ['an hour old', -3_600_000],
    ['more than a minute old', -CLOCK_TOLERANCE_MS - 5000],
    ['ahead of time', CLOCK_TOLERANCE_MS + 60_000],
  ])('%s is refused', async (_age, offset) => {
    expect(outcome(await issue(signedRequest(Date.now() + offset)))).toEqual([401, 'ott.timestamp_stale']);
  });

  it.each([
    ['with another secret', () => signedRequest(Date.now(), 'another secret')],
    ['of another application', () => signedRequest(Date.now(), SECRET, 'elsewhere')],
    ['whose timestamp was changed', () => ({ ...signedRequest(), timestamp: Date.now() + 1000 })],
  ])('%s is refused', async (_what, body) => {
    expect(outcome(await issue(body()))).toEqual([401, 'ott.signature_invalid']);
  });

  it.each([
    [{ signature: 'x' }, { signature: 'invalid' }],
    [{ timestamp: '1' }, { timestamp: 'invalid' }],
    [{ timestamp: 1.5 }, { timestamp: 'invalid' }],
    [{ app_id: '' }, { app_id: 'required' }],
    [{ more: 1 }, { more: 'invalid' }],
  ])('is refused if malformed: %j', async (change, fields) => {
    const answer = await issue({ ...signedRequest(), ...change });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });
});

it('tokens are unavailable without a secret', async () => {
  const closed = await testApp({ database: one.database, config: { ottSecret: null, logLevel: 'silent' } });
  expect(outcome(await issue(signedRequest(), closed))).toEqual([503, 'unavailable']);
  expect(outcome(await verify('x', closed))).toEqual([503, 'unavailable']);
  await closed.close();
});

describe('with an external service', () => {
  it('forwards requests and tokens, and returns its refusals', async () => {
    const service = await externalService();
    const external = {
      aresUrl: null,
      consentUrl: null,
      ipUrl: null,
      ottUrl: `${service.url}/tokens`,
      paymentQrUrl: null,
    };
    const app = await testApp({
      database: one.database,
      config: { external, ottSecret: null, logLevel: 'silent' },
    });
    const token = { token: 'from-elsewhere', expires_at: '2026-11-21T22:00:00Z' };
    service.answer(json(201, token));
    const body = signedRequest();
    const issued = await issue(body, app);
    expect([issued.statusCode, issued.json()]).toEqual([201, token]);
    service.answer(json(200, { app_id: PRODUCT }));
    expect((await verify('from-elsewhere', app)).json()).toEqual({ app_id: PRODUCT });
    expect(service.seen.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['POST', '/tokens', body],
      ['POST', '/tokens/verify', { token: 'from-elsewhere' }],
    ]);
    service.answer(json(409, {}));
    expect(outcome(await issue(signedRequest(), app))).toEqual([409, 'ott.replayed']);
    service.answer(json(401, {}));
    expect(outcome(await issue(signedRequest(), app))).toEqual([401, 'ott.signature_invalid']);
    expect(outcome(await verify('used', app))).toEqual([401, 'ott.token_invalid']);
    for (const broken of [
      json(500, {}),
      json(429, {}),
      json(200, { nothing: true }),
      json(302, {}, { location: '/' }),
    ]) {
      service.answer(broken);
      expect(outcome(await issue(signedRequest(), app))).toEqual([503, 'unavailable']);
    }
    await service.close();
    expect(outcome(await issue(signedRequest(), app))).toEqual([503, 'unavailable']);
    await app.close();
  });
});
