import archiveHead from '../bulletin/archive.head';
import newsHead from './news-list.head';

/** The head of a list whose data is page `page`. */
function headOf(list: typeof newsHead, search: string, page: number) {
  const context = {
    t: (key: string) => key,
    locale: 'pl',
    params: {},
    search: new URLSearchParams(search),
    read: () => ({ rows: [], page }),
    address: (path: string) => `https://arbora.example/pl${path}`,
    origin: 'https://arbora.example',
    site: { brand: 'Arbora' },
  };
  return list(context as unknown as Parameters<typeof newsHead>[0]);
}

test.each([
  ['the news', newsHead, '/novinky'],
  ['the issues', archiveHead, '/bulletin/archiv'],
])('the first page of %s has versions in all languages, a further one is only its own', (_name, list, path) => {
  expect(headOf(list, '', 1)).toMatchObject({ path, paths: undefined });
  expect(headOf(list, 'page=2', 2)).toMatchObject({ path: `${path}?page=2`, paths: { pl: `${path}?page=2` } });
});

test('news of one topic belong to all news', () => {
  expect(headOf(newsHead, 'page=2&topic=events', 2).path).toBe('/novinky');
});
