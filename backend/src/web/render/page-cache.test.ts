import { PageCache, type Made } from './page-cache';

const about = (page: string, ...subjects: string[]): Made<string> => ({
  page,
  subjects: new Set(subjects),
  size: page.length,
});

function cache(limits: { entries?: number; bytes?: number } = {}) {
  let now = 0;
  let made = 0;
  const pages = new PageCache<string>({ freshMs: 100, staleMs: 1000, ...limits }, () => now);
  const make =
    (subject = 'news') =>
    () =>
      Promise.resolve(about(`${subject} ${++made}`, subject));
  return { pages, make, at: (time: number) => void (now = time), made: () => made };
}

test('a fresh page is returned as it is, a stale one once more while it is revalidated', async () => {
  const { pages, make, at } = cache();
  expect(await pages.get('/', make())).toBe('news 1');
  at(100);
  expect(await pages.get('/', make())).toBe('news 1');
  at(101);
  expect(await pages.get('/', make())).toBe('news 1');
  expect(await pages.get('/', make())).toBe('news 2');
  at(2000);
  expect(await pages.get('/', make())).toBe('news 3');
});

test('concurrent callers share one rendering', async () => {
  const { pages, make, made } = cache();
  expect(await Promise.all([pages.get('/', make()), pages.get('/', make())])).toEqual(['news 1', 'news 1']);
  expect(made()).toBe(1);
});

describe('a rendering that waits for its turn', () => {
  /** A turn that the test grants on demand. */
  function turn() {
    let grant: () => void = () => undefined;
    const inTurn = async <P>(work: () => Promise<P | null>): Promise<P | null> => {
      await new Promise<void>((resolve) => (grant = resolve));
      return work();
    };
    return { inTurn, come: () => grant() };
  }

  test('a caller with an earlier turn does not wait for a later one, and the page is rendered once', async () => {
    const { pages, make, made } = cache();
    const late = turn();
    const waiting = pages.get('/', make(), late.inTurn);
    expect(await pages.get('/', make())).toBe('news 1');
    late.come();
    expect(await waiting).toBe('news 1');
    expect(made()).toBe(1);
  });

  test('a caller without a turn does not affect others', async () => {
    const { pages, make } = cache();
    expect(await pages.get('/', make(), () => Promise.resolve(null))).toBeNull();
    expect(await pages.get('/', make())).toBe('news 1');
  });

  test('a stale page is returned while its revalidation waits for a turn', async () => {
    const { pages, make, at } = cache();
    await pages.get('/', make());
    at(500);
    const late = turn();
    expect(await pages.get('/', make(), late.inTurn)).toBe('news 1');
    expect(await pages.get('/', make(), () => Promise.resolve(null))).toBe('news 1');
    late.come();
    expect(await pages.get('/', make())).toMatch(/^news [12]$/);
  });
});

test('a change invalidates the pages about its subject and no others', async () => {
  const { pages, make } = cache();
  await pages.get('/novinky', make('news'));
  await pages.get('/sortiment', make('assortment'));
  await pages.get('/', () => Promise.resolve({ page: 'any', subjects: null, size: 1 }));
  pages.changed('news');
  expect(await pages.get('/novinky', make('news'))).toBe('news 3');
  expect(await pages.get('/sortiment', make('assortment'))).toBe('assortment 2');
  expect(await pages.get('/', make())).toBe('news 4');
});

test('a rendering that began before a change is not used for later requests', async () => {
  const { pages, make } = cache();
  let finish: (made: Made<string>) => void = () => undefined;
  const before = pages.get('/', () => new Promise((resolve) => (finish = resolve)));
  pages.changed('booking');
  const after = pages.get('/', make());
  finish(about('old', 'news'));
  expect(await before).toBe('old');
  expect(await after).toBe('news 1');
  expect(await pages.get('/', make())).toBe('news 1');
});

test('a failed rendering is retried on the next request', async () => {
  const { pages, make } = cache();
  expect(await pages.get('/', () => Promise.resolve(null))).toBeNull();
  await expect(pages.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await pages.get('/', make())).toBe('news 1');
});

test('the least recently used pages are evicted when the cache is full', async () => {
  const { pages, make } = cache({ bytes: 13 });
  await pages.get('a', make());
  await pages.get('b', make());
  await pages.get('c', make());
  expect(await pages.get('b', make())).toBe('news 2');
  expect(await pages.get('a', make())).toBe('news 4');
});
