import { PRODUCT, type ConsentRecord } from '@arbora/domain';
import { testApp, type CallOptions, type TestApp } from '../../tests/app';
import { json, externalService, type ExternalService } from '../../tests/external-service';

let one: TestApp;
let two: TestApp;
let service: ExternalService;
beforeAll(async () => {
  one = await testApp();
  two = await testApp({ database: one.database, config: { trustProxy: 1 } });
  service = await externalService();
});
afterAll(async () => {
  await service.close();
  await two.close();
  await one.close();
});

const NOWHERE = { aresUrl: null, consentUrl: null, ipUrl: null, ottUrl: null, paymentQrUrl: null };
const RECORD: ConsentRecord = {
  ip_address: '10.0.0.1',
  is_consent_given: true,
  host: 'arbora.test:8080',
  cookies: 'app_support|ga-gtm',
  user_agent: 'A browser',
  app: PRODUCT,
  auth_person: null,
};
const send = (change: object = {}, options: CallOptions = {}, instance = one) =>
  instance.call('POST', '/api/consent/cookie_consent', { ...RECORD, ...change }, { from: '10.0.0.1', ...options });
const latest = async () => {
  const [row] = await one.database.asOwner(
    `select host(ip_address) as ip_address, ip_agrees, is_consent_given, host, cookies, user_agent, app, auth_person
     from app_private.cookie_consent order by created_at desc limit 1`,
  );
  return row;
};

describe('POST /api/consent/cookie_consent', () => {
  it('a consent is recorded', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.body]).toEqual([201, '']);
    expect(await latest()).toEqual({ ...RECORD, ip_agrees: true });
  });

  it('the address of the connection is recorded, and whether the submitted one matches it', async () => {
    expect((await send({ ip_address: '203.0.113.9' })).statusCode).toBe(201);
    expect(await latest()).toMatchObject({ ip_address: '10.0.0.1', ip_agrees: false });
    await send({ ip_address: '10.0.0.1' }, { from: '::ffff:10.0.0.1' });
    expect(await latest()).toMatchObject({ ip_address: '10.0.0.1', ip_agrees: true });
    await send({ ip_address: '2001:DB8:0::1' }, { from: '2001:db8::1' });
    expect(await latest()).toMatchObject({ ip_address: '2001:db8::1', ip_agrees: true });
  });

  it('the person is recorded only with their access token', async () => {
    const { sub } = await one.database.claimsOf('customer@arbora.example');
    await send({ auth_person: sub });
    expect(await latest()).toMatchObject({ auth_person: null });
    await send({ auth_person: sub }, { token: await one.tokenFor('editor@arbora.example') });
    expect(await latest()).toMatchObject({ auth_person: null });
    await send({ auth_person: sub }, { token: await one.tokenFor('customer@arbora.example') });
    expect(await latest()).toMatchObject({ auth_person: sub });
  });

  it.each([
    [{ ip_address: 'nowhere' }, { ip_address: 'invalid' }],
    [{ ip_address: '' }, { ip_address: 'required' }],
    [{ is_consent_given: 'yes' }, { is_consent_given: 'required' }],
    [{ host: 'x'.repeat(256) }, { host: 'too_long' }],
    [{ cookies: 'x'.repeat(2001) }, { cookies: 'too_long' }],
    [{ user_agent: 'x'.repeat(1001) }, { user_agent: 'too_long' }],
    [{ app: 'elsewhere' }, { app: 'invalid' }],
    [{ auth_person: 'me' }, { auth_person: 'invalid' }],
    [{ more: 1 }, { more: 'invalid' }],
  ])('%j is refused', async (change, fields) => {
    const answer = await send(change);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });

  it('consents are rate limited by address, across instances', async () => {
    await one.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'consent', '10.0.0.2' from generate_series(1, 599)",
    );
    expect((await send({}, { from: '10.0.0.2' })).statusCode).toBe(201);
    for (const instance of [one, two]) expect((await send({}, { from: '10.0.0.2' }, instance)).statusCode).toBe(429);
  });

  it('a consent is forwarded to a configured consent server, with the address that it came from', async () => {
    const config = {
      external: { ...NOWHERE, consentUrl: `${service.url}/cookie_consent` },
      logLevel: 'silent',
    } as const;
    const app = await testApp({ database: one.database, config });
    const before = await one.database.asOwner('select from app_private.cookie_consent');
    service.answer(json(201, {}));
    expect((await send({ ip_address: '203.0.113.9' }, {}, app)).statusCode).toBe(201);
    const { method, url, body } = service.seen.at(-1) ?? { method: '', url: '', body: '' };
    expect([method, url, JSON.parse(body)]).toEqual(['POST', '/cookie_consent', RECORD]);
    service.answer(json(400, {}));
    const refused = await send({}, {}, app);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect(await one.database.asOwner('select from app_private.cookie_consent')).toHaveLength(before.length);
    await app.close();
  });
});

