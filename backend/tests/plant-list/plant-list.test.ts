import { PLANT_HEIGHTS, PLANT_LIGHT, PLANT_SOIL, PLANT_USES, type PlantList } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../database';
import { ANYONE } from '../policies/attempts';
import { SEARCHES } from './searches';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

/** Arguments of `plant_list`. */
type Asked = Readonly<Record<string, string | number>>;

async function list(asked: Asked): Promise<PlantList> {
  const names = Object.keys(asked);
  const sql = `select plant_list(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')}) as list`;
  return db.tryAs(ANYONE, async (client) => {
    const { rows } = await client.query<{ list: PlantList }>(sql, Object.values(asked));
    return rows[0]!.list;
  });
}

const namesOf = ({ plants }: PlantList) => plants.map(({ name }) => name);

test('there are enough searches', () => {
  expect(new Set(SEARCHES.map(([query]) => query)).size).toBeGreaterThanOrEqual(150);
});

test.each(SEARCHES)('%s finds %s first', async (query, first) => {
  const found = await list({ query });
  // For a genus the first three.
  const [grown] = await db.asOwner<{ plants: number }>(
    `select count(distinct product_id)::int as plants from katalog_items where starts_with(name, $1)`,
    [first],
  );
  const wanted = first.includes(' ') ? 1 : Math.min(3, grown!.plants);
  const names = namesOf(found).slice(0, wanted);
  expect(names).toHaveLength(wanted);
  expect(names.filter((name) => !name.startsWith(first))).toEqual([]);
});

test.each([
  ['Acer platanoides 12-14', 'OK 12-14'],
  ['javor mléč 12/14 ZB', 'OK 12-14'],
  ['lípa HK 16–18', 'OK 16-18'],
])('trade codes in "%s" restrict the size', async (query, size) => {
  const found = await list({ query });
  expect(found.total).toBeGreaterThan(0);
  for (const plant of found.plants) expect(plant.items.map((item) => item.size)).toContain(size);
  const [items] = await db.asOwner<{ count: number }>(
    `select count(*)::int as count from katalog_items where size = $1 and product_id = any ($2::uuid[])`,
    [size, found.plants.map(({ id }) => id)],
  );
  expect(found.items).toBe(items?.count);
});

test('codes alone are a valid search: nine centimetre pots, five litre containers', async () => {
  const pots = await list({ query: 'k9' });
  expect(pots.total).toBeGreaterThan(20);
  for (const { items } of pots.plants) {
    expect(items.some(({ size, spec1 }) => size === 'k9' || spec1 === 'k9')).toBe(true);
  }
  expect((await list({ query: 'Co5' })).total).toBe((await list({ query: '5 l' })).total);
});

test('the matching name is returned unless it is the Latin one', async () => {
  const byLatin = await list({ query: 'tilia' });
  expect(Object.keys(byLatin.matched)).toEqual([]);
  const bySynonym = await list({ query: 'linden' });
  expect(bySynonym.matched[bySynonym.plants[0]!.id]).toContain('linden');
  const mistyped = await list({ query: 'jvaor babyak' });
  expect(mistyped.similar).toBe(true);
  expect(mistyped.matched[mistyped.plants[0]!.id]).toBe('javor babyka');
});

test('a match inside a word ranks after matches at its beginning', async () => {
  const names = namesOf(await list({ query: 'lipa' }));
  const tulips = names.findIndex((name) => name.startsWith('Liriodendron'));
  expect(tulips).toBeGreaterThan(0);
  expect(names.slice(0, tulips).every((name) => name.startsWith('Tilia'))).toBe(true);
});

test('plants are paged by fifty with all their sizes, and both totals match the catalogue', async () => {
  const [whole] = await db.asOwner<{ plants: number; items: number }>(
    'select count(distinct product_id)::int as plants, count(*)::int as items from katalog_items',
  );
  const seen: string[] = [];
  for (let page = 1; seen.length < whole!.plants; page++) {
    const found = await list({ page });
    expect([found.page, found.total, found.items]).toEqual([page, whole!.plants, whole!.items]);
    expect(found.plants.length).toBe(Math.min(50, whole!.plants - seen.length));
    seen.push(...namesOf(found));
  }
  expect(seen).toEqual([...new Set(seen)].sort());
  // A page past the end returns the last one.
  expect((await list({ page: 999 })).page).toBe(Math.ceil(whole!.plants / 50));
});

