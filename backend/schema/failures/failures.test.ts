import { readConfig } from '../../src/config';
import { pruneFailures } from '../../src/jobs/prune-jobs';
import { testDatabase, type TestDatabase } from '../../tests/database';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());
beforeEach(() => db.asOwner('delete from app_private.failure'));

const fingerprint = (name: string): string => name.padEnd(64, '-');
const record = (name: string, build = 'b1') =>
  db.service.query('select app_private.record_failure($1, $2, $3, $4, $5, $6, $7, $8)', [
    fingerprint(name),
    'error',
    'mf-shop',
    '9bc1',
    build,
    '/sortiment/:id',
    name,
    [`src/${build}.tsx:1:1`],
  ]);

/** Adds two thousand groups, the oldest of them 2000 hours old. */
const fill = () =>
  db.asOwner(
    `insert into app_private.failure (fingerprint, kind, remote, version, build, message, frames, last_at)
     select rpad(n::text, 64, '-'), 'error', 'mf-shop', '9bc1', 'b1', n::text, '{}', now() - make_interval(hours => n)
     from generate_series(1, 2000) as n`,
  );

test('a repeated failure is counted in its group, with the first and the latest time, build and frames', async () => {
  await record('a');
  await db.asOwner("update app_private.failure set first_at = now() - interval '1 day', last_at = first_at");
  await Promise.all([record('a', 'b2'), record('a', 'b2'), record('other')]);
  const groups = await db.asOwner(
    `select count, build, frames, now() - first_at > interval '1 day' as is_old, now() - last_at < interval '1 minute' as is_new
     from app_private.failure where message = 'a'`,
  );
  expect(groups).toEqual([{ count: 3, build: 'b2', frames: ['src/b2.tsx:1:1'], is_old: true, is_new: true }]);
});

test('beyond two thousand groups, a new one replaces the one that was last seen longest ago', async () => {
  await fill();
  await record('new');
  await record('new');
  const [kept] = await db.asOwner(
    `select count(*)::integer as groups, max(count) filter (where message = 'new') as of_new,
       (count(*) filter (where message = '2000'))::integer as of_oldest from app_private.failure`,
  );
  expect(kept).toEqual({ groups: 2000, of_new: 2, of_oldest: 0 });
});

test('new groups beyond the limit can be added at the same time', async () => {
  await fill();
  await Promise.all(Array.from({ length: 40 }, (_, index) => record(`new${index}`)));
  await record('last');
  expect(await db.asOwner("select from app_private.failure where message like 'new%'")).toHaveLength(40);
  expect(await db.asOwner('select from app_private.failure')).toHaveLength(2000);
});

test('a failure is known since its first time in any version, wherever in the code it was', async () => {
  const add = (name: string, version: string, message: string, route: string | null, hoursAgo: number) =>
    db.asOwner(
      `insert into app_private.failure (fingerprint, kind, remote, version, build, route, message, frames, first_at)
       values (rpad($1, 64, '-'), 'error', 'mf-shop', $2, 'b1', $4, $3, array[$1], now() - make_interval(hours => $5))`,
      [name, version, message, route, hoursAgo],
    );
  await add('a', 'v1', 'same', null, 5);
  await add('b', 'v2', 'same', null, 2);
  await add('c', 'v2', 'same', '/sortiment', 1);
  await add('d', 'v2', 'other', null, 1);
  const { rows } = await db.tryAs('admin@arbora.example', (client) =>
    client.query(
      `select frames[1] as name, round(extract(epoch from now() - known_since) / 3600)::integer as hours
       from failure_list order by name`,
    ),
  );
  expect(rows).toEqual([
    { name: 'a', hours: 5 },
    { name: 'b', hours: 5 },
    { name: 'c', hours: 1 },
    { name: 'd', hours: 1 },
  ]);
});

test('services cannot write groups in another way', async () => {
  for (const statement of ['update app_private.failure set count = 1', 'delete from app_private.failure']) {
    await expect(db.service.query(statement)).rejects.toThrow('permission denied');
  }
});

test('groups are deleted 90 days after their last failure', async () => {
  await record('old');
  await record('kept');
  await db.asOwner(
    `update app_private.failure set first_at = now() - interval '200 days',
       last_at = now() - (case message when 'old' then 91 else 89 end) * interval '1 day'`,
  );
  await pruneFailures.run({ config: readConfig({ NODE_ENV: 'test' }), database: db });
  expect(await db.asOwner('select message from app_private.failure')).toEqual([{ message: 'kept' }]);
});
