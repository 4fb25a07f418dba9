import type { Registry, RemoteEntry, RenderedPage } from '@arbora/registry';
import { filesOfMatch, prefetchedFiles } from './page-files';

const news: RemoteEntry = {
  name: 'mf-content',
  version: '1',
  contract: 1,
  base: '/remotes/mf-content/1/',
  entry: 'remoteEntry.js',
  namespace: 'content',
  routes: [
    { pattern: '/novinky/:slug', access: 'public', layout: 'default', sitemap: true, titleKey: 't', rendered: true },
  ],
  slots: [],
  preload: { scripts: ['remote.js'], styles: [] },
  pages: {},
  texts: { cs: ['cs.js'], en: ['en.js'], pl: ['pl.js'] },
};

const EMPTY: Registry = {
  contract: 1,
  build: 'b',
  shell: { version: '1', base: '/remotes/shell/1/', scripts: [], styles: [], icon: 'i.svg', texts: news.texts },
  remotes: [],
};

test('the links of a cached page are matched against the routes once', () => {
  let comparisons = 0;
  const registry: Registry = {
    ...EMPTY,
    get remotes() {
      comparisons += 1;
      return [news];
    },
  };
  const page: RenderedPage = {
    html: '<a href="/cs/novinky/lipa">Lípa</a><a href="/cs/novinky/dub">Dub</a>',
    queries: { queries: [] },
    title: null,
    head: { description: '' },
    isMissing: false,
  };
  const files = prefetchedFiles(registry, 'cs', page, []);
  expect(files).toEqual(['/remotes/mf-content/1/remote.js', '/remotes/mf-content/1/cs.js']);
  const comparisonsBefore = comparisons;
  expect(prefetchedFiles(registry, 'cs', page, [])).toEqual(files);
  expect(comparisons).toBe(comparisonsBefore);
  expect(prefetchedFiles(registry, 'cs', { ...page, html: '' }, [])).toEqual([]);
});

test('the pages with the most links are prefetched, up to 16 files that the page itself lacks', () => {
  const base = '/remotes/mf-content/1/';
  const routeOf = (pattern: string) => ({ ...news.routes[0]!, pattern });
  const filesNamed = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}.js`);
  const remote: RemoteEntry = {
    ...news,
    routes: ['/kontakt', '/novinky/:slug', '/tour'].map(routeOf),
    pages: {
      '/kontakt': { scripts: filesNamed('contact', 4), styles: [] },
      '/novinky/:slug': { scripts: filesNamed('item', 11), styles: [] },
      '/tour': { scripts: filesNamed('tour', 3), styles: [] },
    },
  };
  const page: RenderedPage = {
    html: ['kontakt', 'tour', 'novinky/dub', 'novinky/lipa'].map((path) => `<a href="/cs/${path}">`).join(''),
    queries: { queries: [] },
    title: null,
    head: { description: '' },
    isMissing: false,
  };
  const loaded = ['remote.js', 'cs.js'].map((file) => base + file);
  expect(prefetchedFiles({ ...EMPTY, remotes: [remote] }, 'cs', page, loaded)).toEqual(
    [...filesNamed('item', 11), ...filesNamed('contact', 4)].map((file) => base + file),
  );
});

test('a page comes with the texts of its section in its language', () => {
  const [rule] = news.routes;
  const texts = { cs: ['news.cs.js'], en: ['news.en.js'], pl: ['news.pl.js'] };
  const remote = { ...news, pages: { '/novinky/:slug': { scripts: ['item.js'], styles: [], texts } } };
  const base = '/remotes/mf-content/1/';
  expect(filesOfMatch({ remote, rule: rule!, params: {} }, 'pl').scripts).toEqual(
    ['remote.js', 'item.js', 'pl.js', 'news.pl.js'].map((file) => base + file),
  );
});
