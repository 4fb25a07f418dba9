import { ERROR_STATUS } from '@arbora/domain';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { testApp, type TestApp } from '../../tests/app';
import { hostileRequests, type HostileCaller, type HostileRequest } from '../../tests/hostile/data-requests';
import { IS_WHOLE } from '../../tests/samples';
import type { ApiDeclaration } from './declaration';
import { loadCatalog } from './load-catalog';
import { atRestApi, restApi } from './resources/declarations';
import { MAX_BYTES } from './sql/bounded-list';

/** The same seed produces the same requests. */
const SEED = 20_261_121;
const REQUESTS = IS_WHOLE ? 10_000 : 3000;
const BATCH = 8;

let site: TestApp;
let tokens: Partial<Record<HostileCaller, string>>;
beforeAll(async () => {
  site = await testApp();
  tokens = {
    customer: await site.tokenFor('customer@arbora.example'),
    sales: await site.tokenFor('sales@arbora.example'),
    editor: await site.tokenFor('editor@arbora.example'),
    admin: await site.tokenFor('admin@arbora.example'),
    forged: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoicG9zdGdyZXMifQ.',
  };
}, 60_000);
afterAll(() => site.close());

/**
 * Strings that no response may contain: our code, generated SQL and undeclared names. A syntax error in a statement is
 * among them, as it would mean that a caller injected a part of it.
 */
const INTERNALS =
  /node_modules|\.[jt]s:\d|set_config|json_agg|json_to_recordset|request\.jwt|app_private|arbora_service|at or near|password_hash|pg_catalog\./;
const STABLE_CODE = /^(PGRST\d{3}|[0-9A-Z]{5})$/;

/** Returns a description of the problem with a response, or null if the response is acceptable. */
function problemWith(answer: LightMyRequestResponse, { target, body }: Pick<HostileRequest, 'target' | 'body'>) {
  if (answer.statusCode >= 500) return `status ${answer.statusCode}: ${answer.body}`;
  if (Buffer.byteLength(answer.body) > MAX_BYTES * 1.01) return `of ${answer.body.length} characters`;
  if (answer.statusCode < 400 || answer.body === '') return null;
  let refusal: { code?: unknown; message?: unknown };
  try {
    refusal = answer.json();
  } catch {
    return `not JSON: ${answer.body.slice(0, 200)}`;
  }
  const { code } = refusal;
  if (typeof code !== 'string' || !(code in ERROR_STATUS || STABLE_CODE.test(code))) return `no code: ${answer.body}`;
  const leak = INTERNALS.exec(answer.body)?.[0];
  const isEcho = leak !== undefined && (target.includes(leak) || (body?.toString().includes(leak) ?? false));
  return leak === undefined || isEcho ? null : `tells of ${leak}: ${answer.body}`;
}

function send(prefix: string, { method, target, as, headers, body }: HostileRequest): Promise<LightMyRequestResponse> {
  const token = tokens[as];
  const hasBody = body !== undefined && !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const options: InjectOptions = {
    method,
    url: `${prefix}/${target}`,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(hasBody ? { payload: body } : {}),
  };
  return site.app.inject(options);
}

test.each([
  ['/api/rest', restApi, REQUESTS],
  ['/api/at-rest', atRestApi, REQUESTS / 20],
] as const)(
  'no request to %s causes a failure or reveals internals',
  async (prefix, declaration: ApiDeclaration, count) => {
    const { functions } = declaration;
    const { resources, foreignKeys } = await site.database.asService((client) => loadCatalog(client, declaration));
    const columns = Object.fromEntries([...resources].map(([name, one]) => [name, [...one.columns.keys()]]));
    const requests = hostileRequests({
      resources: columns,
      functions: functions.length > 0 ? functions : ['nosuch'],
      relations: foreignKeys,
    });
    const seen = new Map<number, number>();
    const all = fc.sample(requests, { numRuns: count, seed: SEED });
    for (let first = 0; first < all.length; first += BATCH) {
      const batch = all.slice(first, first + BATCH);
      const answers = await Promise.all(batch.map((request) => send(prefix, request)));
      const wrong = answers.flatMap((answer, index) => {
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
        const request = batch[index]!;
        const problem = problemWith(answer, request);
        return problem === null ? [] : [{ request, problem }];
      });
      expect(wrong).toEqual([]);
    }
    // Each status occurs, so the generated requests cover both granted and refused ones.
    for (const status of [200, 400, 401, 403, 404]) expect(seen.get(status) ?? 0).toBeGreaterThan(count / 2000);
  },
  260_000,
);

const anyone = { as: 'admin', headers: { 'content-type': 'application/json' } } as const;

test.each([
  ['one text', Buffer.alloc(10_000_000, 'a')],
  ['one long list', Buffer.from(`[${'{"title":"x"},'.repeat(700_000)}{"title":"x"}]`)],
  ['one deep list', Buffer.from('['.repeat(10_000_000))],
  ['no text at all', Buffer.alloc(10_000_000, 0xff)],
])('a body of ten megabytes, %s, is too large', async (_what, body) => {
  for (const method of ['POST', 'PATCH', 'PUT'] as const) {
    const answer = await send('/api/rest', { ...anyone, method, target: 'booking_event?id=eq.1', body });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'request.too_large']);
  }
});

test.each([10, 11, 50, 400])('conditions %i levels deep are answered or refused', async (depth) => {
  const target = `booking_event?or=${'(or'.repeat(depth - 1)}(id.is.null,title.eq.x)${')'.repeat(depth - 1)}&select=id`;
  const answer = await send('/api/rest', { ...anyone, method: 'GET', target, body: undefined });
  expect([answer.statusCode, problemWith(answer, { target, body: undefined })]).toEqual([
    depth <= 10 ? 200 : 400,
    null,
  ]);
});

test.each([
  ['a thousand conditions', `or=(${Array.from({ length: 1000 }, () => 'id.is.null').join(',')})`],
  ['a thousand parameters', Array.from({ length: 600 }, () => 'id=is.null').join('&')],
  ['a thousand columns', `select=${Array.from({ length: 1000 }, () => 'id').join(',')}`],
  ['thirty embedded levels', `select=${'booking_event_slot(booking_event('.repeat(15)}id${'))'.repeat(15)}`],
])('%s are refused', async (_what, query) => {
  const target = `booking_event?${query}`;
  const answer = await send('/api/rest', { ...anyone, method: 'GET', target, body: undefined });
  expect([answer.statusCode, problemWith(answer, { target, body: undefined })]).toEqual([
    query.length > 8100 ? 414 : 400,
    null,
  ]);
});

test.each([
  "title=eq.'; drop table booking_event; --",
  'title=in.("\'); select 1; --")',
  'select=id:"a"" from pg_roles; --"',
  'select="id"":text"',
  'order=id;drop table x',
  'select=id::text); select 1; --',
  'title=fts(english); select 1).x',
])('a value or name stays a single token: %s', async (query) => {
  const { statusCode } = await site.app.inject({ method: 'GET', url: `/api/rest/booking_event?${encodeURI(query)}` });
  expect([200, 400]).toContain(statusCode);
  expect(await site.database.asOwner("select to_regclass('booking_event') is not null as there")).toEqual([
    { there: true },
  ]);
});
