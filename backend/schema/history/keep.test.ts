import { testDatabase, type TestDatabase } from '../../tests/database';
import { overlap } from '../../tests/overlap';
import { ADMIN, EDITOR, SALES } from '../../tests/policies/attempts';
import type { Claims } from '../../src/database/database';

let db: TestDatabase;
let editor: Claims;
beforeAll(async () => {
  db = await testDatabase();
  editor = await db.claimsOf(EDITOR);
});
afterAll(() => db.close());

interface Entry {
  change_id: number;
  operation: string;
  table_name: string;
  document: string;
  person_id: string | null;
  version: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

let counter = 0;
async function makeArticle(fields: object = {}): Promise<string> {
  counter += 1;
  const row = { slug: `historie-${counter}`, title: 'Podzim', locale: 'cs', ...fields };
  const [article] = await db.asOwner<{ id: string }>(
    `insert into news_item (slug, title, locale, translation_group)
     select slug, title, locale, translation_group from json_populate_record(null::news_item, $1) returning id`,
    [row],
  );
  return String(article?.id);
}

const as = (caller: Claims, sql: string, values: unknown[] = []) =>
  db.asRole(caller, (client) => client.query(sql, values));
const historyOf = (id: string) =>
  db.asOwner<Entry>('select * from app_private.history where row_key = $1 order by id', [id]);

describe('a row that staff edit', () => {
  test('a row counts its versions, ignores sent values, and does not contain its author', async () => {
    const id = await makeArticle();
    await as(editor, "update news_item set title = 'Zima' where id = $1", [id]);
    const stamped = () => db.asOwner('select version from news_item where id = $1', [id]);
    expect(await stamped()).toEqual([{ version: 2 }]);
    const [row] = await db.asOwner('select * from news_item where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(editor.sub);
    await db.asService((client) => client.query('update news_item set version = 70 where id = $1', [id]));
    expect(await stamped()).toEqual([{ version: 3 }]);
    await db.asOwner("update news_item set title = 'Zima' where id = $1", [id]);
    expect(await stamped()).toEqual([{ version: 3 }]);
  });

  test('the history records operation, author, old and new values', async () => {
    const id = await makeArticle();
    await as(editor, "update news_item set title = 'Zima', perex = 'Krátce' where id = $1", [id]);
    await as(editor, 'delete from news_item where id = $1', [id]);
    expect(await historyOf(id)).toMatchObject([
      { operation: 'insert', version: 1, person_id: null, before: null, after: { title: 'Podzim', id } },
      {
        operation: 'update', version: 2, person_id: editor.sub, document: `news_item:${id}`,
        before: { title: 'Podzim', perex: '' }, after: { title: 'Zima', perex: 'Krátce' },
      },
      { operation: 'delete', version: 2, person_id: editor.sub, before: { title: 'Zima' }, after: null },
    ]); // oxfmt-ignore
  });

  test('of two concurrent saves of the same version one succeeds', async () => {
    const id = await makeArticle();
    const save = (title: string) => (client: { query: TestDatabase['pool']['query'] }) =>
      client.query('update news_item set title = $2 where id = $1 and version = 1', [id, title]);
    const [first, second] = await overlap(db, save('Jaro'), save('Léto'));
    expect([first.rowCount, second]).toEqual([1, expect.objectContaining({ status: 'fulfilled' })]);
    expect((second as PromiseFulfilledResult<{ rowCount: number }>).value.rowCount).toBe(0);
  });

  test.each([
    ['the column that somebody else has just changed', 'name', false],
    ['another column', 'name_en', true],
  ])(
    'a concurrent save through a view merges other columns and refuses the same one: %s',
    async (_case, column, isSaved) => {
      const sales = await db.claimsOf(SALES);
      const [slot] = await db.asOwner<{ id: string }>('select id from event_slot limit 1');
      const [, second] = await overlap(
        db,
        (client) => client.query("update event_slot set name = name || ' a' where id = $1", [slot?.id]),
        () => as(sales, `update booking_event_slot set ${column} = 'Ráno' where id = $1`, [slot?.id]),
      );
      if (isSaved) expect(second.status).toBe('fulfilled');
      else expect(second).toMatchObject({ reason: { message: 'content.changed_meanwhile' } });
    },
  );
});

test('every tracked table has its triggers, and the columns named for it exist', async () => {
  const unknown = await db.asOwner(`
    select kept.table_name, name from app_private.kept_table kept, unnest(kept.columns || kept.not_undone || kept.not_counted) name
    where not exists (select from pg_attribute where attrelid = kept.relation::regclass and attname = name)`);
  expect(unknown).toEqual([]);
  const [kept] = await db.asOwner(`
    select count(*)::int as tables, count(*) filter (where (
      select count(*) from pg_trigger where tgrelid = relation::regclass and tgname ~ '^(z_stamp_|Keep_)'
    ) = case when is_whole then 5 else 3 end)::int as guarded from app_private.kept_table`);
  expect(kept).toEqual({ tables: 34, guarded: 34 });
  const stamped = await db.asOwner(`
    select attrelid::regclass::text as name from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
    where attname = 'updated_at'
      and not exists (select from app_private.kept_table where relation::regclass = attrelid)`);
  expect(stamped).toEqual([]);
});

test('only the owner has access to the history table', async () => {
  const admin = await db.claimsOf(ADMIN);
  for (const sql of ['select from', 'delete from', 'truncate']) {
    const refused = expect.objectContaining({ code: '42501' });
    await expect(as(admin, `${sql} app_private.history`)).rejects.toEqual(refused);
    await expect(db.asService((client) => client.query(`${sql} app_private.history`))).rejects.toEqual(refused);
  }
});

test('files of a customer’s basket and a customer’s reservation are not recorded', async () => {
  const state = () =>
    db.asOwner(`select count(*), (select version from user_profile where email = 'customer@arbora.example')
      from app_private.history`);
  const before = await state();
  await db.asOwner(`insert into booking_reservation (event_slot_id, person_id, places)
    select slot.id, person.id, 0 from event_slot slot, user_profile person
    where not exists (select from booking_reservation where person_id = person.id) limit 1`);
  await db.asOwner("update user_profile set basket = '{}' where email = 'customer@arbora.example'");
  expect(await state()).toEqual(before);
});
