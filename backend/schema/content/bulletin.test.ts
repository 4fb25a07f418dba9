import { testApp, type TestApp } from '../../tests/app';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  token = await api.tokenFor('editor@arbora.example');
});
afterAll(() => api.close());

const get = async <T>(path: string, as?: string) =>
  (await api.call('GET', `/api/rest/${path}`, undefined, { token: as })).json<T>();

interface Issue {
  id: string;
  issue_number: number;
}

test('the latest issue of a language has its commentary, main item and items in order', async () => {
  const [issue] = await get<Record<string, unknown>[]>(
    'news_bulletin?locale=eq.cs&order=issue_number.desc&limit=1&select=issue_number,title,' +
      'commentary:news_item!commentary_item_id(title,tag),hero:news_item!hero_item_id(title),' +
      'items:news_bulletin__news_item(position,news_item(title,locale))&items.order=position',
  );
  expect(issue).toMatchObject({
    issue_number: 47,
    title: 'Čas sázet',
    commentary: { title: 'Slovo úvodem: nejlepší měsíc roku', tag: 'commentary' },
    hero: { title: 'Adventní otevírací doba a vánoční stromky' },
  });
  const items = issue?.['items'] as { position: number; news_item: { title: string; locale: string } }[];
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(items[1]?.news_item).toEqual({ title: 'Podzimní výsadba začíná: proč sázet právě teď', locale: 'cs' });
});

test('an item can be read by its id, and refers to the issues that contain it', async () => {
  const [issue] = await get<Issue[]>('news_bulletin?locale=eq.en&issue_number=eq.46');
  const links = await get<{ item_id: string; news_item_id: string; position: number }[]>(
    `news_bulletin__news_item?bulletin_id=eq.${issue?.id}&order=position`,
  );
  expect(links.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(links.every(({ item_id, news_item_id }) => item_id === news_item_id)).toBe(true);
  const [item] = await get<{ news_bulletin: Issue[] }[]>(
    `news_item?id=eq.${links[0]?.item_id}&select=title,news_bulletin!news_bulletin__news_item(issue_number)`,
  );
  expect(item?.news_bulletin).toEqual([{ issue_number: 46 }]);
});

test('an unpublished issue is visible to editors only', async () => {
  expect(await get('news_bulletin?issue_number=eq.48')).toEqual([]);
  expect(await get('news_bulletin?issue_number=eq.48', await api.tokenFor('sales@arbora.example'))).toEqual([]);
  expect(await get('news_bulletin?issue_number=eq.48', token)).toHaveLength(3);
  expect(await get('news_bulletin?issue_number=eq.48', await api.tokenFor('admin@arbora.example'))).toHaveLength(3);
});

test('unpublished items of an issue are hidden', async () => {
  const [draft] = await get<{ id: string }[]>('news_item?is_published=is.false&tag=eq.news', token);
  const [issue] = await get<Issue[]>('news_bulletin?locale=eq.cs&issue_number=eq.47');
  const link = { bulletin_id: issue?.id, item_id: draft?.id };
  expect((await api.call('POST', '/api/rest/news_bulletin__news_item', link, { token })).statusCode).toBe(201);
  const path = `news_bulletin__news_item?bulletin_id=eq.${issue?.id}&select=position&order=position`;
  expect(await get(path)).toEqual([1, 2, 3, 4].map((position) => ({ position })));
  // Without a position it was appended.
  expect(await get(path, token)).toEqual([1, 2, 3, 4, 5].map((position) => ({ position })));
});

test('an editor creates an issue, fills it and reorders its items', async () => {
  const headers = { prefer: 'return=representation' };
  const made = await api.call(
    'POST',
    '/api/rest/news_bulletin',
    { issue_number: 100, title: 'Sté číslo' },
    { token, headers },
  );
  expect(made.statusCode).toBe(201);
  const [{ id: bulletin_id = '' } = {}] = made.json<Partial<Issue>[]>();
  const items = await get<{ id: string }[]>(
    'news_item?locale=eq.cs&tag=eq.news&is_published=is.true&limit=2&select=id&order=id',
  );
  const write = (positions: number[]) =>
    api.call(
      'POST',
      '/api/rest/news_bulletin__news_item',
      items.map(({ id }, index) => ({ bulletin_id, item_id: id, position: positions[index] })),
      { token, headers: { prefer: 'resolution=merge-duplicates' } },
    );
  expect((await write([1, 2])).statusCode).toBe(201);
  expect((await write([2, 1])).statusCode).toBe(200);
  const path = `news_bulletin__news_item?bulletin_id=eq.${bulletin_id}&select=item_id&order=position`;
  expect(await get(path, token)).toEqual([...items].reverse().map(({ id }) => ({ item_id: id })));
  expect(await get(path)).toEqual([]);
  await api.call('PATCH', `/api/rest/news_bulletin?id=eq.${bulletin_id}`, { is_published: true }, { token });
  expect(await get(path)).toHaveLength(2);
  const again = await api.call('POST', '/api/rest/news_bulletin', { issue_number: 100, title: 'Znovu' }, { token });
  expect(again.json()).toMatchObject({ code: '23505' });
});

test('managers list news by tag, title and completion, in pages', async () => {
  const answer = await api.call(
    'GET',
    '/api/rest/news_item?tag=eq.news&order=created_at.desc&title=ilike.*strom*&completed_at=not.is.null&select=title',
    undefined,
    { token, headers: { prefer: 'count=exact', 'range-unit': 'items', range: '0-1' } },
  );
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toMatch(/^0-1\/\d+$/);
  expect(answer.json<unknown[]>()).toHaveLength(2);
});
