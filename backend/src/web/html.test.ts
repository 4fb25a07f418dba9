import { DEFAULT_SITE, type Theme } from '@arbora/domain';
import type { Registry, RemoteEntry, RenderedPage } from '@arbora/registry';
import { matchRoute } from '@arbora/registry';
import { renderHtml } from './html';

const texts = (locales: string): Record<'cs' | 'en' | 'pl', string[]> => ({
  cs: [`${locales}-cs.js`],
  en: [`${locales}-en.js`],
  pl: [`${locales}-pl.js`],
});

const remote: RemoteEntry = {
  name: 'mf-shop',
  version: '1',
  contract: 1,
  base: '/remotes/mf-shop/1/',
  entry: 'remoteEntry.js',
  namespace: 'shop',
  routes: [{ pattern: '/sortiment', access: 'public', layout: 'default', sitemap: true, titleKey: 'title' }],
  slots: [],
  preload: { scripts: ['remoteEntry.js', 'remote.js'], styles: [] },
  pages: {
    '/sortiment': { scripts: ['list.js'], styles: ['list.css'] },
    '/other': { scripts: ['other.js'], styles: [] },
  },
  texts: texts('shop'),
};

const registry: Registry = {
  contract: 1,
  build: 'b',
  shell: {
    version: '1',
    base: '/remotes/shell/1/',
    scripts: ['main.js'],
    styles: ['main.css'],
    icon: 'favicon.svg',
    fonts: ['latin.woff2'],
    texts: texts('shell'),
  },
  remotes: [remote],
};

function render(
  given: Registry = registry,
  title = 'Sortiment',
  theme: Theme = 'light',
  rendered: RenderedPage | null = null,
  styleTexts: ReadonlyMap<string, string> = new Map(),
): string {
  return renderHtml({
    registry: given,
    locale: 'cs',
    theme,
    path: '/sortiment',
    url: '/cs/sortiment?q=lipa',
    match: matchRoute(given, '/sortiment'),
    title,
    origin: 'https://arbora.example',
    site: { ...DEFAULT_SITE, contacts: { email: 'e', phone: 'p', address: '</script>' } },
    status: 200,
    rendered,
    session: 'anonymous',
    styleTexts,
  }).html;
}

function preloaded(html: string): string[] {
  return [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map((found) => found[1]!);
}

test('a page preloads the texts, scripts, styles and fonts that it needs, and no others', () => {
  expect(preloaded(render()).sort()).toEqual([
    '/remotes/mf-shop/1/list.css',
    '/remotes/mf-shop/1/list.js',
    '/remotes/mf-shop/1/remote.js',
    '/remotes/mf-shop/1/remoteEntry.js',
    '/remotes/mf-shop/1/shop-cs.js',
    '/remotes/shell/1/latin.woff2',
    '/remotes/shell/1/shell-cs.js',
  ]);
});

test('the script of the shell is asked for before anything is preloaded', () => {
  const html = render();
  expect(html.indexOf('src="/remotes/shell/1/main.js"')).toBeLessThan(html.indexOf('rel="preload"'));
});

test('fonts are preloaded as style sheets ask for them, without credentials', () => {
  expect(render()).toMatch(/as="font" href="[^"]+" fetchpriority="low" crossorigin>/);
});

test('what was deployed before fonts were named is delivered without them', () => {
  const { fonts: _fonts, ...shell } = registry.shell;
  expect(preloaded(render({ ...registry, shell }))).not.toContain('/remotes/shell/1/latin.woff2');
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light dark'],
] as const)('the document of the %s theme is in it before any file has come', (theme, scheme) => {
  const html = render(registry, 'Sortiment', theme);
  expect(html).toContain(`<html lang="cs" data-theme="${theme}">`);
  expect(html).toContain(`<meta name="color-scheme" content="${scheme}">`);
});

test('no text ends the element that it stands in', () => {
  const html = render(registry, '</title><script>');
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html.match(/<\/script>/g)).toHaveLength(4);
});

