import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { makeBuyer, makeItem } from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const rpc = async (name: string, body: object, who: Claims = sales) =>
  api.call('POST', `/api/rest/rpc/${name}`, body, { token: await api.tokenFor(who) });
const save = (rows: readonly object[], table = 'product_item', who?: Claims) =>
  rpc('save_rows', { p_table: table, p_rows: rows }, who);

interface Item {
  id: string;
  product_id: string;
  version: number;
  spec1: string | null;
  flag: string | null;
  web_catalogue: boolean;
}
const ITEM = 'select id, product_id, version, spec1, flag, web_catalogue from product_item';
async function itemOf(id: string): Promise<Item> {
  return (await api.database.asOwner<Item>(`${ITEM} where id = $1`, [id]))[0]!;
}
async function anItem(): Promise<Item> {
  return itemOf((await makeItem(api.database)).id);
}

test('two thousand sizes of one plant are changed and undone as one change', async () => {
  await api.database.asOwner(
    `with plant as (
       insert into product (name, category_ids)
       select 'Bulk', array(select id from product_category where is_public limit 1) returning id
     )
     insert into product_item (product_id, spec1, web_catalogue)
     select id, 'řada ' || n, true from plant, generate_series(1, 2000) as n`,
    [],
  );
  const read = () =>
    api.database.asOwner<Item>(
      `${ITEM} where product_id = (select id from product where name = 'Bulk') order by id`,
      [],
    );
  const before = await read();
  expect(before).toHaveLength(2000);
  const answer = await save(
    before.map(({ id, version }, index) => ({ id, version, ...(index % 2 ? { flag: 'tip' } : { spec1: null }) })),
  );
  expect(answer.statusCode).toBe(200);
  const after = await read();
  expect(after.map(({ flag, spec1 }) => [flag, spec1])).toEqual(
    before.map(({ flag, spec1 }, index) => (index % 2 ? ['tip', spec1] : [flag, null])),
  );
  expect((await rpc('undo_change', { p_change: answer.json<number>() })).statusCode).toBe(200);
  expect((await read()).map(({ flag, spec1 }) => [flag, spec1])).toEqual(
    before.map(({ flag, spec1 }) => [flag, spec1]),
  );
}, 60_000);

test('a concurrent change of one item refuses all of them', async () => {
  const [one, other] = [await anItem(), await anItem()];
  const answer = await save([
    { id: one.id, version: one.version, flag: 'new' },
    { id: other.id, version: other.version + 1, flag: 'new' },
  ]);
  expect(answer.json()).toMatchObject({ message: 'content.changed_meanwhile', details: '{"count": 1}' });
  expect(await itemOf(one.id)).toEqual(one);
});

test('a plant keeps its derived columns, and a column without a grant is refused', async () => {
  const { product_id } = await anItem();
  const read = async () =>
    (
      await api.database.asOwner<{ version: number; name_pl: string | null; search: string }>(
        'select version, name_pl, search from product where id = $1',
        [product_id],
      )
    )[0]!;
  const { version } = await read();
  const saved = await save([{ id: product_id, version, name_pl: 'Dąb' }], 'product');
  expect(saved.statusCode).toBe(200);
  const named = await read();
  expect(named).toMatchObject({ name_pl: 'Dąb', search: expect.stringContaining('dab') });
  const derived = await save([{ id: product_id, version: named.version, search: 'x' }], 'product');
  expect(derived.statusCode).toBe(403);
});

test.each([
  ['another table', 'user_profile', { acl: ['admin'] }, 400],
  ['no column', 'product_item', {}, 400],
  ['an unknown column', 'product_item', { colour: 'red' }, 400],
  ['a value that the table refuses', 'product_item', { flag: 'best' }, 400],
])('%s is refused', async (_, table, change, status) => {
  const { id, version } = await anItem();
  expect((await save([{ id, version, ...change }], table)).statusCode).toBe(status);
});

test('no and too many rows are refused', async () => {
  const { id, version } = await anItem();
  expect((await save([])).json()).toMatchObject({ message: 'request.invalid' });
  const many = Array.from({ length: 5001 }, () => ({ id, version, flag: 'tip' }));
  expect((await save(many)).json()).toMatchObject({ message: 'request.invalid' });
});

test('only sales staff change items', async () => {
  const item = await anItem();
  const change = [{ id: item.id, version: item.version, flag: 'tip' }];
  const buyer = await save(change, 'product_item', await makeBuyer(api.database));
  expect(buyer.statusCode).toBe(403);
  const editor = await save(change, 'product_item', await makePerson(api.database, { acl: ['editor'] }));
  expect(editor.json()).toMatchObject({ message: 'content.changed_meanwhile' });
  expect(await itemOf(item.id)).toEqual(item);
});
