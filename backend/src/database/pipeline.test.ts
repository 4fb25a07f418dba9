import { testDatabase, type TestDatabase } from '../../tests/database';
import { runPipelined } from './pipeline';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 1 });
}, 60_000);
afterAll(() => db.close());

/** Resolves to the first row of the last statement. */
async function run(...statements: [text: string, ...values: string[]][]) {
  const client = await db.pool.connect();
  try {
    return await runPipelined(
      client,
      statements.map(([text, ...values]) => ({ text, values })),
    );
  } finally {
    client.release();
  }
}

const SET_ROLE = "select set_config('role', $1, true)";

test('statements sent together form one transaction, which ends with them', async () => {
  expect(await run([SET_ROLE, 'arbora_anon'], ['select current_user'])).toEqual(['arbora_anon']);
  expect(await run(['select current_user'])).toEqual(['authenticator']);
});

test('a failing statement undoes the ones before it', async () => {
  const insert = "insert into news_item (slug, title, locale) values ($1, 'T', 'cs')";
  const asEditor: [string, string][] = [
    ["select set_config('request.jwt.claims', $1, true)", JSON.stringify(await db.claimsOf('editor@arbora.example'))],
    [SET_ROLE, 'arbora_manager'],
  ];
  await expect(run(...asEditor, [insert, 'pipeline'], [insert, 'pipeline'])).rejects.toMatchObject({ code: '23505' });
  expect(await db.asOwner("select from news_item where slug = 'pipeline'")).toEqual([]);
});

test('after a failure the same statement can be prepared again', async () => {
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(run(['select $1::int', 'no number'])).rejects.toMatchObject({ code: '22P02' });
  }
  expect(await run(['select $1::int', '7'])).toEqual(['7']);
});

test('a connection keeps a bounded number of prepared statements', async () => {
  for (let index = 0; index < 260; index++) {
    expect(await run([`select ${index} + $1::int`, '1'])).toEqual([String(index + 1)]);
  }
  const [count] = await run(['select count(*) from pg_prepared_statements']);
  expect(Number(count)).toBeLessThanOrEqual(201);
  expect(await run(['select 0 + $1::int', '1'])).toEqual(['1']);
});
