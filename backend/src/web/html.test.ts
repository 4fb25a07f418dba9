import { DEFAULT_SITE, type Theme } from '@arbora/domain';
import type { Registry, RemoteEntry, RenderedPage, StartFiles } from '@arbora/registry';
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
    inline: { earlyEvents: 'early()', seenHome: 'seen()', startAfterPaint: 'start()' },
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

function startFiles(html: string): StartFiles {
  return JSON.parse(/id="start">(.*?)<\/script>/.exec(html)![1]!) as StartFiles;
}

function preloaded(html: string): string[] {
  return [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map((found) => found[1]!);
}

test('a page preloads exactly the texts, scripts, styles and fonts that it needs', () => {
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

test('a page outside the sitemap is not indexed, unless another page is its canonical one', () => {
  const [route] = remote.routes;
  const unlisted = { ...registry, remotes: [{ ...remote, routes: [{ ...route!, sitemap: false }] }] };
  const at = (head: RenderedPage['head']): RenderedPage => ({
    html: '',
    queries: {},
    title: null,
    head,
    isMissing: false,
  });
  const noindex = '<meta name="robots" content="noindex">';
  expect(render()).not.toContain(noindex);
  expect(render(unlisted)).toContain(noindex);
  expect(render(unlisted, 'x', 'light', at({}))).toContain(noindex);
  expect(render(unlisted, 'x', 'light', at({ path: '/novinky/x' }))).not.toContain(noindex);
});

test('the script of the shell comes before any preload', () => {
  const html = render();
  expect(html.indexOf('src="/remotes/shell/1/main.js"')).toBeLessThan(html.indexOf('rel="preload"'));
});

test('fonts are preloaded without credentials, as style sheets request them', () => {
  expect(render()).toMatch(/as="font" href="[^"]+" fetchpriority="low" crossorigin>/);
});

test('a deployment without a list of fonts is served without font preloads', () => {
  const { fonts: _fonts, ...shell } = registry.shell;
  expect(preloaded(render({ ...registry, shell }))).not.toContain('/remotes/shell/1/latin.woff2');
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light dark'],
] as const)('the document of the %s theme sets its colour scheme before any file has loaded', (theme, scheme) => {
  const html = render(registry, 'Sortiment', theme);
  expect(html).toContain(`<html lang="cs" data-theme="${theme}">`);
  expect(html).toContain(`<meta name="color-scheme" content="${scheme}">`);
});

describe('the picture of link previews', () => {
  const shared = (image?: string, imageAlt?: string) => {
    const head = image ? { image, imageAlt } : {};
    const page = { html: '', queries: {}, title: 'Javor babyka', head, isMissing: false };
    const tags = render(registry, 'Javor babyka – Arbora', 'light', page).matchAll(
      /property="og:(image[^"]*)" content="([^"]*)"/g,
    );
    return Object.fromEntries([...tags].map(([, name, value]) => [name, value]));
  };
  const size = { 'image:width': '1200', 'image:height': '630' };

  test('a stored picture is a JPEG with its size and the title of the page', () => {
    expect(shared('https://arbora.example/cdn/abc/share.jpg')).toEqual({
      image: 'https://arbora.example/cdn/abc/share.jpg',
      'image:type': 'image/jpeg',
      ...size,
      'image:alt': 'Javor babyka',
    });
  });

  test.each(['https://arbora.example/cdn/abc/share.jpg', 'https://other.example/cdn/a.png'])(
    'the picture %s is described by its own text',
    (image) => {
      expect(shared(image, 'Solitérní javor na podzim')['image:alt']).toBe('Solitérní javor na podzim');
    },
  );

  test('a page without a picture shows the mark of the site', () => {
    expect(shared()).toEqual({
      image: 'https://arbora.example/icons/share.png',
      'image:type': 'image/png',
      ...size,
      'image:alt': 'Arbora',
    });
  });

  test('a picture of another address is named without a size', () => {
    expect(shared('https://other.example/cdn/a.png')).toEqual({
      image: 'https://other.example/cdn/a.png',
      'image:alt': 'Javor babyka',
    });
  });
});

test('no value can end the element that contains it', () => {
  const html = render(registry, '</title><script>');
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html.match(/<\/script>/g)).toHaveLength(4);
});

describe('a rendered page', () => {
  // No-break spaces are for display only.
  const head = { description: 'Lípy\u00a0& duby', about: [{ '@type': 'Product', name: '</script>' }] };
  const page: RenderedPage = {
    html: '<main>Lípa</main>',
    queries: { queries: [], name: '</script>' },
    title: null,
    head,
    isMissing: false,
  };
  const html = render(registry, 'Lípa', 'light', page);

  test('a rendered page includes its HTML and the state for hydration', () => {
    expect(html).toContain('<div id="root"><main>Lípa</main></div>');
    expect(html).toContain('{"url":"/cs/sortiment?q=lipa","remote":"mf-shop","session":"anonymous"');
    expect(html).not.toContain('<noscript>');
    expect(html).not.toContain('data-slow-start');
    expect(html).not.toContain('fetchpriority="high"');
  });

  test('a rendered page has its styles before its scripts, under the names that builds look up', () => {
    expect(html).toContain('<link rel="stylesheet" href="/remotes/mf-shop/1/list.css" data-href="list.css">');
    expect(html.indexOf('list.css')).toBeLessThan(html.indexOf('list.js'));
  });

  test('a rendered page inlines available style sheets under the same names', () => {
    const inlined = render(registry, 'Lípa', 'light', page, new Map([['/remotes/mf-shop/1/list.css', 'p{color:red}']]));
    expect(inlined).toContain('<style data-href="list.css">p{color:red}</style>');
    expect(inlined).not.toContain('href="/remotes/mf-shop/1/list.css"');
    expect(inlined).toContain('<link rel="stylesheet" href="/remotes/shell/1/main.css" data-href="main.css">');
  });

  test('a rendered page loads no script before the first paint, and all needed ones afterwards', () => {
    expect(html).not.toContain('<script defer');
    expect(preloaded(html)).toEqual(['/remotes/shell/1/latin.woff2']);
    const needed = ['shell-cs.js', 'remoteEntry.js', 'remote.js', 'list.js', 'shop-cs.js'];
    const { scripts, needed: named } = startFiles(html);
    expect(scripts).toEqual(['/remotes/shell/1/main.js']);
    expect(named.map((file) => file.split('/').at(-1)).sort()).toEqual(needed.sort());
    const places = ['early()', 'seen()', '<main>Lípa</main>', 'id="rendered"', 'id="start"', 'start()'];
    const found = places.map((text) => html.indexOf(text));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
  });

  test('browsers check the entries of shell and remote, which are preloaded with their hashes', () => {
    const { shell, remotes } = registry;
    const checked: Registry = {
      ...registry,
      shell: { ...shell, integrity: { 'main.js': 'sha256-shell' } },
      remotes: remotes.map((one) => ({ ...one, integrity: { 'remoteEntry.js': 'sha256-remote' } })),
    };
    const plain = render(checked);
    expect(plain).toContain('src="/remotes/shell/1/main.js" integrity="sha256-shell"></script>');
    expect(plain).toContain('href="/remotes/mf-shop/1/remoteEntry.js" fetchpriority="low" integrity="sha256-remote">');
    expect(plain.match(/ integrity="/g)).toHaveLength(2);
    expect(startFiles(render(checked, 'Lípa', 'light', page)).integrity).toEqual({
      '/remotes/shell/1/main.js': 'sha256-shell',
      '/remotes/mf-shop/1/remoteEntry.js': 'sha256-remote',
    });
  });

  test('a rendered page of a shell of an earlier release, without inline scripts, loads its scripts at once', () => {
    const { inline: _inline, ...shell } = registry.shell;
    const earlier = render({ ...registry, shell }, 'Lípa', 'light', page);
    expect(earlier).toContain('<script defer fetchpriority="high" src="/remotes/shell/1/main.js"></script>');
    expect(earlier).not.toContain('id="start"');
  });

  test('a rendered page prefetches the files of rendered pages that it links to, and no others', () => {
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
    expect(startFiles(linked).linked).toEqual(
      ['remoteEntry.js', 'remote.js', 'item.js', 'content-cs.js', 'item.css'].map((file) => news.base + file),
    );
    expect(startFiles(html).linked).toEqual([]);
  });

  test('a rendered page has the canonical address when it was requested under another one', () => {
    const own = 'https://arbora.example/cs/sortiment/lipa';
    const led = render(registry, 'Lípa', 'light', { ...page, head: { ...head, path: '/sortiment/lipa' } });
    expect(led).toContain(`<link rel="canonical" href="${own}">`);
    expect(led).toContain(`<link rel="alternate" hreflang="cs" href="${own}">`);
    expect(led).toContain(`<meta property="og:url" content="${own}">`);
    expect(html).toContain('<link rel="canonical" href="https://arbora.example/cs/sortiment">');
  });

  test('a rendered page links to the languages that it exists in', () => {
    const alternatesOf = (html: string) => [...html.matchAll(/hreflang="(.*?)" href="https:..arbora.example(.*?)"/g)];
    const paths = { en: '/novinky/lime', pl: '/novinky/lipa-pl' };
    const translated = render(registry, 'Lípa', 'light', { ...page, languages: { paths, fallback: '/novinky' } });
    expect(alternatesOf(translated).map(([, code, path]) => `${code} ${path}`)).toEqual([
      'en /en/novinky/lime',
      'pl /pl/novinky/lipa-pl',
      'x-default /en/novinky/lime',
    ]);
    expect(alternatesOf(html)).toHaveLength(4);
  });

  test('a page bound to a language that was not rendered links to no other language', () => {
    const [first, ...others] = remote.routes;
    const validation = { resource: 'news_item', filters: { locale: 'eq.{locale}' } };
    const bound = { ...registry, remotes: [{ ...remote, routes: [{ ...first!, validation }, ...others] }] };
    expect(render(bound, 'Lípa', 'light', null).match(/hreflang="\S+"/g)).toEqual([
      'hreflang="cs"',
      'hreflang="x-default"',
    ]);
  });

  test('a rendered page has escaped metadata', () => {
    expect(html).toContain('<meta name="description" content="Lípy &amp; duby">');
    expect(html).toContain('<meta property="og:title" content="Lípa">');
    const graph = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(graph)).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { name: '</script>' }] });
    expect(html.match(/<\/script>/g)).toHaveLength(8);
  });
});