describe('a page that came rendered', () => {
  // No-break spaces belong to what is shown.
  const head = { description: 'Lípy\u00a0& duby', about: [{ '@type': 'Product', name: '</script>' }] };
  const page: RenderedPage = {
    html: '<main>Lípa</main>',
    queries: { queries: [], name: '</script>' },
    title: null,
    head,
    isMissing: false,
  };
  const html = render(registry, 'Lípa', 'light', page);

  test('stands in the document with what its scripts take over', () => {
    expect(html).toContain('<div id="root"><main>Lípa</main></div>');
    expect(html).toContain('{"url":"/cs/sortiment?q=lipa","remote":"mf-shop","session":"anonymous"');
    expect(html).not.toContain('<noscript>');
    expect(html).not.toContain('fetchpriority="high"');
  });

  test('has its styles before its scripts, under the names by which builds look for them', () => {
    expect(html).toContain('<link rel="stylesheet" href="/remotes/mf-shop/1/list.css" data-href="list.css">');
    expect(html.indexOf('list.css')).toBeLessThan(html.indexOf('list.js'));
  });

  test('has the texts of its styles in itself where they are at hand, under the same names', () => {
    const inlined = render(registry, 'Lípa', 'light', page, new Map([['/remotes/mf-shop/1/list.css', 'p{color:red}']]));
    expect(inlined).toContain('<style data-href="list.css">p{color:red}</style>');
    expect(inlined).not.toContain('href="/remotes/mf-shop/1/list.css"');
    expect(inlined).toContain('<link rel="stylesheet" href="/remotes/shell/1/main.css" data-href="main.css">');
  });

  test('asks for no script before it is seen, and then for all that it needs', () => {
    expect(html).not.toContain('<script defer');
    expect(preloaded(html)).toEqual(['/remotes/shell/1/latin.woff2']);
    const start = html.lastIndexOf('["/remotes/shell/1/main.js"]');
    for (const file of [
      'shell/1/shell-cs',
      'mf-shop/1/remoteEntry',
      'mf-shop/1/remote',
      'mf-shop/1/list',
      'mf-shop/1/shop-cs',
    ])
      expect(html.slice(start)).toContain(`"/remotes/${file}.js"`);
    expect(start).toBeGreaterThan(html.indexOf('<main>Lípa</main>'));
    expect(start).toBeGreaterThan(html.indexOf('id="rendered"'));
  });

  test('fetches later what the pages for reading need that it links to, and of no others', () => {
    const news: RemoteEntry = {
      ...remote,
      name: 'mf-content',
      base: '/remotes/mf-content/1/',
      routes: [
        { ...remote.routes[0]!, pattern: '/novinky/:slug', rendered: true },
        { ...remote.routes[0]!, pattern: '/login' },
      ],
      pages: { '/novinky/:slug': { scripts: ['item.js'], styles: ['item.css'] } },
      texts: texts('content'),
    };
    const linking = '<a class="x" href="/cs/novinky/lipa?a=1#b">Lípa</a><a href="/cs/login">Přihlásit se</a>';
    const linked = render({ ...registry, remotes: [remote, news] }, 'Lípa', 'light', { ...page, html: linking });
    const [, later] = / later = (\[.*?\]);/.exec(linked)!;
    expect(JSON.parse(later!)).toEqual(
      ['remoteEntry.js', 'remote.js', 'item.js', 'content-cs.js', 'item.css'].map((file) => news.base + file),
    );
    expect(html).toContain(' later = [];');
  });

  test('names its own address where another has led to it', () => {
    const own = 'https://arbora.example/cs/sortiment/lipa';
    const led = render(registry, 'Lípa', 'light', { ...page, head: { ...head, path: '/sortiment/lipa' } });
    expect(led).toContain(`<link rel="canonical" href="${own}">`);
    expect(led).toContain(`<link rel="alternate" hreflang="cs" href="${own}">`);
    expect(led).toContain(`<meta property="og:url" content="${own}">`);
    expect(html).toContain('<link rel="canonical" href="https://arbora.example/cs/sortiment">');
  });

  test('names its other languages as far as it is in them', () => {
    const alternatesOf = (html: string) => [...html.matchAll(/hreflang="(.*?)" href="https:..arbora.example(.*?)"/g)];
    const paths = { en: '/novinky/lime', pl: '/novinky/lipa-pl' };
    const told = render(registry, 'Lípa', 'light', { ...page, languages: { paths, otherwise: '/novinky' } });
    expect(alternatesOf(told).map(([, code, path]) => `${code} ${path}`)).toEqual([
      'en /en/novinky/lime',
      'pl /pl/novinky/lipa-pl',
      'x-default /en/novinky/lime',
    ]);
    expect(alternatesOf(html)).toHaveLength(4);
  });

  test('that is bound to a language and was not rendered names no other', () => {
    const [first, ...others] = remote.routes;
    const validation = { resource: 'news_item', filters: { locale: 'eq.{locale}' } };
    const bound = { ...registry, remotes: [{ ...remote, routes: [{ ...first!, validation }, ...others] }] };
    expect(render(bound, 'Lípa', 'light', null).match(/hreflang="\S+"/g)).toEqual([
      'hreflang="cs"',
      'hreflang="x-default"',
    ]);
  });

  test('is described to machines, and no text ends its element', () => {
    expect(html).toContain('<meta name="description" content="Lípy &amp; duby">');
    expect(html).toContain('<meta property="og:title" content="Lípa">');
    const graph = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(graph)).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { name: '</script>' }] });
    expect(html.match(/<\/script>/g)).toHaveLength(7);
  });
});
