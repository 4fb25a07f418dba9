import { testDatabase, type TestDatabase } from '../../tests/database';
import { EDITOR } from '../../tests/policies/attempts';
import type { Claims } from '../../src/database/database';

let db: TestDatabase;
let editor: Claims;
beforeAll(async () => {
  db = await testDatabase();
  editor = await db.claimsOf(EDITOR);
});
afterAll(() => db.close());

const as = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.asRole(editor, (client) => client.query<Row>(sql, values))).rows;

let counter = 0;
/** Drafts of which the first has a time of publication. */
async function makeDrafts(): Promise<string[]> {
  counter += 1;
  const rows = await as<{ id: string }>(
    `insert into news_item (slug, title, locale, publish_at)
     select 'hromadne-' || $1::text || '-' || n, 'Hromadně ' || n, 'cs', case n when 1 then timestamptz '2199-01-01Z' end
     from generate_series(1, 3) n returning id`,
    [counter],
  );
  return rows.map(({ id }) => id);
}
const publish = (ids: string[]) =>
  as('update news_item set is_published = true, publish_at = null where id = any ($1)', [ids]);
const changesOf = async (id: string): Promise<number[]> =>
  (
    await as<{ change_id: number }>(
      'select distinct change_id from history_list where document = $1 order by change_id',
      [`news_item:${id}`],
    )
  ).map(({ change_id }) => change_id);
const states = (ids: string[]) =>
  db.asOwner('select is_published, publish_at is null as at_once from news_item where id = any ($1) order by slug', [ids]); // oxfmt-ignore

test('publishing many articles gives each a version and is taken back as one change', async () => {
  const ids = await makeDrafts();
  const before = await states(ids);
  await publish(ids);
  const changes = await Promise.all(ids.map(changesOf));
  expect(changes.map((each) => each.length)).toEqual([2, 2, 2]);
  const shared = [...new Set(changes.map((each) => each.at(-1)))];
  expect(shared).toHaveLength(1);

  await as('select undo_change($1)', [shared[0]]);
  expect(await states(ids)).toEqual(before);
  expect(await changesOf(ids[0]!)).toHaveLength(3);
});

test('publishing many articles is not taken back over a later change of one of them', async () => {
  const ids = await makeDrafts();
  await publish(ids);
  const change = (await changesOf(ids[0]!)).at(-1);
  await as("update news_item set publish_at = timestamptz '2198-01-01Z' where id = $1", [ids[0]]);
  await expect(as('select undo_change($1)', [change])).rejects.toMatchObject({ message: 'content.changed_meanwhile' });
  expect(await states(ids)).toMatchObject([{ is_published: true }, { is_published: true }, { is_published: true }]);
});
