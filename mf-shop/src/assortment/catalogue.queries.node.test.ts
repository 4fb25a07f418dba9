import { QueryClient } from '@arbora/query';
import { testServer } from '@arbora/testing';
import { catalogueFilters } from './catalogue-filters';
import { plantListQuery } from './catalogue.queries';

const LIST = 'GET /api/rest/rpc/plant_list';
const CATEGORY = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';

async function fetchList(search: string, page = 1, response: unknown = { plants: [], total: 0 }) {
  const server = testServer({ [LIST]: response });
  const list = await new QueryClient().fetchQuery(plantListQuery(catalogueFilters(new URLSearchParams(search)), page));
  return { list, sent: server.sent(LIST) };
}

test('the whole list is requested without conditions and without a token', async () => {
  const { sent } = await fetchList('');
  expect(sent).toHaveLength(1);
  expect([...sent[0]!.query]).toEqual([]);
  expect(sent[0]!.headers.get('authorization')).toBeNull();
});

test('search, filters, order and page are sent in one request', async () => {
  const { sent } = await fetchList(
    `q=Tis&category=${CATEGORY}&size=C5,OK+14-16&light=sun,shade&use=hedge&sort=height`,
    2,
  );
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries(sent[0]!.query)).toEqual({
    query: 'Tis',
    category: CATEGORY,
    size: 'C5,OK 14-16',
    light: 'sun,shade',
    use: 'hedge',
    sort: 'height',
    page: '2',
  });
});

test('a forbidden list is shown as an empty one', async () => {
  expect((await fetchList('', 1, null)).list).toMatchObject({ plants: [], total: 0, nearest: [] });
});