describe('GET /api/ip', () => {
  const ip = (instance: TestApp, options: CallOptions) => instance.call('GET', '/api/ip', undefined, options);
  const forwarded = { 'x-forwarded-for': '203.0.113.5' };

  it('the address of the connection is returned as text', async () => {
    const answer = await ip(one, { from: '198.51.100.7' });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '198.51.100.7',
    ]);
    expect((await ip(one, { from: '::ffff:198.51.100.7' })).body).toBe('198.51.100.7');
    expect((await ip(one, { from: '2001:db8::1' })).body).toBe('2001:db8::1');
  });

  it('a proxy’s header is trusted only if configured', async () => {
    expect((await ip(one, { from: '198.51.100.7', headers: forwarded })).body).toBe('198.51.100.7');
    expect((await ip(two, { from: '198.51.100.7', headers: forwarded })).body).toBe('203.0.113.5');
  });

  it.each([
    ['unknown', '198.51.100.7'],
    ['', '198.51.100.7'],
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ])('a proxy’s header %j is read as %s, for consents too', async (header, address) => {
    const options = { from: '198.51.100.7', headers: { 'x-forwarded-for': header } };
    expect((await ip(two, options)).body).toBe(address);
    expect((await send({ ip_address: address }, options, two)).statusCode).toBe(201);
    expect(await latest()).toMatchObject({ ip_address: address, ip_agrees: true });
  });

  it('the address is that of the external look-up, which fails if it returns no address', async () => {
    const config = { external: { ...NOWHERE, ipUrl: service.url }, logLevel: 'silent' } as const;
    const app = await testApp({ database: one.database, config });
    service.answer((request, response) => void response.end(`${request.headers['x-forwarded-for']}1\n`));
    expect((await ip(app, { from: '198.51.100.7' })).body).toBe('198.51.100.71');
    service.answer((_request, response) => void response.end('<html>'));
    const none = await ip(app, { from: '198.51.100.8' });
    expect([none.statusCode, none.json().code]).toEqual([503, 'unavailable']);
    service.answer((_request, response) => void response.end('198.51.100.9'));
    expect((await ip(app, { from: '198.51.100.8' })).body).toBe('198.51.100.9');
    await app.close();
  });

  it('the look-up is called once per address, and a limited number of times per network', async () => {
    const app = await testApp({ database: one.database, config: { external: { ...NOWHERE, ipUrl: service.url } } });
    let requests = 0;
    service.answer((request, response) => {
      requests += 1;
      response.end(String(request.headers['x-forwarded-for']));
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ip(app, { from: '192.0.2.1' })));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['192.0.2.1']));
    expect(requests).toBe(1);
    let limited = 0;
    for (let host = 1; host <= 25; host += 1) {
      const answer = await ip(app, { from: `2001:db8:7::${host}` });
      if (answer.statusCode === 429) limited += 1;
    }
    expect([requests, limited]).toEqual([21, 5]);
    await app.close();
  });
});
