import { testApp, type TestApp } from '../../tests/app';

const DIRTY = '<h1>Řez</h1><p onclick="x()">Kdy <script>alert(1)</script>řezat</p>';
const CLEAN = '<h2>Řez</h2><p>Kdy řezat</p>';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  token = await api.tokenFor('editor@arbora.example');
});
afterAll(() => api.close());

const full = { prefer: 'return=representation' };
const news = (slug: string, body: unknown) => ({ slug, title: slug, locale: 'cs', body });

async function bodies(path: string): Promise<unknown[]> {
  const answer = await api.call('GET', `/api/rest/${path}`, undefined, { token });
  return answer.json<{ body: unknown }[]>().map(({ body }) => body);
}

test('a new article is stored without executable markup', async () => {
  const answer = await api.call('POST', '/api/rest/news_item?select=body', news('cista-zprava', DIRTY), {
    token,
    headers: full,
  });
  expect(answer.json()).toEqual([{ body: CLEAN }]);
  expect(await bodies('news_item?slug=eq.cista-zprava')).toEqual([CLEAN]);
});

test('several new articles and a changed one are sanitized', async () => {
  const rows = [news('vice-a', DIRTY), news('vice-b', '<p>b</p>')];
  expect((await api.call('POST', '/api/rest/news_item', rows, { token })).statusCode).toBe(201);
  expect(await bodies('news_item?slug=like.vice-*&order=slug')).toEqual([CLEAN, '<p>b</p>']);
  await api.call('PATCH', '/api/rest/news_item?slug=eq.vice-b', { body: DIRTY, perex: 'Nový' }, { token });
  expect(await bodies('news_item?slug=eq.vice-b')).toEqual([CLEAN]);
});

test('an upserted article is sanitized', async () => {
  const headers = { prefer: 'resolution=merge-duplicates' };
  await api.call('POST', '/api/rest/news_item?on_conflict=locale,slug', news('slouceni', '<p>a</p>'), {
    token,
    headers,
  });
  await api.call('POST', '/api/rest/news_item?on_conflict=locale,slug', news('slouceni', DIRTY), { token, headers });
  expect(await bodies('news_item?slug=eq.slouceni')).toEqual([CLEAN]);
});

test('a row limited by the parameter `columns` is sanitized', async () => {
  const id = crypto.randomUUID();
  const service = await api.database.asService((client) =>
    client.query("insert into news_item (id, slug, title, locale) values ($1, 'castecna', 'p', 'cs')", [id]),
  );
  expect(service.rowCount).toBe(1);
  const row = { id, ...news('castecna', DIRTY) };
  const put = await api.call('PATCH', `/api/rest/news_item?id=eq.${id}&columns=body`, row, { token });
  expect(put.statusCode).toBe(204);
  expect(await bodies(`news_item?id=eq.${id}`)).toEqual([CLEAN]);
});

test('a body that is not a string is sanitized as the text it is stored as', async () => {
  const body = { a: '<script>alert(1)</script><p>b</p>' };
  expect((await api.call('POST', '/api/rest/news_item', news('predmet', body), { token })).statusCode).toBe(201);
  expect(await bodies('news_item?slug=eq.predmet')).toEqual(['{"a":"<p>b</p>"}']);
  const twice = '{"slug":"dvakrat","title":"d","locale":"cs","body":"<p>a</p>","body":"<script>x</script>"}';
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/rest/news_item',
    payload: twice,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(201);
  expect(await bodies('news_item?slug=eq.dvakrat')).toEqual(['']);
});

test('positions and people are sanitized too', async () => {
  const jobs = await api.tokenFor('jobs@arbora.example');
  const job = { title: 'Zahradník', body: DIRTY, body_en: null };
  const made = await api.call('POST', '/api/rest/job_position?select=body,body_en', job, {
    token: jobs,
    headers: full,
  });
  expect(made.json()).toEqual([{ body: CLEAN, body_en: null }]);
  const card = { name: 'Jan Nový', position: 'Zahradník', body: DIRTY, body_pl: DIRTY };
  const shown = await api.call('POST', '/api/rest/person_card?select=body,body_pl', card, { token, headers: full });
  expect(shown.json()).toEqual([{ body: CLEAN, body_pl: CLEAN }]);
});

test('the database refuses executable markup written directly', async () => {
  const claims = await api.database.claimsOf('editor@arbora.example');
  const insert = "insert into news_item (slug, title, locale, body) values ('mimo', 'm', 'cs', '<script>x</script>')";
  await expect(api.database.asRole(claims, (client) => client.query(insert))).rejects.toMatchObject({
    code: '23514',
    constraint: 'news_item_body_html',
  });
});
