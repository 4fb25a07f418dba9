import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { overlap } from '../../tests/overlap';
import { until } from '../../tests/until';
import type { Claims } from '../../src/database/database';

let api: TestApp;
let published: string;
let hidden: string;
beforeAll(async () => {
  api = await testApp();
  const make = (slug: string, isPublished: boolean) =>
    api.database.asOwner<{ id: string }>(
      "insert into news_item (slug, title, locale, is_published) values ($1, 'Zkouška', 'cs', $2) returning id",
      [slug, isPublished],
    );
  [[{ id: published = '' } = {}], [{ id: hidden = '' } = {}]] = [
    await make('verejna', true),
    await make('skryta', false),
  ];
});
afterAll(() => api.close());

async function person(nickname: string | null = `p${crypto.randomUUID().slice(0, 8)}`): Promise<Claims> {
  const claims = await makePerson(api.database);
  await api.database.asOwner('update user_profile set nickname = $2 where id = $1', [claims.sub, nickname]);
  return claims;
}

async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  who: Claims | string | null,
  body?: unknown,
  prefer = 'return=representation',
) {
  const token = who === null ? undefined : await api.tokenFor(who);
  return api.call(method, `/api/rest/${path}`, body, { token, headers: { prefer } });
}
const get = async <T>(path: string, token?: string) =>
  (await api.call('GET', `/api/rest/${path}`, undefined, { token })).json<T[]>();

async function comment(who: Claims, body = 'Díky za rady', news_id = published) {
  return send('POST', 'news_comment', who, { news_id, profile_id: who.sub, body });
}
const idOf = (answer: Awaited<ReturnType<typeof comment>>) => answer.json<[{ id: string }]>()[0].id;

describe('ratings', () => {
  const count = async () => (await get<{ count: number }>(`news_rating_counts?news_id=eq.${published}`))[0]?.count ?? 0;

  test('each person’s rating counts once, until it is removed', async () => {
    const [eva, jan] = [await person(), await person()];
    const rating = (who: Claims) => ({ news_id: published, profile_id: who.sub });
    expect((await send('POST', 'news_rating', eva, rating(eva))).statusCode).toBe(201);
    expect((await send('POST', 'news_rating', jan, rating(jan))).statusCode).toBe(201);
    expect(await count()).toBe(2);
    const repeated = await send('POST', 'news_rating', eva, rating(eva));
    expect([repeated.statusCode, repeated.json<{ code: string }>().code]).toEqual([409, '23505']);
    const ignored = await send('POST', 'news_rating', eva, rating(eva), 'resolution=ignore-duplicates');
    expect(ignored.statusCode).toBe(201);
    expect(await count()).toBe(2);
    const own = `news_rating?news_id=eq.${published}`;
    expect(await get(own, await api.tokenFor(eva))).toHaveLength(1);
    await send('DELETE', own, eva);
    expect(await count()).toBe(1);
    expect(await get(own, await api.tokenFor(eva))).toEqual([]);
  });

  test('a rating for another person, without an account, or of an unpublished article is refused', async () => {
    const [eva, jan] = [await person(), await person()];
    expect((await send('POST', 'news_rating', eva, { news_id: published, profile_id: jan.sub })).statusCode).toBe(403);
    expect((await send('POST', 'news_rating', null, { news_id: published, profile_id: jan.sub })).statusCode).toBe(401);
    expect((await send('POST', 'news_rating', eva, { news_id: hidden, profile_id: eva.sub })).statusCode).toBe(403);
  });

  test('the counts of ratings are public and name the articles', async () => {
    const [first, second] = await get<{ count: number; news_item: { title: string } }>(
      'news_rating_counts?select=count,news_item(title)&order=count.desc&limit=2',
    );
    expect(first?.news_item.title).toEqual(expect.any(String));
    expect(first?.count).toBeGreaterThanOrEqual(second?.count ?? Infinity);
  });
});

