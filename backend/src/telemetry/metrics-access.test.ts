import { testApp, TEST_ORIGIN, type TestApp } from '../../tests/app';
import { testDatabase, type TestDatabase } from '../../tests/database';

const TOKEN = 'a-token-of-sixteen-or-more';

let database: TestDatabase;
let open: TestApp;
let closed: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  const services = ['auth'];
  open = await testApp({ database, config: { services } });
  closed = await testApp({ database, config: { services, metricsToken: TOKEN } });
  proxied = await testApp({ database, config: { services, trustProxy: 1 } });
});
afterAll(async () => {
  for (const site of [open, closed, proxied]) await site.close();
  await database.close();
});

const ask = async (site: TestApp, from: string, headers: Record<string, string> = {}) =>
  (await site.call('GET', '/metrics', undefined, { from, headers: { host: '10.1.2.3:8080', ...headers } })).statusCode;

describe('without a token', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.7.7', 'fd00::1', 'fe80::1%eth0'])(
    'metrics are readable for %s',
    async (address) => expect(await ask(open, address)).toBe(200),
  );

  it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', '11.0.0.1'])(
    'metrics are not found for %s',
    async (address) => expect(await ask(open, address)).toBe(404),
  );

  it.each([
    [{ 'x-forwarded-for': '203.0.113.7' }],
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ forwarded: 'for=203.0.113.7' }],
    [{ 'x-real-ip': '203.0.113.7' }],
    [{ via: '1.1 proxy' }],
    [{ 'x-forwarded-proto': 'https' }],
    [{ host: new URL(TEST_ORIGIN).host }],
  ])('metrics are not found for a request forwarded by a local proxy with %j', async (headers) => {
    expect(await ask(open, '127.0.0.1', headers)).toBe(404);
    expect(await ask(proxied, '127.0.0.1', headers)).toBe(404);
  });

  it('metrics are readable under the public name of a local site', async () => {
    const local = await testApp({ database, config: { services: ['auth'], publicOrigin: 'http://localhost:8080' } });
    expect(await ask(local, '127.0.0.1', { host: 'localhost:8080' })).toBe(200);
    await local.close();
  });
});

describe('with a token', () => {
  it('metrics are readable with the token from any address', async () => {
    for (const address of ['127.0.0.1', '203.0.113.7'])
      expect(await ask(closed, address, { authorization: `Bearer ${TOKEN}` })).toBe(200);
  });

  it.each([{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }, { authorization: `Basic ${TOKEN}` }])(
    'metrics are not found for %j, even from this machine',
    async (headers) => expect(await ask(closed, '127.0.0.1', headers as Record<string, string>)).toBe(404),
  );
});
