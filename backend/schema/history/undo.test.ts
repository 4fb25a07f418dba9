import { testDatabase, type TestDatabase } from '../../tests/database';
import { overlap } from '../../tests/overlap';
import { EDITOR, SALES } from '../../tests/policies/attempts';
import type { Claims } from '../../src/database/database';

let db: TestDatabase;
let editor: Claims;
let sales: Claims;
beforeAll(async () => {
  db = await testDatabase();
  [editor, sales] = [await db.claimsOf(EDITOR), await db.claimsOf(SALES)];
});
afterAll(() => db.close());

const as = async <Row extends object>(caller: Claims, sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.asRole(caller, (client) => client.query<Row>(sql, values))).rows;
const undo = (caller: Claims, change: number) =>
  as<{ change: number }>(caller, 'select undo_change($1) as change', [change]);
/** The last change of a row, which may have been deleted. */
async function changeOf(key: string): Promise<number> {
  const [last] = await db.asOwner<{ change_id: number }>(
    'select change_id from app_private.history where row_key like $1 order by id desc limit 1',
    [`%${key}%`],
  );
  return last?.change_id ?? 0;
}

let counter = 0;
/** An issue in two languages whose commentary and item is an article with a reader's comment. */
async function makeIssue(): Promise<{ item: string; issue: number }> {
  counter += 1;
  const [article] = await as<{ id: string }>(
    editor,
    `insert into news_item (slug, title, locale) values ($1, 'Řez jabloní', 'cs') returning id`,
    [`vratit-${counter}`],
  );
  const issue = 7000 + counter;
  await as(
    editor,
    `with made as (
       insert into news_bulletin (issue_number, locale, title, hero_item_id)
       select $1, locale, 'Zima', $2 from unnest('{cs,en}'::text[]) locale returning id
     )
     insert into news_bulletin__news_item (bulletin_id, item_id, position) select id, $2, 1 from made`,
    [issue, article?.id],
  );
  return { item: String(article?.id), issue };
}

/** All rows of the tracked tables, without version and stamp. */
const snapshot = () =>
  db.asOwner(`
    select 'item' as kind, to_jsonb(t) - '{version,updated_at}'::text[] as content from news_item t
    union all select 'issue', to_jsonb(t) - '{version,updated_at}'::text[] from news_bulletin t
    union all select 'link', to_jsonb(t) - '{version,updated_at}'::text[] from news_bulletin__news_item t
    union all select 'photo', to_jsonb(t) - '{version,updated_at}'::text[] from photo t
    union all select 'folder', to_jsonb(t) - '{version,updated_at}'::text[] from photo_folder t
    union all select 'gallery', to_jsonb(t) - '{version,updated_at}'::text[] from photogallery t
    order by 1, 2`);

