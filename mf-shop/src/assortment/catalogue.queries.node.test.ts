import { QueryClient } from '@arbora/query';
import { replyPage, testServer, type TestRequest } from '@arbora/testing';
import { catalogueFilters } from './catalogue-filters';
import { catalogueQuery } from './catalogue.queries';

const CATALOGUE = 'GET /api/rest/katalog_items';
const SIMILAR = 'GET /api/rest/rpc/katalog_search';
const CATEGORY = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';

async function ask(search: string, page = 1, found: readonly object[] = [{ product_id: 'p' }]) {
  const server = testServer({ [CATALOGUE]: replyPage(found), [SIMILAR]: replyPage([{ product_id: 'close' }]) });
  const answer = await new QueryClient().fetchQuery(
    catalogueQuery(catalogueFilters(new URLSearchParams(search)), page),
  );
  return { answer, server, request: server.sent(CATALOGUE)[0] as TestRequest };
}

test('asks for fifty rows of the page, sorted, without a token', async () => {
  const { request } = await ask('', 2);
  expect(request.headers.get('range')).toBe('50-99');
  expect(request.headers.get('prefer')).toContain('count=exact');
  expect(request.headers.get('authorization')).toBeNull();
  expect(request.query.get('order')).toBe('name.asc,size_position.asc,product_item_id.asc');
});

test('search, category and sizes narrow the query', async () => {
  const { request } = await ask(`q=Tis+červený&category=${CATEGORY}&size=C5,OK+14-16`);
  expect(request.query.getAll('search')).toEqual(['ilike.%tis%', 'ilike.%cerveny%']);
  expect(request.query.get('category_ids')).toBe(`cs.{${CATEGORY}}`);
  expect(request.query.get('size')).toBe('in.(C5,OK 14-16)');
});

test('only a search that finds nothing looks for similar names', async () => {
  expect((await ask('q=javor')).server.sent(SIMILAR)).toEqual([]);
  expect((await ask('size=C5', 1, [])).server.sent(SIMILAR)).toEqual([]);
  const { answer, server } = await ask('q=Jvaor&size=C5', 1, []);
  expect(answer).toMatchObject({ similar: true, rows: [{ product_id: 'close' }] });
  expect(server.sent(SIMILAR)[0]!.query.get('query')).toBe('jvaor');
  expect(server.sent(SIMILAR)[0]!.query.get('size')).toBe('in.(C5)');
});
