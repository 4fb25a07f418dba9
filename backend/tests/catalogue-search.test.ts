import { testDatabase } from './database';
import type { TestDatabase } from './database';
import { ADMIN, ANYONE, CUSTOMER, EDITOR, SALES } from './policies/attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

async function found(query: string): Promise<string[]> {
  const rows = await db.tryAs(
    ANYONE,
    async (client) =>
      (await client.query<{ name: string }>('select distinct name from katalog_search($1) order by name', [query]))
        .rows,
  );
  return rows.map(({ name }) => name);
}

test.each(['javor', 'Javor', 'JAVOR', '  javor '])('"%s" finds the maples', async (query) => {
  const names = await found(query);
  expect(names).toContain('Acer campestre');
  expect(names).toContain("Acer platanoides 'Globosum'");
});

test.each(['acer globosum', 'globosum acer', 'globosum', 'Globosum', 'acer golbosum'])(
  '"%s" finds the globe maple',
  async (query) => {
    expect(await found(query)).toContain("Acer platanoides 'Globosum'");
  },
);

test.each([
  ['jvaor', 'Acer campestre'],
  ['zlaty dest', "Forsythia intermedia 'Lynwood'"],
  ['zlatý déšť', "Forsythia intermedia 'Lynwood'"],
  ['hortenzei', "Hydrangea paniculata 'Limelight'"],
  ['lpia', 'Tilia cordata'],
])('"%s" finds %s', async (query, name) => {
  expect(await found(query)).toContain(name);
});

test('a name that resembles none finds nothing, and pattern characters are matched literally', async () => {
  expect(await found('xyzzyx')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('a_e')).toEqual([]);
});

test.each([
  ['acer glob', "Acer platanoides 'Globosum'"],
  ['glob ace', "Acer platanoides 'Globosum'"],
  ['lípa srd', 'Tilia cordata'],
  ['LIPA SRDCITA', 'Tilia cordata'],
  ["Acer platanoides 'Globosum'", "Acer platanoides 'Globosum'"],
  ['acer (globosum)', "Acer platanoides 'Globosum'"],
  ['kaštan koňský', 'Aesculus hippocastanum'],
  ['kastan konsyk', 'Aesculus hippocastanum'],
  ['Betula verrucosa', 'Betula pendula'],
  ['betula verucosa', 'Betula pendula'],
  ['gingko', 'Ginkgo biloba'],
  ['ginkgo bilboa', 'Ginkgo biloba'],
])('%s finds %s', async (query, name) => {
  expect(await found(query)).toContain(name);
});

test('an existing name is not mixed with similar ones', async () => {
  const names = await found('javor babyka');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^Acer campestre/);
});

test('a renamed plant is found by its new name, even mistyped', async () => {
  await db.asOwner("update product set name_cs = 'kyselomil lesní' where name = 'Ginkgo biloba'");
  expect(await found('kyselomli')).toEqual(['Ginkgo biloba']);
  await db.asOwner("update product set name_cs = 'jinan dvoulaločný' where name = 'Ginkgo biloba'");
  expect(await found('kyselomli')).toEqual([]);
});

