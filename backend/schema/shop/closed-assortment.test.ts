import { storeAssortmentOpen } from '../../src/shop/store-assortment-open';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { makeItem } from '../../tests/shop-fixtures';

const CUSTOMER = 'customer@arbora.example';

let db: TestDatabase;
let plant: { id: string; product_id: string; name: string };
let gallery: string;

beforeAll(async () => {
  db = await testDatabase();
  plant = await makeItem(db);
  await db.asOwner('insert into photo_folder (name, product_id) values ($1, $2)', [plant.name, plant.product_id]);
  await db.asOwner(
    `with gallery as (insert into photogallery (name, is_public) values ('Zahrada', true) returning id)
     insert into photo_folder (name, photogallery_id) select 'Zahrada', id from gallery`,
  );
  await db.asOwner(`insert into app_private.media_object (key, kind, byte_size, width)
    select md5(id::text), 'image', 1, 1 from photo_folder where name in ('Zahrada', $1)`, [plant.name]); // oxfmt-ignore
  await db.asOwner(
    `insert into photo (folder_id, title, key, content_type, width, height, byte_size, sha256)
     select id, name, md5(id::text), 'image/jpeg', 1, 1, 1, repeat('0', 64)
     from photo_folder where name in ('Zahrada', $1)`,
    [plant.name],
  );
  const [folder] = await db.asOwner<{ id: string }>("select id from photo_folder where name = 'Zahrada'");
  gallery = folder!.id;
});
afterAll(() => db.close());

/** Relations and calls whose rows, as a role may read them, contain the plant's name. */
async function exposedSources(caller: string | null): Promise<string[]> {
  return db.tryAs(caller, async (client) => {
    const { rows } = await client.query<{ source: string }>(
      `select format('%I.%I', n.nspname, c.relname) as source from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'app') and c.relkind in ('r', 'v') and has_table_privilege(c.oid, 'select')`,
    );
    const calls = [
      `katalog_search('${plant.name.replaceAll("'", "''")}')`,
      `plant_list('${plant.name.replaceAll("'", "''")}')`,
      `get_product_with_photos('${plant.product_id}')`,
      `get_product_item_with_photos('${plant.id}')`,
    ];
    const sources: string[] = [];
    for (const source of [...rows.map((row) => row.source), ...calls]) {
      const found = await client.query(`select from ${source} as entry where entry::text like $1 limit 1`, [
        `%${plant.name.slice(-30, -1)}%`,
      ]);
      if (found.rowCount) sources.push(source.replace(/\(.*/, ''));
    }
    return sources.sort();
  });
}

const ALL = [
  'app.katalog_items_plant_totals',
  'get_product_item_with_photos',
  'get_product_with_photos',
  'katalog_search',
  'plant_list',
  'public.katalog_items',
  'public.photo',
  'public.photo_folder',
];

test('an open assortment shows a plant to everyone', async () => {
  expect(await exposedSources(null)).toEqual(ALL);
});

describe('a closed assortment', () => {
  beforeAll(() => storeAssortmentOpen(db, false));

  it('a closed assortment shows a plant to anonymous visitors nowhere', async () => {
    expect(await exposedSources(null)).toEqual([]);
    const totals = await db.tryAs(null, (client) => client.query('select from app.katalog_items_totals'));
    expect(totals.rowCount).toBe(0);
  });

  it('a closed assortment shows a plant to customers', async () => {
    expect(await exposedSources(CUSTOMER)).toEqual(ALL);
  });

  it('a closed assortment leaves the galleries open', async () => {
    const seen = await db.tryAs(null, (client) => client.query('select from photo where folder_id = $1', [gallery]));
    expect(seen.rowCount).toBeGreaterThan(0);
  });

  it('a closed assortment can be opened again', async () => {
    await storeAssortmentOpen(db, true);
    expect(await exposedSources(null)).toEqual(ALL);
  });
});
