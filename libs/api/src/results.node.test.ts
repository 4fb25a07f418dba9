import { pageOf, row, rows } from './results';
import { rest } from './rest';
import { answerWith, json } from './test-server';
import { setTokenProvider } from './token-provider';

const list = () => rest().from('news_item').select('id', { count: 'exact' });
const idsOf = (from: number, to: number): { id: string }[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index) }));
const rangeOf = (from: number, to: number, total: number) =>
  json(idsOf(from, to), 206, { 'content-range': `${from}-${to}/${total}` });
const pastTheEnd = json({ code: 'PGRST103', message: 'Requested range not satisfiable' }, 416);

afterEach(() => setTokenProvider(null));

test('rows returns the rows of a query, sent with the token', async () => {
  setTokenProvider(() => Promise.resolve('t'));
  const sent = answerWith(json([{ id: 'a' }]));
  expect(await rows(rest().from('news_item').select('id').eq('slug', 'řez'))).toEqual([{ id: 'a' }]);
  expect(sent[0]!.url).toBe('/api/rest/news_item?select=id&slug=eq.%C5%99ez');
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer t');
});

test('rows throws the error of the data service', async () => {
  answerWith(json({ code: '42501', message: 'permission denied', details: null, hint: null }, 403));
  await expect(rows(rest().from('news_item').select())).rejects.toMatchObject({ status: 403, code: '42501' });
});

test('rows throws a network error without a response', async () => {
  answerWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(rows(rest().from('news_rating').insert({ news_id: 'a', profile_id: 'b' }))).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
});

test('row returns one row or null', async () => {
  answerWith(json([{ id: 1 }]), json([]));
  expect(await row(rest().from('news_item').select())).toEqual({ id: 1 });
  expect(await row(rest().from('news_item').select())).toBeNull();
});

describe('pageOf', () => {
  test('uses a Range header and reads the total from Content-Range', async () => {
    const sent = answerWith(rangeOf(10, 19, 57));
    expect(await pageOf(list(), 2, 10)).toEqual({ rows: idsOf(10, 19), total: 57, page: 2, size: 10 });
    expect(sent[0]!.headers.get('range')).toBe('10-19');
    expect(sent[0]!.headers.get('prefer')).toContain('count=exact');
  });

  test('returns the last page for a page past the end', async () => {
    const sent = answerWith(pastTheEnd, rangeOf(0, 0, 21), rangeOf(20, 20, 21));
    expect(await pageOf(list(), 9, 10)).toEqual({ rows: idsOf(20, 20), total: 21, page: 3, size: 10 });
    expect(sent.map(({ headers }) => headers.get('range'))).toEqual(['80-89', '0-0', '20-29']);
  });

  test('returns the last page for the page that starts right after the end', async () => {
    answerWith(json([], 200, { 'content-range': '*/20' }), rangeOf(10, 19, 20));
    expect(await pageOf(list(), 3, 10)).toMatchObject({ total: 20, page: 2 });
  });

  test('detects by the row before a page that the page no longer exists', async () => {
    const sent = answerWith(rangeOf(9, 9, 10), rangeOf(0, 9, 10));
    expect(await pageOf(list(), 2, 10, 1)).toEqual({ rows: idsOf(0, 9), total: 10, page: 1, size: 10 });
    expect(sent.map(({ headers }) => headers.get('range'))).toEqual(['9-19', '0-9']);
  });

  test('leaves out the row before the page', async () => {
    answerWith(rangeOf(9, 19, 30));
    expect(await pageOf(list(), 2, 10, 1)).toEqual({ rows: idsOf(10, 19), total: 30, page: 2, size: 10 });
  });

  test('returns one empty page for an empty list', async () => {
    answerWith(json([], 200, { 'content-range': '*/0' }));
    expect(await pageOf(list(), 1, 10)).toEqual({ rows: [], total: 0, page: 1, size: 10 });
  });

  test.each([0, -3, Number.NaN])('treats page %d as the first', async (page) => {
    answerWith(rangeOf(0, 9, 30));
    expect((await pageOf(list(), page, 10)).page).toBe(1);
  });
});
