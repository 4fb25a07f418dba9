import { testDatabase, type TestDatabase } from '../../tests/database';
import { ANYONE, attempt, CUSTOMER, EDITOR, SALES, type Outcome } from '../../tests/policies/attempts';

const ID = '10000000-0000-4000-8000-0000000000ab';
const RATER = 'customer.sk@arbora.example';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

/** An article and an issue that appear in an hour; the article already has comments and ratings. */
beforeEach(async () => {
  await db.asOwner('delete from news_item where id = $1', [ID]);
  await db.asOwner('delete from news_bulletin where issue_number = 9000');
  await db.asOwner(
    `insert into news_item (id, slug, title, locale, is_published, publish_at)
     values ($1, 'planovana', 'Plánovaná', 'cs', true, now() + interval '1 hour')`,
    [ID],
  );
  const rater = 'select $1::uuid, id from user_profile where email = $2';
  await db.asOwner(`insert into news_rating (news_id, profile_id) ${rater}`, [ID, RATER]);
  await db.asOwner(
    `insert into news_comment (news_id, profile_id, body) select rater.*, 'Dříve' from (${rater}) as rater`,
    [ID, RATER],
  );
  await db.asOwner(
    `insert into news_bulletin (issue_number, title, is_published, publish_at)
     values (9000, 'Plánovaný', true, now() + interval '1 hour')`,
  );
});

/**
 * Simulates that two hours pass. Time writes nothing, so triggers must not run; columns copied by triggers are moved
 * too.
 */
async function letTimePass(): Promise<void> {
  for (const table of ['news_item', 'news_bulletin', 'app_private.news_rating_tally', 'app_private.news_tally']) {
    await db.asOwner(
      `begin; alter table ${table} disable trigger user;
       update ${table} set publish_at = publish_at - interval '2 hours';
       alter table ${table} enable trigger user; commit`,
    );
  }
}

async function seenBy(caller: string | null): Promise<Outcome[]> {
  const seen: Outcome[] = [];
  for (const [sql, ...values] of [
    ['select from news_item where id = $1', ID],
    ['select from news_comments where news_id = $1', ID],
    ['select from news_rating_counts where news_id = $1', ID],
    ['select from news_bulletin where issue_number = 9000'],
  ] as [string, ...string[]][]) {
    seen.push(await attempt(db, caller, sql, values));
  }
  return seen;
}

test('a scheduled article with its comments and ratings, and an issue, appear at their time', async () => {
  for (const caller of [ANYONE, CUSTOMER, SALES]) expect(await seenBy(caller)).toEqual([0, 0, 0, 0]);
  expect(await seenBy(EDITOR)).toEqual([1, 0, 0, 1]);
  await letTimePass();
  for (const caller of [ANYONE, CUSTOMER, SALES, EDITOR]) expect(await seenBy(caller)).toEqual([1, 1, 1, 1]);
});

test('a scheduled article cannot be commented on or rated, even by those who see it', async () => {
  const { sub } = await db.claimsOf(CUSTOMER);
  const { sub: editor } = await db.claimsOf(EDITOR);
  const rate = 'insert into news_rating (news_id, profile_id) values ($1, $2)';
  const comment = "insert into news_comment (news_id, profile_id, body) values ($1, $2, 'Hezké')";
  for (const sql of [rate, comment]) {
    expect(await attempt(db, CUSTOMER, sql, [ID, sub])).toBe('refused');
    expect(await attempt(db, EDITOR, sql, [ID, editor])).toBe('refused');
  }
  await letTimePass();
  for (const sql of [rate, comment]) expect(await attempt(db, CUSTOMER, sql, [ID, sub])).toBe(1);
});

test('the dashboard counts only articles visible to visitors as published', async () => {
  const published = () =>
    db.tryAs(EDITOR, async (client) => {
      const { rows } = await client.query<{ published: number }>(
        "select (get_dashboard() -> 'news' ->> 'published')::int as published",
      );
      return rows[0]!.published;
    });
  const before = await published();
  await letTimePass();
  expect(await published()).toBe(before + 1);
});

