import { testApp, type TestApp } from '../../tests/app';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { startPostgrest, type PostgrestProcess } from '../../tests/oracle/postgrest';
import { EDITOR, SALES } from '../../tests/policies/attempts';
import { openKeyRing } from '../auth/key-ring';
import { loginConnection } from '../database/connection';

let database: TestDatabase;
let postgrest: PostgrestProcess;
let sites: Record<string, TestApp>;
beforeAll(async () => {
  database = await testDatabase();
  const keys = await openKeyRing(database);
  postgrest = await startPostgrest(loginConnection(database.ownerConnection, 'authenticator'), keys.jwks());
  sites = {
    'our data service': await testApp({ database }),
    PostgREST: await testApp({ database, config: { postgrestUrl: postgrest.origin } }),
  };
}, 60_000);
afterAll(async () => {
  for (const site of Object.values(sites)) await site.close();
  await postgrest.stop();
  await database.close();
});

describe.each(['our data service', 'PostgREST'])('saves through %s', (name) => {
  // PostgREST answers 400 for every code that a function raises.
  const statusOf = (status: number) => (name === 'PostgREST' ? 400 : status);
  const headers = { prefer: 'return=representation', 'x-request-id': `save-${name.slice(0, 3)}` };
  async function as(who: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
    const site = sites[name]!;
    return site.call(method, `/api/rest/${path}`, body, { token: await site.tokenFor(who), headers });
  }
  async function aCard(): Promise<string> {
    const made = await as(EDITOR, 'POST', 'person_card', { name: 'Eva', position: 'Zahradnice' });
    return made.json<[{ id: string }]>()[0].id;
  }

  test('a save changes the version that it names, and nothing if that version is outdated', async () => {
    const id = await aCard();
    const first = await as(EDITOR, 'PATCH', `person_card?id=eq.${id}&version=eq.1`, { name: 'Jana' });
    expect(first.json()).toMatchObject([{ name: 'Jana', version: 2 }]);
    const second = await as(EDITOR, 'PATCH', `person_card?id=eq.${id}&version=eq.1`, { name: 'Marie' });
    expect([second.statusCode, second.json()]).toEqual([200, []]);
    const all = await Promise.all(
      ['Anna', 'Běla', 'Cilka', 'Dana'].map((called) =>
        as(EDITOR, 'PATCH', `person_card?id=eq.${id}&version=eq.2`, { name: called }),
      ),
    );
    expect(all.filter((answer) => answer.json<object[]>().length === 1)).toHaveLength(1);
  });

  test('a save of a slot or of an offer’s line names its version too', async () => {
    for (const [path, change] of [
      ['booking_event_slot', { name_en: `Morning ${name}` }],
      ['product_item__offer', { filter_value: `A ${name}` }],
    ] as const) {
      const [row] = (await as(SALES, 'GET', `${path}?limit=1&order=id`)).json<[{ id: string; version: number }]>();
      const saved = await as(SALES, 'PATCH', `${path}?id=eq.${row.id}&version=eq.${row.version}`, change);
      expect(saved.json()).toMatchObject([{ ...change, version: row.version + 1 }]);
      const late = await as(SALES, 'PATCH', `${path}?id=eq.${row.id}&version=eq.${row.version}`, change);
      expect(late.json()).toEqual([]);
    }
  });

  test('a save cannot set the version', async () => {
    const id = await aCard();
    expect((await as(EDITOR, 'PATCH', `person_card?id=eq.${id}`, { version: 9 })).statusCode).toBe(403);
  });

  test('a save appears in the history of its section with its request id, and can be undone', async () => {
    const id = await aCard();
    await as(EDITOR, 'PATCH', `person_card?id=eq.${id}`, { name: 'Jana' });
    const path = `history_list?document=eq.person_card:${id}&order=id.desc`;
    const listed = (await as(EDITOR, 'GET', path)).json<{ change_id: number }[]>();
    expect(listed).toMatchObject([
      {
        operation: 'update', before: { name: 'Eva' }, after: { name: 'Jana' }, version: 2,
        request_id: headers['x-request-id'], person_id: expect.any(String), person_name: expect.any(String),
      },
      { operation: 'insert', version: 1 },
    ]); // oxfmt-ignore
    expect((await as(SALES, 'GET', path)).json()).toEqual([]);
    const [change] = listed;
    const refused = await as(SALES, 'POST', 'rpc/undo_change', { p_change: change?.change_id });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      statusOf(403),
      'auth.forbidden',
    ]);
    expect((await as(EDITOR, 'POST', 'rpc/undo_change', { p_change: change?.change_id })).statusCode).toBe(200);
    expect((await as(EDITOR, 'GET', `person_card?id=eq.${id}&select=name,version`)).json()).toEqual([
      { name: 'Eva', version: 3 },
    ]);
    const again = await as(EDITOR, 'POST', 'rpc/undo_change', { p_change: change?.change_id });
    expect(again.statusCode).toBe(200);
    await as(EDITOR, 'PATCH', `person_card?id=eq.${id}`, { name: 'Marie' });
    const late = await as(EDITOR, 'POST', 'rpc/undo_change', { p_change: change?.change_id });
    expect(late.json()).toMatchObject({ code: 'P0001', message: 'content.changed_meanwhile' });
    expect(late.statusCode).toBe(statusOf(409));
  });
});
