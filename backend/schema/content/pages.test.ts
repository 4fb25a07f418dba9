import { CONTENT_PAGES, LOCALES, PAGE_TAG } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { ANYONE, attempt, EDITOR } from '../../tests/policies/attempts';

const KEYS = Object.keys(CONTENT_PAGES);

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('every page with an editors’ text is a page of the site', () => {
  const patterns = Object.values(routes).map(({ pattern }) => pattern as string);
  expect(patterns).toEqual(expect.arrayContaining(Object.values(CONTENT_PAGES)));
});

test('the demo data has each text in every language, in one translation group per page', async () => {
  const bodies = await db.asOwner<{ slug: string; locales: string[]; groups: number }>(
    `select slug, array_agg(locale order by locale) as locales, count(distinct translation_group)::int as groups
     from news_item where tag = $1 and is_published and length(body) > 300 and length(perex) > 20 group by slug`,
    [PAGE_TAG],
  );
  expect(bodies.map(({ slug }) => slug).sort()).toEqual([...KEYS].sort());
  for (const body of bodies) expect(body).toMatchObject({ locales: [...LOCALES].sort(), groups: 1 });
});

const insert = "insert into news_item (slug, title, locale, tag) values ($1, 'Titulek', $2, $3)";
const REFUSED = { code: '23514', constraint: 'news_item_slug_reserved' };

test('editors write a page under its key, once per language', async () => {
  await db.asOwner('delete from news_item where tag = $1', [PAGE_TAG]);
  for (const key of KEYS) expect(await attempt(db, EDITOR, insert, [key, 'pl', PAGE_TAG])).toBe(1);
  await db.asOwner(insert, ['gdpr', 'cs', PAGE_TAG]);
  await expect(attempt(db, EDITOR, insert, ['gdpr', 'cs', PAGE_TAG])).rejects.toMatchObject({ code: '23505' });
  expect(await attempt(db, ANYONE, "select from news_item where slug = 'gdpr'")).toBe(0);
  await db.asOwner("update news_item set is_published = true where slug = 'gdpr'");
  expect(await attempt(db, ANYONE, "select from news_item where slug = 'gdpr'")).toBe(1);
});

test('an unknown page is refused, and an article cannot use the key of a page', async () => {
  await expect(attempt(db, EDITOR, insert, ['jina', 'cs', PAGE_TAG])).rejects.toMatchObject(REFUSED);
  await expect(attempt(db, EDITOR, insert, ['kontakt', 'cs', 'news'])).rejects.toMatchObject(REFUSED);
  const rename = "update news_item set slug = 'jina' where slug = 'gdpr'";
  await expect(attempt(db, EDITOR, rename)).rejects.toMatchObject(REFUSED);
});
