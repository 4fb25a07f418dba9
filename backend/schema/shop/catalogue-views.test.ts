import {
  branchOfRegion,
  PRODUCT_FLAGS,
  REGION_BRANCH,
  type Dashboard,
  type KatalogItemFull,
  type ProductDashboard,
} from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { makeItem } from '../../tests/shop-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const SALES = 'sales@arbora.example';
const EDITOR = 'editor@arbora.example';
const ADMIN = 'admin@arbora.example';
const CUSTOMER = 'customer@arbora.example';

async function ask<T>(path: string, who: string | null = null): Promise<T> {
  const token = who === null ? undefined : await api.tokenFor(who);
  return (await api.call('GET', `/api/rest/${path}`, undefined, { token })).json<T>();
}

const full = (filter: string, who = SALES) =>
  ask<KatalogItemFull[]>(`katalog_items_full?${encodeURI(filter)}&order=name,size_position`, who);

async function categoryOf(number: string): Promise<string> {
  const [row] = await api.database.asOwner<{ id: string }>(
    'select id from product_category where coalesce(cid_sub, cid) = $1',
    [number],
  );
  if (row === undefined) throw new Error(`no category ${number}`);
  return row.id;
}

test('the public catalogue is filtered by category, size, plant and name, and paged', async () => {
  const [avenue, roses] = [await categoryOf('11'), await categoryOf('5')];
  const count = async (filter: string) => {
    const answer = await api.call('GET', `/api/rest/katalog_items?${filter}&order=name,size_position`, undefined, {
      headers: { range: '0-49', prefer: 'count=exact' },
    });
    expect(answer.json<unknown[]>().length).toBeLessThanOrEqual(50);
    return Number(answer.headers['content-range']?.toString().split('/')[1]);
  };
  const [inAvenue, inRoses] = [await count(`category_ids=cs.{${avenue}}`), await count(`category_ids=cs.{${roses}}`)];
  expect(inAvenue).toBeGreaterThan(50);
  expect(await count(`category_ids=ov.{${avenue},${roses}}`)).toBe(inAvenue + inRoses);
  expect(await count(`category_ids=cs.{${avenue},${roses}}`)).toBe(0);
  expect(await count(`category_ids=cs.{${avenue}}&size=in.("OK 12-14","OK 14-16")`)).toBeLessThan(inAvenue);
  expect(await count('cids=cs.{11}')).toBe(inAvenue);
  expect(await count('name=ilike.*quercus rubra*')).toBe(0);
});

test('sales staff see the whole assortment, including hidden items and groups', async () => {
  const item = await makeItem(api.database, { is_public: false, web_catalogue: false });
  const [row] = await full(`product_id=eq.${item.product_id}`);
  expect(row).toMatchObject({
    product_item_id: item.id,
    web_catalogue: false,
    is_public: false,
    flag: null,
    size: 'C2',
  });
  expect(await full(`product_id=eq.${item.product_id}&web_catalogue=is.false`)).toHaveLength(1);
  expect(await full(`product_id=eq.${item.product_id}&web_catalogue=is.true`)).toHaveLength(0);
  expect(await full(`product_id=eq.${item.product_id}&category_ids=eq.{}`)).toHaveLength(0);
  await api.database.asOwner(`update product set category_ids = '{}' where id = $1`, [item.product_id]);
  expect(await full(`product_id=eq.${item.product_id}&category_ids=eq.{}`)).toMatchObject([{ cids: [] }]);
  expect(await full(`product_id=eq.${item.product_id}&category_ids=neq.{}`)).toHaveLength(0);
  for (const who of [EDITOR]) expect(await full('limit=1', who)).toEqual([]);
  expect(await ask('katalog_items_full?limit=1', CUSTOMER)).toMatchObject({ code: '42501' });
});

test('a flag set by sales staff is visible to everyone and can be filtered by', async () => {
  const item = await makeItem(api.database);
  const patch = async (flag: string | null, who = SALES) =>
    (await api.call('PATCH', `/api/rest/product_item?id=eq.${item.id}`, { flag }, { token: await api.tokenFor(who) }))
      .statusCode;
  for (const flag of PRODUCT_FLAGS) expect(await patch(flag)).toBe(204);
  expect(await patch('worthless')).toBe(400);
  expect(await full(`product_id=eq.${item.product_id}&flag=eq.clearance`)).toHaveLength(1);
  expect(await ask(`katalog_items?product_id=eq.${item.product_id}&select=flag`)).toEqual([{ flag: 'clearance' }]);
  await patch(null, EDITOR);
  expect(await full(`product_id=eq.${item.product_id}&flag=is.null`)).toHaveLength(0);
  expect(await patch(null)).toBe(204);
  expect(await full(`product_id=eq.${item.product_id}&flag=is.null`)).toHaveLength(1);
});

