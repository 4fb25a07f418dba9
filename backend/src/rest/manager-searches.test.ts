import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

type Row = Record<string, unknown>;

async function list(who: string, query: string): Promise<Row[]> {
  const token = await site.tokenFor(`${who}@arbora.example`);
  const answer = await site.call('GET', `/api/rest/${query}`, undefined, { token, headers: { prefer: 'count=exact' } });
  if (answer.statusCode >= 300) throw new Error(`${query}: ${answer.statusCode} ${answer.body}`);
  return answer.json<Row[]>();
}

const has =
  (word: string, ...columns: string[]) =>
  (row: Row) =>
    columns.some((column) => String(row[column]).toLowerCase().includes(word));

/**
 * The searches and filters of the managers' lists (spec §7), as the lists send them, with a check of each row found.
 */
const SEARCHES: readonly (readonly [string, string, string, (row: Row) => boolean])[] = [
  ['profiles by e-mail, company id, name or company', 'admin', 'user_profile?search=like.*skolk*&order=created_at.desc', has('kolk', 'email', 'name', 'company')],
  ['profiles by the words of a name in any order', 'admin', 'user_profile?search=like.*zahradnik*&search=like.*karel*', has('karel zahradník', 'name')],
  ['profiles of staff', 'admin', 'user_profile?acl=not.is.null', ({ acl }) => Array.isArray(acl) && acl.length > 0],
  ['profiles of a country', 'admin', 'user_profile?country=eq.SK', ({ country }) => country === 'SK'],
  ['news by title', 'editor', 'news_item?tag=eq.news&title=ilike.*strom*&order=created_at.desc', has('strom', 'title')],
  ['news that are done with', 'editor', 'news_item?tag=eq.news&completed_at=not.is.null', ({ completed_at }) => completed_at !== null],
  ['news that are new', 'editor', 'news_item?tag=eq.news&completed_at=is.null', ({ completed_at }) => completed_at === null],
  ['products by name or id, by name', 'sales', 'product?or=(name.ilike.*acer*,id_text.ilike.*acer*)&order=name', has('acer', 'name')],
  ['the assortment by name', 'sales', 'katalog_items_full?search=ilike.*javor*&order=name', has('javor', 'search')],
  ['the assortment shown on the web', 'sales', 'katalog_items_full?web_catalogue=is.true', ({ web_catalogue }) => web_catalogue === true],
  ['the assortment by mark', 'sales', 'katalog_items_full?flag=eq.new', ({ flag }) => flag === 'new'],
  ['the assortment in a group', 'sales', 'katalog_items_full?category_ids=neq.{}', ({ category_ids }) => (category_ids as string[]).length > 0],
  ['the assortment without a mark', 'sales', 'katalog_items_full?flag=is.null', ({ flag }) => flag === null],
  ['the assortment in no group', 'sales', 'katalog_items_full?category_ids=eq.{}', ({ category_ids }) => (category_ids as string[]).length === 0],
  ['orders by number or branch', 'sales', 'web_orders?type=eq.order&or=(order_code.ilike.*smr*,center.ilike.*smr*)&order=created_at.desc', has('smr', 'order_code', 'center')],
  ['inquiries that are new', 'sales', 'web_orders?type=eq.inquiry&completed_at=is.null', ({ completed_at }) => completed_at === null],
  ['lines of offers by name', 'sales', 'product_item__offer?name=ilike.*a*&inventory=lte.3', ({ inventory }) => Number(inventory) <= 3],
  ['reservations by search', 'sales', 'reservation_ticket_list?search=ilike.*zelen*', has('zelen', 'search')],
  ['reservations that are unpaid', 'sales', 'reservation_ticket_list?is_paid=is.false', ({ is_paid }) => is_paid === false],
]; // oxfmt-ignore

test.each(SEARCHES)('%s', async (_what, who, query, fits) => {
  const rows = await list(who, query);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !fits(row))).toEqual([]);
});