describe('comments', () => {
  test('comments are public under the nickname, without the e-mail address', async () => {
    const eva = await person('eva-z-polabi');
    const id = idOf(await comment(eva));
    const [row] = await get(`news_comments?id=eq.${id}`);
    expect(row).toEqual({
      id,
      news_id: published,
      profile_id: eva.sub,
      nickname: 'eva-z-polabi',
      body: 'Díky za rady',
      created_at: expect.any(String) as string,
      edited_at: null,
    });
  });

  test('comments are changed and deleted by their author only, and edits are marked', async () => {
    const [eva, jan] = [await person(), await person()];
    const id = idOf(await comment(eva));
    expect((await send('PATCH', `news_comment?id=eq.${id}`, jan, { body: 'Ne' })).json()).toEqual([]);
    expect((await send('DELETE', `news_comment?id=eq.${id}`, jan)).json()).toEqual([]);
    const [changed] = (await send('PATCH', `news_comment?id=eq.${id}`, eva, { body: 'Oprava' })).json<[object]>();
    expect(changed).toMatchObject({ body: 'Oprava', edited_at: expect.any(String) as string });
    expect((await send('DELETE', `news_comment?id=eq.${id}`, eva)).json()).toHaveLength(1);
    expect(await get(`news_comments?id=eq.${id}`)).toEqual([]);
  });

  test('editors change and delete any comment, other staff do not', async () => {
    const id = idOf(await comment(await person()));
    for (const email of ['sales@arbora.example', 'jobs@arbora.example']) {
      expect((await send('DELETE', `news_comment?id=eq.${id}`, email)).json()).toEqual([]);
    }
    expect(
      (await send('PATCH', `news_comment?id=eq.${id}`, 'editor@arbora.example', { body: 'Zkráceno' })).json(),
    ).toHaveLength(1);
    expect((await send('DELETE', `news_comment?id=eq.${id}`, 'admin@arbora.example')).json()).toHaveLength(1);
  });

  test('comments lose their markup and keep special characters and URLs', async () => {
    const eva = await person();
    const answer = await comment(
      eva,
      '  <b>Ano</b>, 3 < 5 &\n<script>x</script>viz https://arbora.example <!-- a --> ',
    );
    expect(answer.json()).toMatchObject([{ body: 'Ano, 3 < 5 &\nxviz https://arbora.example' }]);
    expect((await comment(eva, '<b> </b>')).json()).toMatchObject({ code: 'P0001', message: 'content.comment_empty' });
    expect((await comment(eva, 'a'.repeat(2001))).json()).toMatchObject({ code: '23514' });
  });

  test('a comment requires a nickname', async () => {
    const nobody = await person(null);
    const refused = await comment(nobody);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: 'content.nickname_missing' }]);
    await send('PATCH', `user_profile?id=eq.${nobody.sub}`, nobody, { nickname: 'konecne-nekdo' });
    expect((await comment(nobody)).statusCode).toBe(201);
  });

  test('customers comment in their own name on published news only', async () => {
    const [eva, jan] = [await person(), await person()];
    expect(
      (await send('POST', 'news_comment', eva, { news_id: published, profile_id: jan.sub, body: 'a' })).statusCode,
    ).toBe(403);
    expect((await comment(eva, 'a', hidden)).statusCode).toBe(403);
    expect(
      (await send('POST', 'news_comment', null, { news_id: published, profile_id: eva.sub, body: 'a' })).statusCode,
    ).toBe(401);
    const dated = { news_id: published, profile_id: eva.sub, body: 'a', created_at: '2020-01-01' };
    expect((await send('POST', 'news_comment', eva, dated)).statusCode).toBe(403);
  });

  test('comments of an unpublished article are hidden, except from editors', async () => {
    const eva = await person();
    const id = idOf(await comment(eva));
    await api.database.asOwner('update news_item set is_published = false where id = $1', [published]);
    expect(await get(`news_comments?id=eq.${id}`)).toEqual([]);
    const editor = await api.tokenFor('editor@arbora.example');
    expect(await get(`news_comments_manager?id=eq.${id}`, editor)).toMatchObject([
      { title: 'Zkouška', slug: 'verejna', email: eva.email, is_published: false },
    ]);
    await api.database.asOwner('update news_item set is_published = true where id = $1', [published]);
  });

  test('new comments are rate limited', async () => {
    const eva = await person();
    const answers = [];
    for (let count = 0; count <= 10; count += 1) answers.push(await comment(eva, `Zpráva ${count}`));
    expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect([answers[10]?.statusCode, answers[10]?.json()]).toMatchObject([
      429,
      { message: 'content.too_many_comments' },
    ]);
    const wait = Number(answers[10]?.headers['retry-after']);
    expect([wait > 200, wait <= 300]).toEqual([true, true]);
    expect((await comment(await person())).statusCode).toBe(201);
  });

  test('deleted comments count towards the limit', async () => {
    const eva = await person();
    for (let count = 0; count < 10; count += 1) {
      const id = idOf(await comment(eva));
      expect((await send('DELETE', `news_comment?id=eq.${id}`, eva)).statusCode).toBe(200);
    }
    expect((await comment(eva)).json()).toMatchObject({ message: 'content.too_many_comments' });
  });
});

