import { statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { testApp, type TestApp } from '../../../tests/app';
import { hostileRequests } from '../../../tests/hostile/data-requests';
import { loadCatalog } from '../../rest/load-catalog';
import { restApi } from '../../rest/resources/declarations';
import { readLogFrom } from './server-log';

/** A word in every refused value. */
const MARK = 'markedvalue';
const LOG_ENTRY = /(ERROR|WARNING|DETAIL|HINT|CONTEXT|STATEMENT|QUERY): /;

let site: TestApp;
let log: string;
let begin: number;
beforeAll(async () => {
  site = await testApp();
  const [found] = await site.database.asOwner<{ data_directory: string }>('show data_directory');
  log = path.join(found!.data_directory, '../postgres.log');
});
afterAll(() => site.close());
beforeEach(() => {
  begin = statSync(log).size;
});

/** Other test files use the same server, but none of their refusals may be logged either. */
function expectNothingLogged(): void {
  const added = readLogFrom(log, begin);
  expect(added).not.toMatch(LOG_ENTRY);
  expect(added).not.toContain(MARK);
}

const long = MARK.repeat(600);

test.each([
  ['a value of another type', 'GET', `product_size?id=eq.${long}`, undefined, null],
  ['a table without a grant', 'GET', 'quote?limit=1', undefined, null],
  ['an invalid pattern', 'GET', `product_size?name=match.(${MARK}`, undefined, null],
  ['an invalid date', 'GET', `news_item?published_at=gt.${MARK}`, undefined, null],
  ['a value that breaks a rule', 'PATCH', 'user_profile?email=eq.customer@arbora.example', { ico: MARK }, 'customer'],
  ['a text beyond its limit', 'PATCH', 'virtual_tour?id=not.is.null', { title: long.repeat(4) }, 'editor'],
  [
    'a reference to nothing',
    'POST',
    'product_photo',
    { product_id: '00000000-0000-4000-8000-000000000000', label: MARK },
    'sales',
  ],
] as const)('%s is not logged', async (_what, method, target, body, as) => {
  const token = as === null ? undefined : await site.tokenFor(`${as}@arbora.example`);
  const answer = await site.call(method, `/api/rest/${target}`, body, { token });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expectNothingLogged();
});

test('a name that another person has is not logged', async () => {
  const name = async (email: string) => {
    const token = await site.tokenFor(email);
    return site.call('PATCH', `/api/rest/user_profile?email=eq.${email}`, { nickname: MARK }, { token });
  };
  expect((await name('customer@arbora.example')).statusCode).toBe(204);
  expect((await name('customer.sk@arbora.example')).statusCode).toBe(409);
  expectNothingLogged();
});

test('requests that the database refuses are not logged', async () => {
  const { resources } = await site.database.asService((client) => loadCatalog(client, restApi));
  const columns = Object.fromEntries([...resources].map(([name, one]) => [name, [...one.columns.keys()]]));
  const requests = fc.sample(hostileRequests({ resources: columns, functions: restApi.functions, relations: [] }), {
    numRuns: 400,
    seed: 1,
  });
  for (const { method, target, headers } of requests) {
    await site.app.inject({ method, url: `/api/rest/${target}`, headers });
  }
  expectNothingLogged();
});

test('errors of functions are not logged with their context', async () => {
  const failing = `do $$ begin perform '${MARK}'::uuid; end $$`;
  await expect(site.database.asOwner(failing)).rejects.toThrow(MARK);
  expectNothingLogged();
});
