import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { ADMIN, CUSTOMER, EDITOR, SALES } from '../../tests/policies/attempts';
import { until } from '../../tests/until';
import type { Claims } from '../../src/database/database';

const JOBS = 'jobs@arbora.example';
const HIDDEN = { hidden_reason: 'advertising' };
const VISIBLE = { hidden_reason: null };

let api: TestApp;
let article: string;
let eva: Claims;
beforeAll(async () => {
  api = await testApp();
  const [made] = await api.database.asOwner<{ id: string }>(
    "insert into news_item (slug, title, locale, is_published) values ('skryvani', 'Zkouška', 'cs', true) returning id",
  );
  article = made!.id;
});
beforeEach(async () => void (eva = await writer()));
afterAll(() => api.close());

type Who = Claims | string | null;
const tokenOf = async (who: Who) => (who === null ? undefined : await api.tokenFor(who));

async function send(method: 'PATCH' | 'DELETE', who: Who, ids: readonly string[], body?: object) {
  const path = `/api/rest/news_comment?id=in.(${ids.join()})`;
  return api.call(method, path, body, { token: await tokenOf(who), headers: { prefer: 'return=representation' } });
}
async function read<T = object>(who: Who, path: string): Promise<T[]> {
  return (await api.call('GET', `/api/rest/${path}`, undefined, { token: await tokenOf(who) })).json<T[]>();
}
async function writer(): Promise<Claims> {
  const claims = await makePerson(api.database);
  const nickname = `p${crypto.randomUUID().slice(0, 8)}`;
  await api.database.asOwner('update user_profile set nickname = $2 where id = $1', [claims.sub, nickname]);
  return claims;
}
/** A person's comment, inserted without the rate limit. */
async function comment(profile: string): Promise<string> {
  const [row] = await api.database.asOwner<{ id: string }>(
    "insert into news_comment (news_id, profile_id, body) values ($1, $2, 'Levná hnojiva') returning id",
    [article, profile],
  );
  return row!.id;
}
async function publicCount(): Promise<string | undefined> {
  const answer = await api.call('GET', `/api/rest/news_comments?news_id=eq.${article}&limit=1`, undefined, {
    headers: { prefer: 'count=exact' },
  });
  return String(answer.headers['content-range']).split('/')[1];
}

test('a hidden comment is neither listed nor counted for anyone below the article, until it is restored', async () => {
  const id = await comment(eva.sub);
  const count = await publicCount();
  expect((await send('PATCH', EDITOR, [id], HIDDEN)).json()).toMatchObject([HIDDEN]);
  for (const who of [null, CUSTOMER, eva, SALES, EDITOR, ADMIN]) {
    expect(await read(who, `news_comments?id=eq.${id}`)).toEqual([]);
  }
  expect(Number(await publicCount())).toBe(Number(count) - 1);
  await send('PATCH', EDITOR, [id], VISIBLE);
  expect(await read(null, `news_comments?id=eq.${id}`)).toHaveLength(1);
  expect(await publicCount()).toBe(count);
});

test('editors see it with its reason among all comments, other people do not', async () => {
  const id = await comment(eva.sub);
  await send('PATCH', EDITOR, [id], HIDDEN);
  const path = `news_comments_manager?id=eq.${id}&hidden_reason=not.is.null`;
  for (const who of [EDITOR, ADMIN]) expect(await read(who, path)).toMatchObject([HIDDEN]);
  for (const who of [SALES, JOBS]) expect(await read(who, path)).toEqual([]);
  for (const who of [null, eva]) expect(await read(who, path)).toMatchObject({ code: '42501' });
});

test('its author sees the reason, may delete it, and can no longer change it', async () => {
  const id = await comment(eva.sub);
  await send('PATCH', EDITOR, [id], HIDDEN);
  expect(await read(eva, `news_comment?id=eq.${id}`)).toMatchObject([{ body: 'Levná hnojiva', ...HIDDEN }]);
  expect(await read(CUSTOMER, `news_comment?id=eq.${id}`)).toEqual([]);
  expect((await send('PATCH', eva, [id], { body: 'Jinak' })).json()).toEqual([]);
  expect((await send('PATCH', eva, [id], VISIBLE)).statusCode).toBe(403);
  expect((await send('DELETE', eva, [id])).json()).toHaveLength(1);
});