describe('edits of comments', () => {
  const edit = (who: Claims, id: string, body: string) => send('PATCH', `news_comment?id=eq.${id}`, who, { body });

  test('edits are rate limited per person', async () => {
    const [eva, jan] = [await person(), await person()];
    const [hers, his] = [idOf(await comment(eva)), idOf(await comment(jan))];
    const answers = [];
    for (let count = 0; count <= 10; count += 1) answers.push(await edit(eva, hers, `Jinak ${count}`));
    expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect([answers[10]?.statusCode, answers[10]?.json()]).toMatchObject([
      429,
      { message: 'content.too_many_comments' },
    ]);
    expect((await edit(jan, his, 'Jinak')).statusCode).toBe(200);
    // Only changes are limited: a new comment, and an edit without a change, are allowed.
    expect((await comment(eva)).statusCode).toBe(201);
    expect((await edit(eva, hers, 'Jinak 9')).statusCode).toBe(200);
    const [row] = await get<{ body: string }>(`news_comments?id=eq.${hers}`);
    expect(row?.body).toBe('Jinak 9');
  });

  test('an update of several comments counts each of them', async () => {
    const eva = await person();
    for (let count = 0; count < 10; count += 1) await comment(eva, `Zpráva ${count}`);
    const all = () =>
      send('PATCH', `news_comment?profile_id=eq.${eva.sub}`, eva, { body: `Totéž ${crypto.randomUUID()}` });
    expect((await all()).statusCode).toBe(200);
    expect((await all()).statusCode).toBe(429);
  });

  test('edits are announced once, and only if something changed', async () => {
    const eva = await person();
    const id = idOf(await comment(eva));
    const heard: string[] = [];
    const listener = await api.database.service.connect();
    listener.on('notification', ({ payload }) => void heard.push(payload ?? ''));
    await listener.query('listen arbora_realtime');
    for (const body of ['Jinak', 'Jinak', ' Jinak ', 'Zase jinak']) await edit(eva, id, body);
    // Notifications arrive in order, so the earlier ones have arrived by then.
    await api.database.asOwner("select pg_notify('arbora_realtime', 'end')");
    await until(async () => heard.includes('end'));
    listener.release(true);
    expect(heard.filter((payload) => payload.includes(id))).toHaveLength(2);
  });
});

describe('concurrent comments', () => {
  test('concurrent comments are counted one after another', async () => {
    const eva = await person();
    const [, last] = await overlap(
      api.database,
      async (client) => {
        await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(eva)]);
        await client.query(
          `insert into news_comment (news_id, profile_id, body)
           select $1, $2, 'Zpráva ' || n from generate_series(1, 10) n`,
          [published, eva.sub],
        );
      },
      () => comment(eva, 'Ještě jedna'),
    );
    expect(last).toMatchObject({ status: 'fulfilled', value: { statusCode: 429 } });
    expect(await get(`news_comments?profile_id=eq.${eva.sub}`)).toHaveLength(10);
  });
});