test('the group numbers of plants follow renumbered groups', async () => {
  const numbers = async () => (await full('name=ilike.Ginkgo biloba&limit=1'))[0]?.cids;
  expect(await numbers()).toEqual(['1', '11']);
  await api.database.asOwner("update product_category set cid_sub = '19' where cid_sub = '11'");
  expect(await numbers()).toEqual(['1', '19']);
  await api.database.asOwner("update product_category set cid_sub = '11' where cid_sub = '19'");
  expect(await numbers()).toEqual(['1', '11']);
});

test('the dashboard shows each member of staff the figures of their sections', async () => {
  const dashboard = async (who: string) => ask<Dashboard>('rpc/get_dashboard', who);
  const [counts] = await api.database.asOwner<Record<string, number>>(`
    select
      (select count(*)::int from shop_order where type = 'order') as orders,
      (select count(*)::int from shop_order where type = 'inquiry' and completed_at is null) as new_inquiries,
      (select count(*)::int from auth_person where roles[1] = 'arbora_registration') as waiting,
      (select count(*)::int from product_item) as items`);
  const sales = await dashboard(SALES);
  expect(sales.orders?.total).toBe(counts?.orders);
  expect(sales.inquiries?.new).toBe(counts?.new_inquiries);
  expect(sales.assortment?.items).toBe(counts?.items);
  expect(sales.reservations?.coming).toBeGreaterThan(sales.reservations?.unpaid ?? Infinity);
  expect(sales).toMatchObject({ registrations: null, news: null });
  const editor = await dashboard(EDITOR);
  expect(editor).toMatchObject({
    orders: null,
    inquiries: null,
    reservations: null,
    registrations: null,
    assortment: null,
  });
  expect(editor.news?.published).toBeGreaterThan(0);
  const admin = await dashboard(ADMIN);
  expect(admin.registrations).toEqual({ waiting: counts?.waiting });
  expect(Object.values(admin)).not.toContain(null);
  expect(await ask('rpc/get_dashboard', CUSTOMER)).toMatchObject({ code: '42501' });
});

test('the totals of the assortment add up', async () => {
  const totals = await ask<ProductDashboard>('rpc/get_dashboard_product', SALES);
  const [counts] = await api.database.asOwner<Record<string, number>>(`
    select (select count(*)::int from product) as products, (select count(*)::int from product_item) as items,
      (select count(*)::int from katalog_items) as shown, (select count(*)::int from product_category) as categories`);
  expect(totals).toMatchObject({
    products: counts?.products,
    items: counts?.items,
    items_in_catalogue: counts?.shown,
    categories: counts?.categories,
  });
  expect(totals.by_category).toHaveLength(totals.categories);
  const avenue = totals.by_category.find(({ cid_sub }) => cid_sub === '11');
  expect(avenue?.products).toBeGreaterThan(20);
  expect(await ask('rpc/get_dashboard_product', EDITOR)).toBeNull();
});

test('the branches of regions in the database match the configuration', async () => {
  const person = await makePerson(api.database);
  for (const region of Object.keys(REGION_BRANCH).map(Number)) {
    const [row] = await api.database.asOwner<{ branch: string }>('select app.branch_of_region($1) as branch', [region]);
    expect(row?.branch).toBe(branchOfRegion(region));
    await api.database.asOwner('update user_profile set region = $2 where id = $1', [person.sub, region]);
  }
  expect(await api.database.asOwner('select app.branch_of_region(1) as branch')).toEqual([{ branch: null }]);
});

test('a category that is deleted and restored shows its plants again', async () => {
  const admin = await api.database.claimsOf(ADMIN);
  const shown = async () =>
    (await api.database.tryAs(null, (client) => client.query('select product_item_id from katalog_items order by 1')))
      .rows;
  const before = await shown();
  const category = await categoryOf('5');
  await api.database.asOwner('delete from product_category where id = $1', [category]);
  expect((await shown()).length).toBeLessThan(before.length);
  const [last] = await api.database.asOwner<{ id: number }>('select max(change_id) as id from app_private.history');
  await api.database.asRole(admin, (client) => client.query('select undo_change($1)', [last?.id]));
  expect(await shown()).toEqual(before);
});
