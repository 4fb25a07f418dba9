import { testDatabase, type TestDatabase } from '../../tests/database';
import { EDITOR } from '../../tests/policies/attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

async function idOf(table: 'product' | 'booking_event', offset: number): Promise<string> {
  const [row] = await db.asOwner<{ id: string }>(`select id from ${table} order by id offset $1 limit 1`, [offset]);
  return row!.id;
}
const card = (address: string): string => `<p><a href="${address}">Karta</a></p>`;

test('an article is linked to the plants and events of its cards, each once and after the existing links', async () => {
  const editor = await db.claimsOf(EDITOR);
  const write = (sql: string, values: unknown[]) => db.asRole(editor, (client) => client.query(sql, values));
  const [linked, plant, event] = [await idOf('product', 0), await idOf('product', 1), await idOf('booking_event', 0)];
  await write("insert into news_item (slug, title, locale) values ('s-kartami', 'S kartami', 'cs')", []);
  const [article] = await db.asOwner<{ id: string }>("select id from news_item where slug = 's-kartami'");
  const id = article!.id;
  await write('insert into news_item__product (item_id, product_id, position) values ($1, $2, 1)', [id, linked]);
  const body = [
    card(`/sortiment/${plant}`),
    card(`/en/sortiment/${linked}`),
    card(`/services/public-booking/${event}`),
    card(`/sortiment/${plant}`),
    card(`/sortiment/${crypto.randomUUID()}`),
    `<p>Viz <a href="/sortiment/${await idOf('product', 2)}">jiná</a>.</p>`,
  ].join('');
  await write('update news_item set body = $2 where id = $1', [id, body]);
  const links = () => db.asOwner('select product_id from news_item__product where item_id = $1 order by position', [id]); // oxfmt-ignore
  expect(await links()).toEqual([{ product_id: linked }, { product_id: plant }]);
  expect(await db.asOwner('select event_id from news_item__booking_event where item_id = $1', [id])).toEqual([
    { event_id: event },
  ]);

  const [change] = await db.asOwner<{ id: number }>(
    'select max(change_id)::integer as id from app_private.history where document = $1',
    [`news_item:${id}`],
  );
  await write('select undo_change($1)', [change!.id]);
  expect(await links()).toEqual([{ product_id: linked }]);
});

test('a link added by a card is removed with the last card, one chosen by an editor remains', async () => {
  const editor = await db.claimsOf(EDITOR);
  const write = (sql: string, values: unknown[]) => db.asRole(editor, (client) => client.query(sql, values));
  const [chosen, placed, event] = [await idOf('product', 0), await idOf('product', 1), await idOf('booking_event', 0)];
  await write("insert into news_item (slug, title, locale) values ('bez-karet', 'Bez karet', 'cs')", []);
  const [article] = await db.asOwner<{ id: string }>("select id from news_item where slug = 'bez-karet'");
  const id = article!.id;
  const setBody = (...addresses: string[]) =>
    write('update news_item set body = $2 where id = $1', [id, addresses.map(card).join('')]);
  const links = async () =>
    (
      await db.asOwner<{ id: string }>(
        `select product_id as id from news_item__product where item_id = $1
         union all select event_id from news_item__booking_event where item_id = $1`,
        [id],
      )
    ).map((link) => link.id);
  await write('insert into news_item__product (item_id, product_id, position) values ($1, $2, 1)', [id, chosen]);
  const [chosenCard, placedCard] = [`/sortiment/${chosen}`, `/sortiment/${placed}`];
  await setBody(chosenCard, placedCard, placedCard, `/services/public-booking/${event}`);
  expect(await links()).toEqual([chosen, placed, event]);
  await setBody(placedCard);
  expect(await links()).toEqual([chosen, placed]);
  await setBody();
  expect(await links()).toEqual([chosen]);

  const [change] = await db.asOwner<{ id: number }>(
    'select max(change_id)::integer as id from app_private.history where document = $1',
    [`news_item:${id}`],
  );
  await write('select undo_change($1)', [change!.id]);
  expect(await links()).toEqual([chosen, placed]);
  await setBody();
  expect(await links()).toEqual([chosen]);
});