describe('nicknames', () => {
  test('a nickname belongs to one person, regardless of case', async () => {
    const eva = await person('Polabanka');
    const jan = await person();
    const found = async (who: Claims) => get('up_nicknames?nickname=ilike.polabanka', await api.tokenFor(who));
    expect(await found(jan)).toEqual([{ id: null, nickname: 'Polabanka' }]);
    expect(await found(eva)).toEqual([{ id: eva.sub, nickname: 'Polabanka' }]);
    expect((await comment(eva)).statusCode).toBe(201);
    expect(await found(jan)).toEqual([{ id: eva.sub, nickname: 'Polabanka' }]);
    const taken = await send('PATCH', `user_profile?id=eq.${jan.sub}`, jan, { nickname: 'POLABANKA' });
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: '23505', message: 'profile.nickname_taken' }]);
  });

  test('nicknames that look alike are refused', async () => {
    await person('Jan Zahradník');
    const other = await person();
    const change = (nickname: string) => send('PATCH', `user_profile?id=eq.${other.sub}`, other, { nickname });
    for (const alike of ['JanZahradnik', 'jan.zahradník', 'Jan Zahradnlk', 'Jan Zahradni\u0301k', 'jan_zahradn1k']) {
      expect([alike, (await change(alike)).statusCode]).toEqual([alike, 409]);
    }
    for (const [fault, nickname] of [
      ['text', 'Jan\u200bZahradník'],
      ['alphabet', 'J\u0430n Zahradník'],
      ['reserved', 'Arb0ra – redakce'],
      ['reserved', 'adm1n'],
    ]) {
      const refused = await change(nickname ?? '');
      const message = expect.stringContaining(`user_profile_nickname_${fault}`) as string;
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: '23514', message }]);
    }
    expect((await change('Jan Zahradník z Prahy')).statusCode).toBe(200);
    expect((await change('Jan Zahradník z Brna')).statusCode).toBe(200);
  });

  test('nicknames that looked alike before are kept, and can be changed to others', async () => {
    const [eva, jan] = [await person('Stejná'), await person()];
    await api.database.asOwner('alter table user_profile disable trigger user');
    await api.database.asOwner("update user_profile set nickname = 'Stejna' where id = $1", [jan.sub]);
    await api.database.asOwner('alter table user_profile enable trigger user');
    const save = (who: Claims, body: object) => send('PATCH', `user_profile?id=eq.${who.sub}`, who, body);
    expect((await save(jan, { nickname: 'Stejna', city: 'Brno' })).statusCode).toBe(200);
    expect((await save(jan, { nickname: 'Jiná' })).statusCode).toBe(200);
    expect((await save(jan, { nickname: 'Stejna' })).statusCode).toBe(409);
    expect((await save(eva, { nickname: null })).statusCode).toBe(200);
    expect((await save(jan, { nickname: 'Stejna' })).statusCode).toBe(200);
  });

  test('a nickname derived from an e-mail address is not listed', async () => {
    const [eva, jan] = [await person(), await person()];
    const made = `${eva.email.split('@')[0]}${eva.sub.slice(0, 4)}`;
    await api.database.asOwner('update user_profile set nickname = $2 where id = $1', [eva.sub, made]);
    const found = async (who: Claims) =>
      get<{ id: string }>(`up_nicknames?nickname=eq.${made}`, await api.tokenFor(who));
    expect(await found(jan)).toEqual([]);
    expect(await found(eva)).toEqual([{ id: eva.sub, nickname: made }]);
  });

  test('nicknames are compared after white space is normalized', async () => {
    const [eva, jan] = [await person('Dvě slova'), await person()];
    const taken = await send('PATCH', `user_profile?id=eq.${jan.sub}`, jan, { nickname: '  dvě \t slova ' });
    expect(taken.statusCode).toBe(409);
    const own = await send('PATCH', `user_profile?id=eq.${eva.sub}&select=nickname`, eva, { nickname: ' Dvě  slova' });
    expect(own.json()).toEqual([{ nickname: 'Dvě slova' }]);
    await send('PATCH', `user_profile?id=eq.${eva.sub}`, eva, { nickname: '   ' });
    expect((await comment(eva)).json()).toMatchObject({ message: 'content.nickname_missing' });
  });
});
