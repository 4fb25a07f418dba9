import { testDatabase, type TestDatabase } from '../../tests/database';
import { EDITOR, SALES } from '../../tests/policies/attempts';
import type { Claims } from '../../src/database/database';

let db: TestDatabase;
let editor: Claims;
beforeAll(async () => {
  db = await testDatabase();
  editor = await db.claimsOf(EDITOR);
});
afterAll(() => db.close());

const as = async <Row extends object>(caller: Claims, sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.asRole(caller, (client) => client.query<Row>(sql, values))).rows;

const changesOf = async (document: string): Promise<number[]> =>
  (
    await as<{ change_id: number }>(
      editor,
      'select distinct change_id from history_list where document = $1 order by change_id',
      [document],
    )
  ).map(({ change_id }) => change_id);

async function versionAt(document: string, change: number): Promise<object> {
  const [row] = await as<{ version: object }>(editor, 'select document_version($1, $2) as version', [document, change]);
  return row?.version ?? {};
}
const restore = (document: string, change: number, latest: number, caller = editor) =>
  as(caller, 'select restore_version($1, $2, $3)', [document, change, latest]);

const GROUP = '10000000-0000-4000-8000-0000000000aa';

/** An article in two languages with five versions. */
async function writeArticle(): Promise<{ document: string; changes: number[]; versions: object[] }> {
  const document = `news_item:${GROUP}`;
  const versions: object[] = [];
  const step = async (sql: string) => {
    await as(editor, sql);
    const changes = await changesOf(document);
    versions.push(await versionAt(document, changes.at(-1) ?? 0));
  };
  await step(`insert into news_item (slug, title, locale, translation_group, is_published)
    values ('verze', 'Verze', 'cs', '${GROUP}', true), ('versions', 'Versions', 'en', '${GROUP}', true)`);
  await step(`update news_item set body = '<p>' || title || '</p>' where translation_group = '${GROUP}'`);
  await step(
    `insert into news_item (slug, title, locale, translation_group) values ('wersje', 'Wersje', 'pl', '${GROUP}')`,
  );
  await step("delete from news_item where slug = 'versions'");
  await step("update news_item set title = 'Verze 2', is_published = false where slug = 'verze'");
  return { document, changes: await changesOf(document), versions };
}

test('every version of an article can be viewed and restored in all its languages', async () => {
  const { document, changes, versions } = await writeArticle();
  expect(changes).toHaveLength(5);
  const seen = [];
  for (const change of changes) seen.push(await versionAt(document, change));
  expect(seen).toEqual(versions);

  for (const [index, change] of changes.entries()) {
    const latest = (await changesOf(document)).at(-1) ?? 0;
    await restore(document, change, latest);
    const now = (await changesOf(document)).at(-1) ?? 0;
    expect(unpublished(await versionAt(document, now))).toEqual(unpublished(versions[index] ?? {}));
    if (now !== latest) await as(editor, 'select undo_change($1)', [now]);
  }
  // An unpublished article stays unpublished.
  expect(await db.asOwner('select slug from news_item where translation_group = $1 and is_published', [GROUP])).toEqual(
    [],
  );
});

function unpublished(version: object): unknown {
  return JSON.parse(JSON.stringify(version).replaceAll('"is_published":true', '"is_published":false'));
}

test('a restore is refused after an unseen change, and for staff of other sections', async () => {
  const [gallery] = await as<{ id: string }>(editor, "insert into photogallery (name) values ('Podzim') returning id");
  const document = `photogallery:${gallery?.id}`;
  await as(editor, "update photogallery set name = 'Zima' where id = $1", [gallery?.id]);
  const [first = 0, second = 0] = await changesOf(document);
  await as(editor, "update photogallery set name = 'Jaro' where id = $1", [gallery?.id]);
  const [, , third = 0] = await changesOf(document);
  await expect(restore(document, first, second)).rejects.toMatchObject({
    message: 'content.changed_meanwhile', detail: `{"latest": ${third}}`,
  }); // oxfmt-ignore
  await expect(restore(document, first, third, await db.claimsOf(SALES))).rejects.toMatchObject({
    message: 'auth.forbidden',
  });
  await expect(restore(document, third + 1, third)).rejects.toMatchObject({ message: 'not_found' });
});

