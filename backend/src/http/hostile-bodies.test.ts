import { ERROR_STATUS } from '@arbora/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { testApp, type TestApp } from '../../tests/app';
import { bodiesNear } from '../../tests/hostile/schema-bodies';
import { errorsOf } from '../docs/describe-route';
import { jsonSchemaOf } from '../docs/json-schema';
import type { ApiRoute } from '../docs/openapi';

const SEED = 20_261_121;
const RUNS = 60;
const INTERNALS = /node_modules|\.[jt]s:\d|app_private|arbora_service|at or near|password_hash|select |\$1/;

let site: TestApp;
let tokens: (string | undefined)[];
beforeAll(async () => {
  site = await testApp();
  tokens = [
    undefined,
    await site.tokenFor('customer@arbora.example'),
    await site.tokenFor('editor@arbora.example'),
    await site.tokenFor('admin@arbora.example'),
  ];
}, 60_000);
afterAll(() => site.close());

function methodsOf({ method }: ApiRoute): string[] {
  return [method].flat().filter((one) => one !== 'HEAD' && one !== 'OPTIONS');
}

/** What is wrong with the answer to a body; null when it is as it has to be. */
async function complaint(route: ApiRoute, method: string, token: string | undefined, body: unknown, url: string) {
  const answer = await site.app.inject({
    method: method as 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { statusCode } = answer;
  if (statusCode >= 500) return `${statusCode} ${answer.body}`;
  const schema = route.schema?.body as v.GenericSchema | undefined;
  if (statusCode < 400) {
    const passes = schema === undefined || v.safeParse(schema, body).success;
    return passes ? null : `${statusCode} for a body that is not valid`;
  }
  const { code = '' } = answer.json<{ code?: string }>();
  if (!(code in ERROR_STATUS)) return `no code: ${answer.body}`;
  if (!errorsOf(route).has(code as keyof typeof ERROR_STATUS)) return `${code} is not among the errors of its schema`;
  const leak = INTERNALS.exec(answer.body)?.[0];
  return leak === undefined || JSON.stringify(body ?? '').includes(leak) ? null : `tells of ${leak}: ${answer.body}`;
}

test('whatever body a route is sent, it is answered or refused by a code of its own', async () => {
  const routes = site.app.apiRoutes.filter(({ schema }) => schema?.body !== undefined);
  expect(routes.length).toBeGreaterThan(15);
  const wrong: unknown[] = [];
  for (const route of routes) {
    const bodies = fc.sample(bodiesNear(jsonSchemaOf(route.schema?.body)), { numRuns: RUNS, seed: SEED });
    for (const method of methodsOf(route)) {
      for (const [index, body] of bodies.entries()) {
        const url = route.url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
        const problem = await complaint(route, method, tokens[index % tokens.length], body, url);
        if (problem !== null) wrong.push({ route: `${method} ${route.url}`, problem, body });
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
}, 120_000);

const ODD = [
  '',
  '%00',
  '%20',
  '..%2f..%2fetc%2fpasswd',
  "'",
  'x'.repeat(90),
  '00000000-0000-4000-8000-00000000000g',
  '%F0%9F%92%A3',
];

test('whatever stands in an address, it is answered or refused by a code of its own', async () => {
  const wrong: unknown[] = [];
  for (const route of site.app.apiRoutes.filter(({ url }) => !url.includes('*'))) {
    for (const method of methodsOf(route)) {
      for (const [index, odd] of ODD.entries()) {
        const path = route.url.replace(/:\w+/g, odd);
        const url = `${path}?id=${odd}&w=${odd}&${odd}=1&id=2`;
        const body = route.schema?.body === undefined ? undefined : {};
        const problem = await complaint(route, method, tokens[index % tokens.length], body, url);
        if (problem !== null && !problem.startsWith('not_found')) wrong.push({ route: `${method} ${url}`, problem });
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
}, 120_000);
