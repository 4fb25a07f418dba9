import { testApp, type TestApp } from '../../tests/app';
import { MAX_BYTES } from './sql/bounded-list';

/** Rows with a long text; together they far exceed the limit of one response. */
const LONG_TEXTS = 150;

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  await site.database.asOwner(
    `insert into news_item (id, slug, locale, tag, title, body, is_published)
     select gen_random_uuid(), 'long-' || n, 'cs', 'news', 'Long ' || n, repeat('řez a sázení ', 8000), true
     from generate_series(1, $1) as n`,
    [LONG_TEXTS],
  );
}, 60_000);
afterAll(() => site.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await site.call('GET', `/api/rest/${path}`, undefined, { headers });
  return { answer, status: answer.statusCode, size: Buffer.byteLength(answer.body) };
}

const refused = { code: '54000', message: 'request.too_large', details: null, hint: null };
const copies = (count: number, of: string) => Array.from({ length: count }, (_, n) => `a${n}:${of}`).join(',');

test.each([
  ['rows', 'news_item?select=id,body,again:body', {}],
  ['rows as CSV', 'news_item?select=id,body,again:body', { accept: 'text/csv' }],
  [
    'rows without what is null',
    'news_item?select=body,a:body',
    { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
  ],
  [
    'one object',
    `news_item?select=${copies(180, 'body')}&limit=1&slug=eq.long-1`,
    { accept: 'application/vnd.pgrst.object+json' },
  ],
])('%s of more than ten megabytes are refused', async (_what, path, headers) => {
  const { answer, status, size } = await get(path, headers);
  expect([status, size < MAX_BYTES]).toEqual([413, true]);
  expect(answer.json()).toEqual(refused);
});

test('a large response below the limit is returned', async () => {
  const { status, size } = await get('news_item?select=body&slug=like.long-*&limit=70');
  expect([status, size > MAX_BYTES / 2, size <= MAX_BYTES + 1000]).toEqual([200, true, true]);
});

test('a list embedded many times over is refused while it is being built', async () => {
  // As staff, whose statements may take longer: on a busy machine, those of visitors could end before the limit.
  const token = await site.tokenFor('editor@arbora.example');
  const path = `/api/rest/product_item__offer?select=id,offer(${copies(9, 'product_item__offer(*)')})`;
  const answer = await site.call('GET', path, undefined, { token });
  expect([answer.statusCode, answer.json()]).toEqual([413, refused]);
});

test.each([
  [200, 'offer(id,product_item__offer(id,offer(id)))'],
  [400, 'offer(id,product_item__offer(id,offer(id,product_item__offer(id))))'],
])('embedding back to the parent is allowed once and refused beyond that: %i', async (expected, embedded) => {
  const { answer, status } = await get(`product_item__offer?limit=1&select=id,${embedded}`);
  expect(status).toBe(expected);
  if (expected === 400) expect(answer.json()).toMatchObject({ code: 'request.invalid' });
});

test.each([
  [10, 200],
  [11, 400],
])('%i embedded resources: %i', async (count, expected) => {
  const { status } = await get(`offer?limit=1&select=id,${copies(count, 'product_item__offer(id)')}`);
  expect(status).toBe(expected);
});