test('only editors and admins hide comments, even if other staff are the author', async () => {
  const hers = await comment(eva.sub);
  expect((await send('PATCH', null, [hers], HIDDEN)).statusCode).toBe(401);
  expect((await send('PATCH', eva, [hers], HIDDEN)).statusCode).toBe(403);
  for (const who of [SALES, JOBS]) {
    expect((await send('PATCH', who, [hers], HIDDEN)).json()).toEqual([]);
    const own = await comment((await api.database.claimsOf(who)).sub);
    expect((await send('PATCH', who, [own], HIDDEN)).statusCode).toBe(403);
  }
  for (const who of [EDITOR, ADMIN]) {
    expect((await send('PATCH', who, [hers], HIDDEN)).json()).toHaveLength(1);
    expect((await send('PATCH', who, [hers], VISIBLE)).json()).toHaveLength(1);
  }
});

test('the reason must be one of the known ones', async () => {
  const refused = await send('PATCH', EDITOR, [await comment(eva.sub)], { hidden_reason: 'protože' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: '23514' }]);
});

test('the history records who hid several comments at once, and can undo it', async () => {
  const ids = [await comment(eva.sub), await comment(eva.sub)];
  await send('PATCH', EDITOR, ids, HIDDEN);
  const editor = await api.database.claimsOf(EDITOR);
  const path = `history_list?table_name=eq.news_comment&row_key=in.(${ids.join()})`;
  const entries = await read<{ change_id: number }>(EDITOR, path);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({ person_id: editor.sub, before: VISIBLE, after: HIDDEN });
  expect(new Set(entries.map(({ change_id }) => change_id)).size).toBe(1);
  expect(await read(SALES, path)).toEqual([]);
  expect(await read(eva, path)).toMatchObject({ code: '42501' });

  const undo = async (who: Who) =>
    api.call('POST', '/api/rest/rpc/undo_change', { p_change: entries[0]?.change_id }, { token: await tokenOf(who) });
  expect((await undo(SALES)).statusCode).toBe(403);
  expect((await undo(EDITOR)).statusCode).toBe(200);
  expect(await read(null, `news_comments?id=in.(${ids.join()})`)).toHaveLength(2);
});

test('readers are notified of a hidden and restored comment as deleted and added, and of nothing in between', async () => {
  const id = await comment(eva.sub);
  const heard: string[] = [];
  const listener = await api.database.service.connect();
  listener.on('notification', ({ payload }) => void heard.push(payload ?? ''));
  await listener.query('listen arbora_realtime');
  for (const changes of [HIDDEN, { body: 'Zkráceno' }, { hidden_reason: 'other' }, VISIBLE, HIDDEN]) {
    await send('PATCH', EDITOR, [id], changes);
  }
  await send('DELETE', EDITOR, [id]);
  // Notifications arrive in order, so the earlier ones have arrived by then.
  await api.database.asOwner("select pg_notify('arbora_realtime', 'end')");
  await until(async () => heard.includes('end'));
  listener.release(true);
  const events = heard.filter((payload) => payload.includes(id)).map((payload) => JSON.parse(payload) as object);
  expect(events).toMatchObject([{ action: 'delete' }, { action: 'insert' }, { action: 'delete' }]);
});

test('a hidden comment does not reveal which nickname its author has', async () => {
  const id = await comment(eva.sub);
  const seen = `up_nicknames?id=eq.${eva.sub}`;
  expect(await read(CUSTOMER, seen)).toHaveLength(1);
  await send('PATCH', EDITOR, [id], HIDDEN);
  expect(await read(CUSTOMER, seen)).toEqual([]);
});
