import { randomUUID } from 'node:crypto';
import { PRODUCT, ROLE } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { until } from '../../tests/until';
import type { ApiRoute } from '../docs/openapi';

let site: TestApp;
let customer: { id: string; token: string };
beforeAll(async () => {
  site = await testApp({ config: { logLevel: 'silent' } });
  const { sub: id } = await site.database.claimsOf('customer@arbora.example');
  customer = { id, token: await site.tokenFor('customer@arbora.example', ROLE.customer) };
});
afterAll(() => site.close());

interface Event {
  event: string;
  person_id: string | null;
  address: string;
  route: string;
  code: string;
  count: number;
}

const events = () =>
  site.database.asOwner<Event>(
    `select event, person_id, host(address) as address, details ->> 'route' as route, details ->> 'code' as code,
       (details ->> 'count')::int as count
     from app_private.auth_log where event in ('access_refused', 'limit_exceeded') order by id`,
  );

/** Routes that refuse a customer, with each of their methods. */
function refusedRoutes(): { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string }[] {
  const isForStaff = ({ config }: ApiRoute) =>
    Array.isArray(config?.access) && !config.access.includes(ROLE.customer) && !config.access.includes(ROLE.anon);
  return site.app.apiRoutes
    .filter(isForStaff)
    .flatMap(({ method, url }) => [method].flat().map((one) => ({ method: one as 'GET', url })))
    .filter(({ method }) => ['GET', 'POST', 'PATCH', 'DELETE'].includes(method));
}

const addressOf = (url: string) => url.replaceAll(/:[a-zA-Z_]+/g, randomUUID());

it('logs one event for each route that refuses a person, however often', async () => {
  const routes = refusedRoutes();
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, url } of [...routes, ...routes]) {
    const answer = await site.call(method, addressOf(url), method === 'GET' ? undefined : {}, {
      token: customer.token,
    });
    expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
  }
  await until(async () => (await events()).length >= routes.length);
  const logged = await events();
  const wanted = routes.map(({ method, url }) => `${method} ${url}`);
  expect(logged.map(({ route }) => route).sort()).toEqual(wanted.sort());
  expect(new Set(logged.map(({ person_id }) => person_id))).toEqual(new Set([customer.id]));
  expect(logged[0]).toMatchObject({ event: 'access_refused', code: 'auth.forbidden', count: 1 });
});

it('names the table that the data service refused', async () => {
  await site.call('GET', '/api/rest/quote?limit=1', undefined, { from: '10.0.0.1' });
  await site.call('GET', '/api/rest/quote?limit=2', undefined, { from: '10.0.0.1' });
  await until(async () => (await events()).some(({ address }) => address === '10.0.0.1'));
  expect((await events()).filter(({ address }) => address === '10.0.0.1')).toEqual([
    {
      event: 'access_refused',
      person_id: null,
      address: '10.0.0.1',
      route: 'GET /api/rest/quote',
      code: '42501',
      count: 1,
    },
  ]);
});

it('logs an exceeded limit once per address', async () => {
  const ask = (from: string) =>
    site.call('POST', '/api/auth/user/exists', { bucket_id: PRODUCT, email: 'x@y.example' }, { from });
  let last = await ask('10.0.0.2');
  for (let n = 0; n < 200 && last.statusCode !== 429; n++) last = await ask('10.0.0.2');
  expect((await ask('10.0.0.2')).statusCode).toBe(429);
  await until(async () => (await events()).some(({ address }) => address === '10.0.0.2'));
  expect((await events()).filter(({ address }) => address === '10.0.0.2')).toMatchObject([
    { event: 'limit_exceeded', route: 'POST /api/auth/user/exists', code: 'request.limited' },
  ]);
});

it('logs one event over all instances', async () => {
  const other = await testApp({ database: site.database, config: { logLevel: 'silent' } });
  const ask = (app: TestApp) => app.call('GET', '/api/rest/quote?limit=1', undefined, { from: '10.0.0.3' });
  await ask(site);
  await until(async () => (await events()).some(({ address }) => address === '10.0.0.3'));
  await ask(other);
  await other.close();
  expect((await events()).filter(({ address }) => address === '10.0.0.3')).toHaveLength(1);
});

it('does not log expired tokens, which clients refresh', async () => {
  const claims = await site.database.claimsOf('customer@arbora.example');
  const token = await site.tokenFor({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 });
  const expired = await site.call('GET', '/api/auth/user/sessions', undefined, { token, from: '10.0.0.4' });
  expect(expired.json<{ code: string }>().code).toBe('auth.token_expired');
  await site.call('GET', '/api/auth/user/sessions', undefined, { from: '10.0.0.4' });
  await until(async () => (await events()).some(({ address }) => address === '10.0.0.4'));
  expect((await events()).filter(({ address }) => address === '10.0.0.4')).toMatchObject([
    { code: 'auth.login_required', count: 1 },
  ]);
});

it('counts every refusal by its code', async () => {
  const read = async () => {
    const { body } = await site.call('GET', '/metrics');
    return Number(/arbora_refused_total{code="auth.forbidden"} (\d+)/.exec(body)?.[1] ?? 0);
  };
  const before = await read();
  for (let n = 0; n < 3; n++) await site.call('GET', '/api/mail/dead', undefined, { token: customer.token });
  expect(await read()).toBe(before + 3);
});