test('the assortment of a group, and of one product', async () => {
  const [group] = await list('sales', 'product_category?cid=eq.1&cid_sub=is.null');
  const id = String(group?.['id']);
  const within = await list('sales', `katalog_items_full?category_ids=cs.{${id}}&order=name`);
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter(({ category_ids }) => !(category_ids as string[]).includes(id))).toEqual([]);
  const product = String(within[0]?.['product_id']);
  const items = await list('sales', `katalog_items_full?product_id=eq.${product}`);
  expect(items).toEqual(within.filter(({ product_id }) => product_id === product));
});

test('an order is found by part of its number', async () => {
  const [order] = await list('sales', 'web_orders?type=eq.order&limit=1');
  const code = String(order?.['order_code']);
  const part = code.slice(-4);
  const found = await list('sales', `web_orders?or=(order_code.ilike.*${part}*,center.ilike.*${part}*)`);
  expect(found).toContainEqual(order);
  expect(found.filter((row) => !String(row['order_code']).includes(part))).toEqual([]);
});

test('a product is found by its id or part of it', async () => {
  const [product] = await list('sales', 'product?select=id,name&limit=1');
  const id = String(product?.['id']);
  for (const word of [id, id.slice(0, 13)]) {
    const found = await list('sales', `product?or=(name.ilike.*${word}*,id_text.ilike.*${word}*)&select=id,name`);
    expect(found).toEqual([product]);
  }
});

/** Searches that use an index; see `ResourceDeclaration.search`. */
const FOUND: readonly (readonly [string, string, (row: Row) => boolean])[] = [
  ['user_profile', 'search=like.*arbora*', has('arbora', 'email', 'name', 'company')],
  ['news_item', 'title=ilike.*podzim*', has('podzim', 'title')],
  ['product', 'or=(name.ilike.*japon*,id_text.ilike.*japon*)', has('japon', 'name')],
  ['reservation_ticket_list', 'search=ilike.*zelen*', has('zelen', 'search')],
  ['web_orders', 'or=(order_code.ilike.*smr*,center.ilike.*smr*)', has('smr', 'order_code', 'center')],
];
test.each(FOUND)(
  '%s: a search by %s returns exactly the matching rows that the caller sees',
  async (resource, query, fits) => {
    const allowed = resource === 'user_profile' || resource === 'news_item' ? ['customer'] : [];
    const found: number[] = [];
    for (const who of [...allowed, 'editor', 'sales', 'admin']) {
      const ids = (rows: Row[]) => rows.map(({ id }) => String(id)).toSorted();
      const rows = ids(await list(who, `${resource}?${query}`));
      expect([who, rows]).toEqual([who, ids((await list(who, resource)).filter(fits))]);
      found.push(rows.length);
    }
    expect(Math.max(...found)).toBeGreaterThan(0);
  },
);

test('a search that finds more rows than are read by their ids returns a page in order, and the exact total', async () => {
  await site.database.asOwner(
    `insert into shop_order (basket, center, type, order_code, created_at)
     select '{"items": []}', 'Smržice', 'order', 'O99' || 100000 + n, now() - n * interval '1 minute' from generate_series(1, 1200) n`,
  );
  const token = await site.tokenFor('sales@arbora.example');
  const query =
    'or=(order_code.ilike.*mržic*,center.ilike.*mržic*)&order=created_at.desc,id&select=id,center,created_at';
  const answer = await site.call('GET', `/api/rest/web_orders?${encodeURI(query)}`, undefined, {
    token,
    headers: { prefer: 'count=exact', range: '1100-1109' },
  });
  const [counted] = await site.database.asOwner<{ total: number }>(
    "select count(*)::integer as total from shop_order where center = 'Smržice'",
  );
  expect(answer.headers['content-range']).toBe(`1100-1109/${counted?.total}`);
  const page = await site.database.asOwner<{ id: string }>(
    "select id from shop_order where center = 'Smržice' order by created_at desc, id offset 1100 limit 10",
  );
  expect(answer.json<Row[]>().map(({ id }) => id)).toEqual(page.map(({ id }) => id));
});
