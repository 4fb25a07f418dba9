import { ROLE } from '@arbora/domain';
import { testDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { queryAs } from './as-caller';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('a caller without a token has the anonymous role', async () => {
  const rows = await db.tryAs(
    null,
    async (client) => (await client.query('select current_user, app.person_id()')).rows,
  );
  expect(rows).toEqual([{ current_user: ROLE.anon, person_id: null }]);
});

test('claims last for one transaction only', async () => {
  const claims = await db.claimsOf('customer@arbora.example');
  const inside = await db.asRole(
    claims,
    async (client) => (await client.query('select current_user, app.person_id()')).rows,
  );
  expect(inside).toEqual([{ current_user: ROLE.customer, person_id: claims.sub }]);
  const { rows } = await db.pool.query("select current_user, current_setting('request.jwt.claims', true) as claims");
  expect(rows).toEqual([{ current_user: 'authenticator', claims: '' }]);
  await expect(db.pool.query('select from news_item')).rejects.toThrow('permission denied');
});

test('quotes in claims stay data', async () => {
  const claims = {
    ...(await db.claimsOf('customer@arbora.example')),
    email: `o'neill"\\'; drop table news_item; --@x.example`,
  };
  const [row] = await db.asRole(claims, async (client) => (await client.query('select app.claims()')).rows);
  expect(row.claims.email).toBe(claims.email);
});

test.each([
  [null, '3s'],
  [ROLE.registration, '3s'],
  [ROLE.customer, '5s'],
  [ROLE.manager, '15s'],
])('statements of %s time out after %s', async (role, timeout) => {
  const claims = role && (await db.claimsOf('customer@arbora.example', role));
  const sql = "select current_setting('statement_timeout')";
  const inWork = await db.asRole(claims, async (client) => (await client.query(sql)).rows);
  expect(inWork).toEqual([{ current_setting: timeout }]);
  expect(await queryAs(db.pool, claims, { text: sql, values: [] })).toEqual([timeout]);
  expect((await db.pool.query(sql)).rows).toEqual([{ current_setting: '15s' }]);
});

test.each(['postgres', 'arbora_service', 'nobody'])('a token with the role %s is refused', async (role) => {
  const claims = { sub: 'x', email: 'x@x.example', role: role as typeof ROLE.admin };
  await expect(db.asRole(claims, async () => 1)).rejects.toThrow('unknown role');
  await expect(db.pool.query("select set_config('role', $1, false)", [role])).rejects.toThrow();
});

test('a transaction that throws is rolled back, and its connection stays usable', async () => {
  const failed = db.asService(async (client) => {
    await client.query("update user_profile set nickname = 'x' where email = 'customer@arbora.example'");
    await client.query('select 1 / 0');
  });
  await expect(failed).rejects.toThrow('division by zero');
  const rows = await db.asOwner("select nickname from user_profile where email = 'customer@arbora.example'");
  expect(rows).toEqual([{ nickname: 'zahradnik' }]);
});

test('numbers, amounts and times are parsed as in JSON', async () => {
  const row = await db.asService(
    async (client) =>
      (
        await client.query(`select 7::bigint as big, 1.50::numeric as amount, '2026-11-21'::date as day,
          '2026-11-21 10:00:00.5+00'::timestamptz as time, to_json('2026-11-21 10:00:00.5+00'::timestamptz) as json`)
      ).rows[0],
  );
  expect(row).toEqual({
    big: 7,
    amount: 1.5,
    day: '2026-11-21',
    time: '2026-11-21T10:00:00.5+00:00',
    json: '2026-11-21T10:00:00.5+00:00',
  });
});
