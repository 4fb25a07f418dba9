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
const wish = (timestamp = clock++, secret = SECRET, app_id: string = PRODUCT) => ({
  app_id,
  timestamp,
  signature: signature(secret, app_id, timestamp),
});
const issue = (body: object, instance = one) => instance.call('POST', '/api/ott', body);
const verify = (token: string, instance = one) => instance.call('POST', '/api/ott/verify', { token });
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];

describe('a one-time token', () => {
  it('is issued for a signed request and works once, on whichever instance', async () => {
    const issued = await issue(wish());
    expect(issued.statusCode).toBe(201);
    const { token, expires_at } = issued.json<{ token: string; expires_at: string }>();
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
    const first = await verify(token, two);
    expect([first.statusCode, first.json()]).toEqual([200, { app_id: PRODUCT }]);
    expect(outcome(await verify(token))).toEqual([401, 'ott.token_invalid']);
  });

  it('works for one of many who use it at once', async () => {
    const { token } = (await issue(wish())).json<{ token: string }>();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => verify(token, n % 2 ? one : two)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('ends after a minute', async () => {
    const { token } = (await issue(wish())).json<{ token: string }>();
    await one.database.asOwner(
      `update app_private.one_time_token
       set created_at = created_at - interval '61 seconds', expires_at = expires_at - interval '61 seconds'
       where used_at is null`,
    );
    expect(outcome(await verify(token))).toEqual([401, 'ott.token_invalid']);
  });

  it('is kept as a hash only', async () => {
    const { token } = (await issue(wish())).json<{ token: string }>();
    const [found] = await one.database.asOwner<{ dump: string }>(
      "select string_agg(t::text, '') as dump from app_private.one_time_token t",
    );
    expect(found?.dump).not.toContain(token);
    expect(found?.dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});

describe('a wish', () => {
  it('is good once: replayed, also in other letters or at another instance, it is refused', async () => {
    const body = wish();
    expect((await issue(body)).statusCode).toBe(201);
    for (const again of [body, { ...body, signature: body.signature.toUpperCase() }]) {
      expect(outcome(await issue(again, two))).toEqual([409, 'ott.replayed']);
    }
    const other = wish();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => issue(other, n % 2 ? one : two)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it.each([
    ['an hour old', -3_600_000],
    ['more than a minute old', -CLOCK_TOLERANCE_MS - 5000],
    ['ahead of time', CLOCK_TOLERANCE_MS + 60_000],
  ])('%s is refused', async (_age, offset) => {
    expect(outcome(await issue(wish(Date.now() + offset)))).toEqual([401, 'ott.timestamp_stale']);
  });

  it.each([
    ['with another secret', () => wish(Date.now(), 'another secret')],
    ['of another application', () => wish(Date.now(), SECRET, 'elsewhere')],
    ['whose timestamp was changed', () => ({ ...wish(), timestamp: Date.now() + 1000 })],
  ])('%s is refused', async (_what, body) => {
    expect(outcome(await issue(body()))).toEqual([401, 'ott.signature_invalid']);
  });

  it.each([
    [{ signature: 'x' }, { signature: 'invalid' }],
    [{ timestamp: '1' }, { timestamp: 'invalid' }],
    [{ timestamp: 1.5 }, { timestamp: 'invalid' }],
    [{ app_id: '' }, { app_id: 'required' }],
    [{ more: 1 }, { more: 'invalid' }],
  ])('that is not well formed is refused: %j', async (change, fields) => {
    const answer = await issue({ ...wish(), ...change });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });
});

it('without a secret there are no tokens', async () => {
  const closed = await testApp({ database: one.database, config: { ottSecret: null, logLevel: 'silent' } });
  expect(outcome(await issue(wish(), closed))).toEqual([503, 'unavailable']);
  expect(outcome(await verify('x', closed))).toEqual([503, 'unavailable']);
  await closed.close();
});

describe('with a service of its own', () => {
  it('passes wishes and tokens on and its refusals back', async () => {
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
    const body = wish();
    const issued = await issue(body, app);
    expect([issued.statusCode, issued.json()]).toEqual([201, token]);
    service.answer(json(200, { app_id: PRODUCT }));
    expect((await verify('from-elsewhere', app)).json()).toEqual({ app_id: PRODUCT });
    expect(service.seen.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['POST', '/tokens', body],
      ['POST', '/tokens/verify', { token: 'from-elsewhere' }],
    ]);
    service.answer(json(409, {}));
    expect(outcome(await issue(wish(), app))).toEqual([409, 'ott.replayed']);
    service.answer(json(401, {}));
    expect(outcome(await issue(wish(), app))).toEqual([401, 'ott.signature_invalid']);
    expect(outcome(await verify('used', app))).toEqual([401, 'ott.token_invalid']);
    for (const broken of [
      json(500, {}),
      json(429, {}),
      json(200, { nothing: true }),
      json(302, {}, { location: '/' }),
    ]) {
      service.answer(broken);
      expect(outcome(await issue(wish(), app))).toEqual([503, 'unavailable']);
    }
    await service.close();
    expect(outcome(await issue(wish(), app))).toEqual([503, 'unavailable']);
    await app.close();
  });
});