test('a picture that was moved elsewhere returns with the restored version, in its order', async () => {
  const [gallery] = await as<{ id: string }>(editor, "insert into photogallery (name) values ('Léto') returning id");
  const document = `photogallery:${gallery?.id}`;
  const [folder] = await as<{ id: string }>(
    editor,
    "insert into photo_folder (name, photogallery_id) values ('Léto', $1) returning id",
    [gallery?.id],
  );
  await db.asOwner(
    `with object as (
       insert into app_private.media_object (key, kind, byte_size, width)
       select repeat(d, 32), 'image', 10, 100 from unnest('{7,8}'::text[]) d
     )
     insert into photo (folder_id, key, content_type, width, height, byte_size, sha256, sort)
     select $1, repeat(d, 32), 'image/jpeg', 100, 80, 10, repeat(d, 64), d::int from unnest('{7,8}'::text[]) d`,
    [folder?.id],
  );
  const shown = () => db.asOwner('select key, sort from photo where folder_id = $1 order by sort', [folder?.id]);
  const before = await shown();
  const change = (await changesOf(document)).at(-1) ?? 0;
  await as(editor, "update photo set folder_id = null where key = repeat('7', 32)");
  await as(editor, "update photo set sort = 1 where key = repeat('8', 32)");
  const latest = (await as<{ id: number }>(editor, 'select max(change_id) as id from history_list'))[0]?.id ?? 0;
  const version = await versionAt(document, change);
  // A change at its current place does not affect the version.
  await as(editor, "update photo set title = 'Jinde' where key = repeat('7', 32)");
  expect(await versionAt(document, change)).toEqual(version);
  await db.asOwner("update photo set title = null where key = repeat('7', 32)");
  await restore(document, change, latest);
  expect(await shown()).toEqual(before);
});

test('a restored version does not change publication', async () => {
  const group = '10000000-0000-4000-8000-0000000000ab';
  const document = `news_item:${group}`;
  await as(
    editor,
    `insert into news_item (slug, title, locale, translation_group) values ('planovany', 'Koncept', 'cs', '${group}')`,
  );
  await as(
    editor,
    "update news_item set title = 'Hotovo', is_published = true, publish_at = '2090-12-01Z' where slug = 'planovany'",
  );
  const [draft = 0, scheduled = 0] = await changesOf(document);
  await restore(document, draft, scheduled);
  expect(
    await db.asOwner(
      "select title, is_published, publish_at = '2090-12-01Z' as at from news_item where slug = 'planovany'",
    ),
  ).toEqual([{ title: 'Koncept', is_published: true, at: true }]);
});

test('an issue of the bulletin is restored with its articles in order', async () => {
  const document = 'news_bulletin:900';
  const [issue] = await as<{ id: string }>(
    editor,
    "insert into news_bulletin (issue_number, title) values (900, 'Podzim') returning id",
  );
  const items = await as<{ id: string }>(
    editor,
    "insert into news_item (slug, title, locale) select 'vydani-' || d, d, 'cs' from unnest('{a,b,c}'::text[]) d returning id",
  );
  await as(
    editor,
    `insert into news_bulletin__news_item (bulletin_id, item_id, position)
     select $1, item, place from unnest($2::uuid[]) with ordinality as given (item, place)`,
    [issue?.id, items.map(({ id }) => id)],
  );
  const composition = () =>
    db.asOwner(
      'select item_id, position, hero_item_id from news_bulletin__news_item join news_bulletin on id = bulletin_id where id = $1 order by position',
      [issue?.id],
    );
  const before = await composition();
  const composed = (await changesOf(document)).at(-1) ?? 0;
  await as(editor, 'update news_bulletin__news_item set position = 4 - position where bulletin_id = $1', [issue?.id]);
  await as(editor, 'delete from news_bulletin__news_item where item_id = $1', [items[1]?.id]);
  await as(editor, 'update news_bulletin set hero_item_id = $2 where id = $1', [issue?.id, items[0]?.id]);
  await restore(document, composed, (await changesOf(document)).at(-1) ?? 0);
  expect(await composition()).toEqual(before);
});

test('a document older than its history can be restored to its state before the first change', async () => {
  const group = '10000000-0000-4000-8000-0000000000ac';
  const document = `news_item:${group}`;
  await db.asOwner(
    `insert into news_item (slug, title, locale, translation_group) values ('davny', 'Dávno', 'cs', '${group}')`,
  );
  await db.asOwner('delete from app_private.history where document = $1', [document]);
  await expect(versionAt(document, 0)).rejects.toMatchObject({ message: 'not_found' });
  await as(editor, "update news_item set title = 'Dnes' where slug = 'davny'");
  expect(JSON.stringify(await versionAt(document, 0))).toContain('"title":"Dávno"');
  await restore(document, 0, (await changesOf(document)).at(-1) ?? 0);
  expect(await db.asOwner("select title from news_item where slug = 'davny'")).toEqual([{ title: 'Dávno' }]);
});