// More plants than the assortment has, so that the planner prefers an index to reading all of them.
describe('with thirty thousand items', () => {
  beforeAll(async () => {
    // Realistic names: words of at least four letters, and as many different words as that many plants have.
    await db.asOwner(`
      insert into product (name, name_cs, category_ids)
      select
        initcap(translate(left(md5('genus' || n % 900), 8), '0123456789', 'aeiouaeiou')) || ' '
          || translate(left(md5('species' || n % 4000), 9), '0123456789', 'aeiouaeiou') || ' ' || n,
        'strom ' || translate(left(md5('cesky' || n % 6000), 8), '0123456789', 'aeiouaeiou'),
        (select array_agg(id) from product_category)
      from generate_series(1, 6000) n`);
    await db.asOwner(`
      insert into product_item (product_id, size_id, spec1)
      select product.id, size.id, 'ZB' from product cross join (select id from product_size order by position limit 5) size
      where product.name_cs like 'strom %'`);
    for (const table of ['product', 'product_item', 'app_private.search_word'])
      await db.asOwner(`vacuum analyze ${table}`);
  }, 120_000);

  async function planOf(caller: string | null, sql: string): Promise<string> {
    return db.tryAs(caller, async (client) => {
      const { rows } = await client.query(`explain ${sql}`);
      return rows.map((row) => Object.values(row).join()).join('\n');
    });
  }

  test('the test data has thirty thousand items', async () => {
    const [row] = await db.asOwner<{ items: number }>('select count(*)::int as items from katalog_items');
    expect(row?.items).toBeGreaterThan(30_000);
  });

  test.each([
    [ANYONE, 'katalog_items', 'search', '%globosum%'],
    [CUSTOMER, 'katalog_items', 'search', '%globosum%'],
    [EDITOR, 'katalog_items', 'search', '%globosum%'],
    [SALES, 'katalog_items', 'search', '%globosum%'],
    [ADMIN, 'katalog_items', 'search', '%globosum%'],
    [ANYONE, 'katalog_items', 'name', '%Globosum%'],
    [CUSTOMER, 'katalog_items', 'name', '%Globosum%'],
    [SALES, 'katalog_items_full', 'search', '%globosum%'],
    [ADMIN, 'katalog_items_full', 'name', '%Globosum%'],
  ])('the search of %s in %s by %s uses its trigram index', async (caller, view, column, pattern) => {
    const plan = await planOf(
      caller,
      `select * from ${view} where ${column} ilike '${pattern}' order by name, size_position limit 50`,
    );
    expect(plan).toContain(`product_${column}_trigrams`);
  });

  test('the search uses its trigram index even with a generic plan', async () => {
    const plan = await db.tryAs(CUSTOMER, async (client) => {
      await client.query("set local plan_cache_mode = 'force_generic_plan'");
      await client.query('prepare search_once (text) as select * from katalog_items where name ilike $1');
      const { rows } = await client.query<Record<string, string>>("explain execute search_once ('%Globosum%')");
      await client.query('deallocate search_once');
      return rows.map((row) => Object.values(row).join()).join('\n');
    });
    expect(plan).toContain('product_name_trigrams');
  });

  test.each([ANYONE, CUSTOMER, SALES, ADMIN])('a group with few plants is read by its index for %s', async (caller) => {
    await db.asOwner(
      "insert into product_category (cid, name, is_public) values ('77', 'Vzácné', true) on conflict do nothing",
    );
    const [category] = await db.asOwner<{ id: string }>("select id from product_category where cid = '77'");
    for (const operator of ['@>', '&&']) {
      const where = `category_ids ${operator} '{${category?.id}}'`;
      expect(await planOf(caller, `select * from katalog_items where ${where}`)).toContain('product_category_ids');
    }
  });

  // Among so many words a typing error may be as close to another name as to the intended one; two words disambiguate.
  test.each([
    ['acer glob', "Acer platanoides 'Globosum'"],
    ['jvaor babyak', 'Acer campestre'],
    ['hortenzei latnata', "Hydrangea paniculata 'Limelight'"],
    ['jvaor', 'Acer campestre'],
  ])('"%s" still finds %s', async (query, name) => {
    expect(await found(query)).toContain(name);
  });

  test('a mistyped search reads only the similar plants', async () => {
    const plantsRead = (sql: string) =>
      db.tryAs(ANYONE, async (client) => {
        const count = async () => {
          const { rows } = await client.query<{ rows: number }>(
            `select (pg_stat_get_xact_tuples_returned('product'::regclass)
               + pg_stat_get_xact_tuples_fetched('product'::regclass))::int as rows`,
          );
          return rows[0]?.rows ?? NaN;
        };
        // Reads by parallel workers are not counted in this transaction.
        await client.query('set local max_parallel_workers_per_gather = 0');
        const before = await count();
        await client.query(sql);
        return (await count()) - before;
      });
    expect(await plantsRead("select from katalog_search('globosmu')")).toBeLessThan(600);
    expect(await plantsRead("select from katalog_search('acer globsoum')")).toBeLessThan(600);
    expect(await plantsRead("select from katalog_items where photo = 'x'")).toBeGreaterThan(6000);
  });
});