test('plants are sorted by height in both directions', async () => {
  const heights = async (sort: string) =>
    (await list({ sort, light: 'sun' })).plants.map(({ height_cm }) => height_cm!);
  const lowest = await heights('height');
  expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
  const tallest = await heights('tallest');
  expect(tallest).toEqual([...tallest].sort((a, b) => b - a));
  expect(tallest[0]).toBeGreaterThan(lowest[0]!);
});

test('the count of each filter value equals the total after choosing it', async () => {
  for (const asked of [
    {},
    { query: 'javor' },
    { query: 'zb', light: 'shade' },
    { use: 'hedge', height: 'to3' },
  ] as Asked[]) {
    const { facets } = await list(asked);
    const counts = Object.entries(facets);
    expect(counts.length).toBeGreaterThan(10);
    for (const [fact, plants] of counts.filter((_, index) => index % 5 === 0)) {
      const [name = '', value = ''] = fact.split(/:(.*)/s);
      const left = await list({ ...asked, [name]: value });
      expect([asked, fact, left.total]).toEqual([asked, fact, plants]);
    }
  }
});

test('a thousand combinations of filters each return something', async () => {
  const categories = await db.asOwner<{ id: string }>('select id from product_category where is_public order by id');
  const sizes = await db.asOwner<{ name: string }>('select name from product_size order by position');
  const values: Readonly<Record<string, readonly string[]>> = {
    category: categories.map(({ id }) => id),
    size: sizes.map(({ name }) => name),
    height: PLANT_HEIGHTS,
    light: PLANT_LIGHT,
    soil: PLANT_SOIL,
    flowering: Array.from({ length: 12 }, (_, month) => String(month + 1)),
    use: PLANT_USES,
    query: ['javor', 'růže ZB', 'tis', 'xqzwvk', 'acer xqzwvk', 'jvaor'],
  };
  // Seeded, so that each run tries the same combinations.
  let state = 14;
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  let empty = 0;
  for (let n = 0; n < 1000; n++) {
    const chosen = Object.entries(values).filter(() => random(3) === 0);
    const asked = Object.fromEntries(chosen.map(([name, all]) => [name, all[random(all.length)]!]));
    if (Object.keys(asked).length === 0 || Object.values(asked).join() === 'xqzwvk') continue;
    const { plants, nearest, total } = await list(asked);
    expect([asked, plants.length + nearest.length > 0]).toEqual([asked, true]);
    if (total > 0) continue;
    empty++;
    const misses = nearest.map((near) => near.misses.length);
    expect(Math.min(...misses)).toBeGreaterThan(0);
    expect(misses).toEqual([...misses].sort((a, b) => a - b));
  }
  expect(empty).toBeGreaterThan(100);
}, 120_000);

test('the list follows changes by staff', async () => {
  const [plant] = (await list({ query: 'Ginkgo biloba' })).plants;
  const before = (await list({})).items;
  await db.asOwner("update product set name_cs = 'kyselomil lesní' where id = $1", [plant!.id]);
  expect(namesOf(await list({ query: 'kyselomil' }))).toEqual(['Ginkgo biloba']);
  await db.asOwner('update product_item set web_catalogue = false where product_id = $1', [plant!.id]);
  expect((await list({ query: 'kyselomil' })).total).toBe(0);
  expect((await list({})).items).toBe(before - plant!.items.length);
  await db.asOwner('update product_item set web_catalogue = true where product_id = $1', [plant!.id]);
  await db.asOwner("update app_private.genus set name_cs = 'jinanovec' where name = 'Ginkgo'");
  expect(namesOf(await list({ query: 'jinanovec' }))[0]).toBe('Ginkgo biloba');
});