describe('a change', () => {
  test.each([
    ['of texts', "update news_item set title = 'Jiný', body = '<p>A</p>' where id = $1"],
    ['that deletes an article with its places in issues', 'delete from news_item where id = $1'],
    ['of many rows', 'update news_bulletin__news_item set position = position + 5 where item_id = $1'],
  ])('a change %s is undone and redone', async (_case, sql) => {
    const { item } = await makeIssue();
    const before = await snapshot();
    await as(editor, sql, [item]);
    const changed = await snapshot();
    expect(changed).not.toEqual(before);
    const [undone] = await undo(editor, await changeOf(item));
    expect(await snapshot()).toEqual(before);
    await undo(editor, undone?.change ?? 0);
    expect(await snapshot()).toEqual(changed);
  });

  test('adding a gallery is undone with its dependents, and redone with its pictures', async () => {
    const before = await snapshot();
    await as(editor, "insert into photogallery (name) values ('Jaro 2027')");
    const [gallery] = await db.asOwner<{ id: string }>("select id from photogallery where name = 'Jaro 2027'");
    const added = await changeOf(String(gallery?.id));
    await db.asOwner(
      `with object as (
         insert into app_private.media_object (key, kind, byte_size, width) values (repeat('9', 32), 'image', 10, 100)
       ), folder as (insert into photo_folder (name, photogallery_id) values ('Jaro 2027', $1) returning id)
       insert into photo (folder_id, key, content_type, width, height, byte_size, sha256)
       select id, repeat('9', 32), 'image/jpeg', 100, 80, 10, repeat('9', 64) from folder`,
      [gallery?.id],
    );
    await expect(undo(editor, added)).rejects.toMatchObject({ message: 'content.changed_meanwhile' });
    const full = await snapshot();
    await as(editor, 'delete from photogallery where id = $1', [gallery?.id]);
    expect(await snapshot()).toEqual(before);
    await undo(editor, await changeOf(String(gallery?.id)));
    expect(await snapshot()).toEqual(full);
    expect(await db.asOwner('select version from photogallery where id = $1', [gallery?.id])).toEqual([{ version: 2 }]);
  });

  test('adding and changing many rows at once is undone and redone, the later changes first', async () => {
    const { issue } = await makeIssue();
    const before = await snapshot();
    await db.asRole(editor, async (client) => {
      await client.query(
        `insert into news_item (slug, title, locale) select 'hromada-' || n, 'Článek ' || n, 'cs' from generate_series(1, 20) as n`,
      );
      await client.query(
        `insert into news_bulletin__news_item (bulletin_id, item_id, position)
         select news_bulletin.id, news_item.id, 10 + row_number() over (order by slug)
         from news_item, news_bulletin
         where slug like 'hromada-%' and news_bulletin.locale = 'cs' and issue_number = $1`,
        [issue],
      );
      await client.query("update news_item set title = title || ' znovu' where slug like 'hromada-%'");
    });
    const added = await snapshot();
    const [one] = await db.asOwner<{ id: string }>("select id from news_item where slug = 'hromada-1'");
    const [undone] = await undo(editor, await changeOf(String(one?.id)));
    expect(await snapshot()).toEqual(before);
    await undo(editor, undone?.change ?? 0);
    expect(await snapshot()).toEqual(added);
  });

  test('undo is refused after another change of the same column, and reports the current row', async () => {
    const { item } = await makeIssue();
    await as(editor, "update news_item set title = 'První' where id = $1", [item]);
    const first = await changeOf(item);
    await as(editor, "update news_item set perex = 'Jinde' where id = $1", [item]);
    await as(editor, "update news_item set title = 'Druhý' where id = $1", [item]);
    const refused = await undo(editor, first).catch((error: { message: string; detail: string }) => error);
    expect(refused).toMatchObject({ message: 'content.changed_meanwhile' });
    expect(JSON.parse((refused as { detail: string }).detail)).toMatchObject({
      table_name: 'news_item', row_key: item, row: { title: 'Druhý', version: 4 },
    }); // oxfmt-ignore
  });

  test('undo succeeds after a change of another column', async () => {
    const { item } = await makeIssue();
    await as(editor, "update news_item set title = 'První' where id = $1", [item]);
    const first = await changeOf(item);
    await as(editor, "update news_item set perex = 'Jinde' where id = $1", [item]);
    await undo(editor, first);
    expect(await db.asOwner('select title, perex from news_item where id = $1', [item])).toEqual([
      { title: 'Řez jabloní', perex: 'Jinde' },
    ]);
  });

  test('undo requires a right of the change’s section', async () => {
    const { item } = await makeIssue();
    const change = await changeOf(item);
    await expect(undo(sales, change)).rejects.toMatchObject({ message: 'auth.forbidden' });
    await expect(undo(editor, 9_000_000)).rejects.toMatchObject({ message: 'not_found' });
  });

  test('a payment or check-in is undone only by its own functions', async () => {
    await as(
      sales,
      `update booking_reservation set is_paid = true
      where id = (select id from booking_reservation where not is_paid and places > 0 limit 1)`,
    );
    const [last] = await db.asOwner<{ change_id: number }>(
      'select max(change_id) as change_id from app_private.history',
    );
    await expect(undo(sales, last?.change_id ?? 0)).rejects.toMatchObject({ message: 'content.not_undoable' });
  });
});

describe('concurrent undo and save', () => {
  const save = (item: string) => (client: { query: TestDatabase['pool']['query'] }) =>
    client.query("update news_item set title = 'Uložený' where id = $1 and version = 2", [item]);
  async function changed(): Promise<{ item: string; change: number }> {
    const { item } = await makeIssue();
    await as(editor, "update news_item set title = 'Jiný' where id = $1", [item]);
    return { item, change: await changeOf(item) };
  }

  test('an undo after a concurrent save is refused', async () => {
    const { item, change } = await changed();
    const [, undone] = await overlap(db, save(item), () => undo(editor, change));
    expect(undone).toMatchObject({ status: 'rejected', reason: { message: 'content.changed_meanwhile' } });
  });

  test('a save after a concurrent undo matches no row', async () => {
    const { item, change } = await changed();
    const asEditor = { ...db, asService: <T>(work: Parameters<typeof db.asRole<T>>[1]) => db.asRole(editor, work) };
    const [, saved] = await overlap(asEditor, (client) => client.query('select undo_change($1)', [change]), save(item));
    expect(saved).toMatchObject({ status: 'fulfilled', value: { rowCount: 0 } });
  });
});
