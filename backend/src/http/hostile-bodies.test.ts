import { ERROR_STATUS } from '@arbora/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { testApp, type TestApp } from '../../tests/app';
import { bodiesNear } from '../../tests/hostile/schema-bodies';
import { IS_WHOLE } from '../../tests/samples';
import { errorsOf } from '../docs/describe-route';
import { jsonSchemaOf } from '../docs/json-schema';
import type { ApiRoute } from '../docs/openapi';

const SEED = 20_261_121;
const RUNS = IS_WHOLE ? 60 : 20;
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

/** Returns a description of the problem with the answer to a body, or null if it is acceptable. */
async function problemWith(route: ApiRoute, method: string, token: string | undefined, body: unknown, url: string) {
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

test('every body sent to a route is answered, or refused with an application error code', async () => {
  const routes = site.app.apiRoutes.filter(({ schema }) => schema?.body !== undefined);
  expect(routes.length).toBeGreaterThan(15);
  const wrong: unknown[] = [];
  for (const route of routes) {
    const bodies = fc.sample(bodiesNear(jsonSchemaOf(route.schema?.body)), { numRuns: RUNS, seed: SEED });
    for (const method of methodsOf(route)) {
      for (const [index, body] of bodies.entries()) {
        const url = route.url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
        const problem = await problemWith(route, method, tokens[index % tokens.length], body, url);
        if (problem !== null) wrong.push({ route: `${method} ${route.url}`, problem, body });
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
}, 120_000);

/** Variants of a body with `odd` in each of its texts, one at a time. */
function withOdd(body: unknown, odd: string): unknown[] {
  if (typeof body === 'string') return [odd, `${body.slice(0, 1)}${odd}${body.slice(1)}`];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    withOdd(value, odd).map((changed) =>
      Array.isArray(body) ? body.with(+key, changed) : { ...body, [key]: changed },
    ),
  );
}

test('a valid body with a lone surrogate or a zero byte in a text is answered or refused', async () => {
  const wrong: unknown[] = [];
  let sent = 0;
  for (const route of site.app.apiRoutes) {
    const schema = route.schema?.body as v.GenericSchema | undefined;
    if (schema === undefined) continue;
    const valid = validBody(schema);
    if (valid === undefined) continue;
    for (const body of ['\ud800', '\u0000'].flatMap((odd) => withOdd(valid, odd))) {
      for (const method of methodsOf(route)) {
        for (const token of IS_WHOLE ? tokens : [tokens[sent % tokens.length]]) {
          sent += 1;
          const url = route.url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
          const problem = await problemWith(route, method, token, body, url);
          if (problem !== null) wrong.push({ route: `${method} ${route.url}`, problem, body });
        }
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(sent).toBeGreaterThan(300);
}, 120_000);

/** The first generated body that a schema accepts, with all optional fields; undefined if none is found soon. */
function validBody(schema: v.GenericSchema): unknown {
  const valid = { email: 'hostile@example.org', password: 'buk lesni javor', new_password: 'buk lesni javor' };
  const bodies = fc.sample(bodiesNear(jsonSchemaOf(schema)), { numRuns: 3000, seed: SEED });
  return bodies
    .map((body) => (isRecord(body) ? { ...body, ...pick(valid, Object.keys(body)) } : body))
    .filter((body) => v.safeParse(schema, body).success)
    .sort((a, b) => Object.keys(b ?? {}).length - Object.keys(a ?? {}).length)[0];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pick(from: Record<string, string>, keys: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

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

test('every URL is answered, or refused with an application error code', async () => {
  const wrong: unknown[] = [];
  for (const route of site.app.apiRoutes.filter(({ url }) => !url.includes('*'))) {
    for (const method of methodsOf(route)) {
      for (const [index, odd] of ODD.entries()) {
        const path = route.url.replace(/:\w+/g, odd);
        const url = `${path}?id=${odd}&w=${odd}&${odd}=1&id=2`;
        const body = route.schema?.body === undefined ? undefined : {};
        const problem = await problemWith(route, method, tokens[index % tokens.length], body, url);
        if (problem !== null && !problem.startsWith('not_found')) wrong.push({ route: `${method} ${url}`, problem });
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
}, 120_000);

test('bytes that are not UTF-8 are refused rather than replaced', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: Buffer.concat([
      Buffer.from('{"bucket_id":"arbora","password":"x","username":"'),
      Buffer.from([0xff]),
      Buffer.from('@arbora.example"}'),
    ]),
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'request.invalid', message: 'the body is not UTF-8' },
  ]);
});
