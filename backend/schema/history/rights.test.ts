import { testDatabase, type TestDatabase } from '../../tests/database';
import { ADMIN, CUSTOMER, EDITOR, SALES } from '../../tests/policies/attempts';
import type { Claims } from '../../src/database/database';

let db: TestDatabase;
let admin: Claims;
let editor: Claims;
let sales: Claims;
beforeAll(async () => {
  db = await testDatabase();
  [admin, editor, sales] = [await db.claimsOf(ADMIN), await db.claimsOf(EDITOR), await db.claimsOf(SALES)];
});
afterAll(() => db.close());

const as = async <Row extends object>(caller: Claims, sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.asRole(caller, (client) => client.query<Row>(sql, values))).rows;
const undo = (caller: Claims, change: number) => as(caller, 'select undo_change($1)', [change]);
const lastChange = async (): Promise<number> =>
  (await db.asOwner<{ id: number }>('select max(change_id) as id from app_private.history'))[0]?.id ?? 0;
let counter = 0;
/** A plant with one picture, and the folder of a gallery. */
async function pictured(): Promise<{ product: string; gallery: string }> {
  counter += 1;
  const [row] = await db.asOwner<{ product: string; gallery: string }>(
    `with plant as (insert into product (name) values ('Acer pictum ' || $1::int) returning id),
       object as (
         insert into app_private.media_object (key, kind, byte_size, width)
         values (repeat($1::text, 32), 'image', 10, 100)
       ),
       folder as (insert into photo_folder (name, product_id) select 'Javor', id from plant returning id),
       photo as (
         insert into photo (folder_id, key, content_type, width, height, byte_size, sha256)
         select id, repeat($1::text, 32), 'image/jpeg', 100, 80, 10, repeat($1::text, 64) from folder
       ),
       gallery as (insert into photogallery (name) values ('Galerie ' || $1::int) returning id),
       album as (insert into photo_folder (name, photogallery_id) select 'Album', id from gallery returning id)
     select plant.id as product, album.id as gallery from plant, album`,
    [counter],
  );
  return row!;
}

test('an import of plants can be undone by admins only, as staff may neither add nor delete plants', async () => {
  await db.asOwner("insert into product (name) values ('Abies importata')");
  const change = await lastChange();
  await expect(undo(sales, change)).rejects.toMatchObject({ message: 'auth.forbidden' });
  await undo(admin, change);
  expect(await db.asOwner("select from product where name = 'Abies importata'")).toEqual([]);
});

test('a text changed by a job can be undone by staff who may change it', async () => {
  const [item] = await db.asOwner<{ id: string; title: string }>('select id, title from news_item limit 1');
  await db.asOwner("update news_item set title = 'Jiný' where id = $1", [item?.id]);
  await undo(editor, await lastChange());
  expect(await db.asOwner('select title from news_item where id = $1', [item?.id])).toEqual([{ title: item?.title }]);
});

describe('a picture that was moved from a plant to a gallery', () => {
  async function move(): Promise<{ product: string; left: number; seen: number }> {
    const { product, gallery } = await pictured();
    await db.asOwner("update product set description = 'Javor' where id = $1", [product]);
    const seen = await lastChange();
    await as(
      admin,
      `update photo set folder_id = $2
       where folder_id = (select id from photo_folder where product_id = $1)`,
      [product, gallery],
    );
    return { product, left: await lastChange(), seen };
  }

  test('a move between sections is undone only by a caller with both rights', async () => {
    const { left } = await move();
    await expect(undo(sales, left)).rejects.toMatchObject({ message: 'auth.forbidden' });
    await expect(undo(editor, left)).rejects.toMatchObject({ message: 'auth.forbidden' });
    await undo(admin, left);
  });

  test('sales staff see the history of the plant, but cannot restore a version that would take a picture out of the gallery', async () => {
    const { product, left, seen } = await move();
    const document = `product:${product}`;
    expect(await as(sales, 'select document_version($1, $2)', [document, seen])).toHaveLength(1);
    await expect(as(sales, 'select restore_version($1, $2, $3)', [document, seen, left])).rejects.toMatchObject({
      message: 'auth.forbidden',
    });
    await as(admin, 'select restore_version($1, $2, $3)', [document, seen, left]);
  });
});

test('a person can change their own profile at most a hundred times a day', async () => {
  const customer = await db.claimsOf(CUSTOMER);
  const save = (phone: string) =>
    as(customer, 'update user_profile set phone = $1 where id = $2', [phone, customer.sub]);
  for (let count = 0; count < 100; count += 1) await save(`+420 600 000 ${100 + count}`);
  await expect(save('+420 700 000 000')).rejects.toMatchObject({ message: 'request.limited' });
  await as(admin, "update user_profile set phone = '+420 700 000 000' where id = $1", [customer.sub]);
});
