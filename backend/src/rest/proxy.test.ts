import { testApp, type TestApp } from '../../tests/app';
import { testDatabase } from '../../tests/database';
import { startPostgrest, type PostgrestProcess } from '../../tests/oracle/postgrest';
import { openKeyRing } from '../auth/key-ring';
import { loginConnection } from '../database/connection';
import { requestInProcess } from '../http/in-process';
import { signPreview } from '../web/preview/preview-token';

let site: TestApp;
let postgrest: PostgrestProcess;
beforeAll(async () => {
  const database = await testDatabase();
  const keys = await openKeyRing(database);
  postgrest = await startPostgrest(loginConnection(database.ownerConnection, 'authenticator'), keys.jwks());
  site = await testApp({ database, config: { postgrestUrl: postgrest.origin } });
}, 60_000);
afterAll(async () => {
  await site.close();
  await postgrest.stop();
  await site.database.close();
});

test('a page of rows comes from PostgREST, with its total', async () => {
  const answer = await site.call('GET', '/api/rest/katalog_items?select=name&order=name', undefined, {
    headers: { range: '0-4', 'range-unit': 'items', prefer: 'count=exact' },
  });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toMatch(/^0-4\/\d+$/);
  expect(answer.json()).toHaveLength(5);
});

test('the caller is the person of the token', async () => {
  const token = await site.tokenFor('customer@arbora.example');
  const own = await site.call('GET', '/api/rest/user_profile?select=email', undefined, { token });
  expect(own.json()).toEqual([{ email: 'customer@arbora.example' }]);
  const changed = await site.call('PATCH', '/api/rest/user_profile?select=city', { city: 'Kladno' }, {
    token,
    headers: { prefer: 'return=representation' },
  }); // oxfmt-ignore
  expect(changed.json()).toEqual([{ city: 'Kladno' }]);
  expect((await site.call('GET', '/api/rest/user_profile')).statusCode).toBe(401);
});

test('a preview reads its article', async () => {
  const [article] = await site.database.asOwner<{ id: string }>(
    "insert into news_item (slug, title, locale) values ('nevydany', 'Nevydaný', 'cs') returning id",
  );
  const { token } = await signPreview(site.app.keys, { item: article!.id, locale: 'cs' });
  const url = '/api/rest/news_item?slug=eq.nevydany&select=id';
  expect((await requestInProcess(site.app, { url }, { item: article!.id, token })).json()).toEqual([article]);
  expect((await requestInProcess(site.app, { url })).json()).toEqual([]);
});

test('PostgREST answers: its error suggests the name that was probably meant', async () => {
  const answer = await site.call('POST', '/api/rest/rpc/katalog_searc', { query: 'javor' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'PGRST202', hint: expect.stringContaining('katalog_search') });
});

test('an unreachable PostgREST is answered with 503 in the same shape', async () => {
  const config = { postgrestUrl: 'http://127.0.0.1:9', logLevel: 'silent' } as const;
  const lonely = await testApp({ database: site.database, config });
  const answer = await lonely.call('GET', '/api/rest/katalog_items');
  await lonely.close();
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'PGRST000']);
});
