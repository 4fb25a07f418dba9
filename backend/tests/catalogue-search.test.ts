import { testDatabase } from './database';
import type { TestDatabase } from './database';
import { ADMIN, ANYONE, CUSTOMER, SALES } from './policies/attempts';

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

test('what nothing is like finds nothing, and signs of patterns are letters like others', async () => {
  expect(await found('xyzzyx')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('a_e')).toEqual([]);
});

describe('with twenty thousand plants', () => {
  beforeAll(async () => {
    await db.asOwner(`
      insert into product (name, name_cs, category_ids)
      select 'Genus species ' || md5(n::text), 'rostlina ' || md5((-n)::text), (select array_agg(id) from product_category)
      from generate_series(1, 20000) n`);
    await db.asOwner("insert into product_item (product_id) select id from product where name like 'Genus%'");
    await db.asOwner('vacuum analyze product');
    await db.asOwner('vacuum analyze product_item');
  }, 60_000);

  test.each([
    [ANYONE, 'search', '%globosum%'],
    [CUSTOMER, 'search', '%globosum%'],
    [SALES, 'search', '%globosum%'],
    [ADMIN, 'search', '%globosum%'],
    [ANYONE, 'name', '%Globosum%'],
    [CUSTOMER, 'name', '%Globosum%'],
  ])('the search of %s by %s uses its trigram index', async (caller, column, pattern) => {
    const plan = await db.tryAs(caller, async (client) => {
      const { rows } = await client.query(
        `explain select * from katalog_items where ${column} ilike '${pattern}' order by name, size_position limit 50`,
      );
      return rows.map((row) => Object.values(row).join()).join('\n');
    });
    expect(plan).toContain(`product_${column}_trigrams`);
  });
});
