import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { ANYONE, attempt, CUSTOMER, EDITOR, SALES } from './attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('a slug is unique within its language', async () => {
  const [first] = await db.asOwner<{ slug: string }>("select slug from news_item where locale = 'cs' limit 1");
  const insert = 'insert into news_item (slug, title, locale) values ($1, $1, $2)';
  await expect(attempt(db, EDITOR, insert, [first?.slug, 'cs'])).rejects.toMatchObject({ code: '23505' });
  expect(await attempt(db, EDITOR, insert, [first?.slug, 'pl'])).toBe(1);
  await expect(attempt(db, EDITOR, insert, ['Velká Písmena', 'cs'])).rejects.toMatchObject({ code: '23514' });
});

test('the catalogue shows plants of public groups to everyone', async () => {
  const trial = "where name = 'Quercus rubra'";
  for (const caller of [ANYONE, CUSTOMER, SALES]) {
    expect(await attempt(db, caller, 'select * from katalog_items')).toBeGreaterThan(600);
    expect(await attempt(db, caller, `select from katalog_items ${trial}`)).toBe(0);
  }
  await db.asOwner("update product_category set is_public = true where name = 'Zkušební výsadby'");
  expect(await attempt(db, ANYONE, `select from katalog_items ${trial}`)).toBeGreaterThan(0);
  await db.asOwner("update product_category set is_public = false where name = 'Zkušební výsadby'");
  expect(await attempt(db, ANYONE, `select from katalog_items ${trial}`)).toBe(0);
});
