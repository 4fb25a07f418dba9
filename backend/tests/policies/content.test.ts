import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { ADMIN, ANYONE, attempt, CUSTOMER, EDITOR, SALES } from './attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('the public reads published news, editors also what is being written', async () => {
  for (const caller of [ANYONE, CUSTOMER, SALES]) expect(await attempt(db, caller, 'select * from news_item')).toBe(40);
  for (const caller of [EDITOR, ADMIN]) expect(await attempt(db, caller, 'select * from news_item')).toBe(41);
});

test('news is the work of editors', async () => {
  const insert = "insert into news_item (slug, title, locale) values ('nova', 'Nová', 'cs')";
  for (const caller of [EDITOR, ADMIN]) {
    expect(await attempt(db, caller, insert)).toBe(1);
    expect(await attempt(db, caller, 'update news_item set title = title')).toBe(41);
    expect(await attempt(db, caller, 'delete from news_item')).toBe(41);
  }
  for (const caller of [ANYONE, CUSTOMER]) {
    expect(await attempt(db, caller, insert)).toBe('refused');
    expect(await attempt(db, caller, 'delete from news_item')).toBe('refused');
  }
  expect(await attempt(db, SALES, insert)).toBe('refused');
  expect(await attempt(db, SALES, 'update news_item set title = title')).toBe(0);
  expect(await attempt(db, SALES, 'delete from news_item')).toBe(0);
});

test('a slug is one article’s in its language', async () => {
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

test('tables behind the catalogue are for sales', async () => {
  for (const table of ['product', 'product_item']) {
    expect(await attempt(db, ANYONE, `select from ${table}`)).toBe('refused');
    expect(await attempt(db, CUSTOMER, `select from ${table}`)).toBe('refused');
    expect(await attempt(db, EDITOR, `select from ${table}`)).toBe(0);
    expect(await attempt(db, SALES, `select from ${table}`)).toBeGreaterThan(100);
  }
  expect(await attempt(db, ANYONE, 'select from product_category')).toBe(15);
  expect(await attempt(db, SALES, 'select from product_category')).toBe(16);
  expect(await attempt(db, SALES, 'update product_category set name = name')).toBe(16);
  expect(await attempt(db, EDITOR, 'update product_category set name = name')).toBe(0);
});