describe('the date', () => {
  const dated = async (): Promise<boolean> => {
    const [row] = await db.asOwner<{ is: boolean }>(
      'select created_at = publish_at as is from news_item where id = $1',
      [ID],
    );
    return row!.is;
  };

  test('a scheduled article is dated by its publication', async () => {
    expect(await dated()).toBe(true);
    await db.asOwner("update news_item set publish_at = now() + interval '3 hours' where id = $1", [ID]);
    expect(await dated()).toBe(true);
  });

  test('an article published early is dated by that moment', async () => {
    await db.asOwner("update news_item set publish_at = now() + interval '3 hours' where id = $1", [ID]);
    await db.asOwner('update news_item set publish_at = null where id = $1', [ID]);
    expect(await db.asOwner('select created_at <= now() as is_past from news_item where id = $1', [ID])).toEqual([
      { is_past: true },
    ]);
    await db.asOwner("update news_item set publish_at = now() + interval '3 hours' where id = $1", [ID]);
  });

  test('a date set by an editor is kept', async () => {
    await db.asOwner("update news_item set publish_at = '2026-05-05Z', created_at = '2026-05-01Z' where id = $1", [ID]);
    expect(await dated()).toBe(false);
    await db.asOwner("update news_item set title = 'Jiná' where id = $1", [ID]);
    expect(await dated()).toBe(false);
  });

  test('undoing a change restores date and schedule', async () => {
    const claims = await db.claimsOf(EDITOR);
    const asEditor = (sql: string) => db.asRole(claims, (client) => client.query<{ id: string }>(sql, [ID]));
    await asEditor("update news_item set publish_at = '2026-05-05Z', created_at = '2026-05-01Z' where id = $1");
    await asEditor('update news_item set publish_at = null where id = $1');
    const [change] = await db.asOwner<{ id: string }>(
      `select change_id as id from app_private.history where table_name = 'news_item' and row_key like '%' || $1 || '%' order by change_id desc limit 1`,
      [ID],
    );
    await db.asRole(claims, (client) => client.query('select undo_change($1)', [change!.id]));
    const [row] = await db.asOwner(
      `select publish_at = '2026-05-05Z' as at, created_at = '2026-05-01Z' as dated from news_item where id = $1`,
      [ID],
    );
    expect(row).toEqual({ at: true, dated: true });
  });
});

test('the next publication is the earliest one of a published article or issue', async () => {
  const seconds = async () => {
    const [row] = await db.asOwner<{ seconds: number | null }>(
      'select app_private.seconds_to_publication()::int as seconds',
    );
    return row!.seconds;
  };
  await db.asOwner(
    "update news_item set publish_at = now() + interval '10 minutes', is_published = false where id = $1",
    [ID],
  );
  expect(await seconds()).toBeGreaterThan(3500);
  await db.asOwner('update news_item set is_published = true where id = $1', [ID]);
  expect(await seconds()).toBeLessThanOrEqual(600);
  await letTimePass();
  expect(await seconds()).toBeNull();
});

test('a draft past its scheduled time is reported, unlike published items and ones unpublished since', async () => {
  await db.asOwner(
    `insert into news_item (slug, title, locale, publish_at) values ('zapomenuta', 'Zapomenutá', 'cs', now() + interval '1 hour')`,
  );
  const missed = () => db.asService((client) => client.query<{ name: string }>('select name from app_private.missed_publications()')); // oxfmt-ignore
  expect((await missed()).rows).toEqual([]);
  for (const table of ['news_item', 'news_bulletin']) {
    await db.asOwner(
      `begin; alter table ${table} disable trigger user;
       update ${table} set publish_at = publish_at - interval '90 minutes', updated_at = updated_at - interval '90 minutes'
       where publish_at between now() and now() + interval '2 hours';
       alter table ${table} enable trigger user; commit`,
    );
  }
  await db.asOwner('update news_item set is_published = false where id = $1', [ID]);
  expect((await missed()).rows).toEqual([{ name: expect.stringContaining('zapomenuta') as string }]);
});
