import { PREFERENCES_ITEM } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const PATH = `/api/at-rest/kejval?item=eq.${PREFERENCES_ITEM}`;

describe('preferences', () => {
  const set = async (value: unknown, who = 'admin@arbora.example') =>
    api.call(
      'PATCH',
      PATH,
      { value },
      { token: await api.tokenFor(who), headers: { prefer: 'return=representation' } },
    );

  test('preferences exist from the beginning and are readable by everyone', async () => {
    expect((await api.call('GET', PATH)).json()).toEqual([
      expect.objectContaining({ item: PREFERENCES_ITEM, value: {} }),
    ]);
  });

  test('preferences are set by administrators only', async () => {
    const value = { bulletin_image: '/cdn/bulletin.webp', notice: { cs: 'Do 6. ledna máme zavřeno.', en: null } };
    expect((await set(value)).json()).toEqual([expect.objectContaining({ item: PREFERENCES_ITEM, value })]);
    expect((await api.call('GET', PATH)).json()).toEqual([expect.objectContaining({ item: PREFERENCES_ITEM, value })]);
    for (const who of ['editor@arbora.example', 'sales@arbora.example', 'customer@arbora.example']) {
      expect((await set({}, who)).statusCode).toBe(403);
    }
    expect((await api.call('PATCH', PATH, { value: {} })).statusCode).toBe(401);
  });

  test.each([
    [null],
    ['text'],
    [[]],
    [{ bulletin_imgae: '/x' }],
    [{ bulletin_image: 5 }],
    [{ bulletin_image: 'x'.repeat(501) }],
    [{ notice: 'text' }],
    [{ notice: { de: 'text' } }],
    [{ notice: { cs: ['text'] } }],
    [{ notice: { cs: 'x'.repeat(501) } }],
  ])('malformed preferences are refused: %j', async (value) => {
    expect((await set(value)).statusCode).toBe(400);
  });

  test('other records are hidden from readers', async () => {
    await api.database.asOwner(`insert into kejval (item, value) values ('secret', '{"a":1}')`);
    expect((await api.call('GET', '/api/at-rest/kejval?select=item')).json()).toEqual([{ item: PREFERENCES_ITEM }]);
  });
});

describe('positions', () => {
  const list = async (who?: string) => {
    const token = who === undefined ? undefined : await api.tokenFor(who);
    const answer = await api.call('GET', '/api/rest/job_position?order=is_public.desc,created_at.desc', undefined, {
      token,
    });
    return answer.json<{ is_public: boolean }[]>().map(({ is_public }) => is_public);
  };

  test('private positions are visible to recruiters, sales staff and administrators, after the public ones', async () => {
    for (const who of [undefined, 'customer@arbora.example', 'editor@arbora.example']) {
      expect(await list(who)).toEqual(Array(5).fill(true));
    }
    for (const who of ['jobs@arbora.example', 'sales@arbora.example', 'admin@arbora.example']) {
      expect(await list(who)).toEqual([...Array(5).fill(true), false, false]);
    }
  });

  test('positions list only benefits of the nursery', async () => {
    const token = await api.tokenFor('jobs@arbora.example');
    const post = (benefits: string[]) =>
      api.call('POST', '/api/rest/job_position', { title: 'X', benefits }, { token });
    expect((await post(['leave', 'training'])).statusCode).toBe(201);
    expect((await post(['yacht'])).json()).toMatchObject({ code: '23514' });
  });
});

test('galleries are listed in editorial order, in every language', async () => {
  const answer = await api.call(
    'GET',
    '/api/rest/photogallery?order=sort,created_at.desc&select=name,name_en,name_pl&limit=1',
  );
  expect(answer.json()).toEqual([
    { name: 'Podzimní slavnost stromů', name_en: 'Autumn festival of trees', name_pl: 'Jesienne święto drzew' },
  ]);
});
