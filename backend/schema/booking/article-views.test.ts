import { storeAssortmentOpen } from '../../src/shop/store-assortment-open';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { makeItem } from '../../tests/shop-fixtures';

let db: TestDatabase;
let article: string;
let plant: { product_id: string };

beforeAll(async () => {
  db = await testDatabase();
  plant = await makeItem(db);
  const [item] = await db.asOwner<{ id: string }>(
    "insert into news_item (slug, title, locale, is_published) values ('o-cem', 'O čem', 'cs', true) returning id",
  );
  article = item!.id;
  await db.asOwner('insert into news_item__product (item_id, product_id) values ($1, $2)', [article, plant.product_id]);
  await db.asOwner(
    `with event as (
       insert into booking_event (title, address, date_start, is_public, mask_vs)
       select title, 'Polní 1', now() + day * interval '1 day', title <> 'Skrytá', '78'
       from (values ('Brzy', 2), ('Skrytá', 2), ('Bylo', -2)) as one (title, day)
       returning id
     )
     insert into news_item__booking_event (item_id, event_id) select $1, id from event`,
    [article],
  );
});
afterAll(() => db.close());

/** The article's plants and events as seen by an anonymous visitor, or by the reader of a preview. */
async function seen(preview: string | null = null): Promise<{ plants: number; events: string[] }> {
  return db.tryAs(null, async (client) => {
    if (preview) {
      await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ preview })]);
    }
    const plants = await client.query('select from news_item_plants where item_id = $1', [article]);
    const events = await client.query<{ title: string }>('select title from news_item_events where item_id = $1', [
      article,
    ]);
    return { plants: plants.rowCount ?? 0, events: events.rows.map(({ title }) => title) };
  });
}

test('a visitor sees plants of the catalogue and upcoming public events', async () => {
  expect(await seen()).toEqual({ plants: 1, events: ['Brzy'] });
});

test('a closed assortment hides the plants of an article, not its events', async () => {
  await storeAssortmentOpen(db, false);
  expect(await seen()).toEqual({ plants: 0, events: ['Brzy'] });
  await storeAssortmentOpen(db, true);
});

test('a plant without an item in the catalogue is omitted', async () => {
  const show = (isShown: boolean) =>
    db.asOwner('update product_item set web_catalogue = $2 where product_id = $1', [plant.product_id, isShown]);
  await show(false);
  expect((await seen()).plants).toBe(0);
  await show(true);
  expect((await seen()).plants).toBe(1);
});

test('the plants and events of an unpublished article are visible only in its preview', async () => {
  await db.asOwner('update news_item set is_published = false where id = $1', [article]);
  expect(await seen()).toEqual({ plants: 0, events: [] });
  expect(await seen(article)).toEqual({ plants: 1, events: ['Brzy'] });
});

test('a deleted plant or event is removed from the article', async () => {
  await db.asOwner('update news_item set is_published = true where id = $1', [article]);
  await db.asOwner("delete from booking_event where title = 'Brzy'");
  expect(await seen()).toEqual({ plants: 1, events: [] });
});

test('the reading time is computed from the words without markup', async () => {
  const [row] = await db.asOwner<Record<string, number>>(
    `select app.reading_minutes('') as none, app.reading_minutes('<p>' || repeat('slovo ', 120) || '</p>') as short,
       app.reading_minutes(repeat('<p>dvě <strong>slova</strong></p>', 300)) as long`,
  );
  expect(row).toEqual({ none: 1, short: 1, long: 3 });
});
