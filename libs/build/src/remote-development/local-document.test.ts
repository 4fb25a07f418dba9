import { CONTRACT, findData, type BrowserRegistry, type RemoteEntry } from '@arbora/registry';
import { localDocument } from './local-document';

const none = { cs: [], en: [], pl: [] };

function remote(name: string, version: string): RemoteEntry {
  return {
    name,
    version,
    contract: CONTRACT,
    base: `/remotes/${name}/${version}/`,
    entry: `remoteEntry.${version}.js`,
    namespace: name,
    routes: [
      {
        pattern: '/kontakt',
        access: 'public',
        layout: 'default',
        sitemap: true,
        titleKey: 't',
        titles: { cs: '', en: '', pl: '' },
      },
    ],
    slots: [],
    preload: { scripts: ['entry.js'], styles: [] },
    pages: { '/kontakt': { scripts: ['page.js'], styles: [] } },
    texts: none,
  };
}

const REGISTRY = {
  contract: CONTRACT,
  build: 'b',
  shell: {
    version: '1',
    base: '/remotes/shell/1/',
    scripts: ['main.js'],
    styles: ['main.css'],
    icon: 'i',
    texts: none,
  },
  remotes: [remote('mf-content', 'a1'), remote('mf-shop', 'b2')],
};

/** A document in the form of `renderHtml` of the back end; e2e opens real ones. */
function document({ isRendered = true, status = 200 } = {}): string {
  const data = (id: string, value: object): string =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  return [
    '<!doctype html>',
    `<html lang="cs" data-theme="light"${status === 404 ? ' data-status="404"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<style data-href="main.css">body{margin:0}</style>',
    ...(isRendered
      ? [
          '<style data-href="page.a1.css">h1{color:red}</style>',
          '<link rel="stylesheet" href="/remotes/mf-content/a1/part.a1.css" data-href="part.a1.css">',
          '<script>early()</script>',
          '<script>seen()</script>',
        ]
      : [
          '<script defer fetchpriority="high" src="/remotes/shell/1/main.js"></script>',
          '<link rel="preload" as="script" href="/remotes/mf-content/a1/page.js" fetchpriority="low">',
          '<link rel="preload" as="script" href="/remotes/shell/1/cs.js" fetchpriority="low">',
        ]),
    '</head>',
    '<body>',
    isRendered
      ? '<div id="root"><div><h1>Kontakt</h1>\n<p data-status="404"></p></div></div>'
      : '<div id="root"><p data-slow-start>Chvilku…</p></div>\n<noscript><h1>Kontakt</h1></noscript>',
    data('registry', REGISTRY),
    data('site', { brand: 'Arbora', webVitalsPercent: 5 }),
    ...(isRendered
      ? [data('rendered', { url: '/cs/kontakt' }), data('start', { scripts: [] }), '<script>start()</script>']
      : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function changed(html: string, ...names: string[]): string {
  const remotes = names.map((name) => remote(name, 'local'));
  return localDocument(html, { remotes, reloadScript: '/reload.js', hotUpdates: 'ws://localhost:8' });
}

function registryOf(html: string): BrowserRegistry {
  return JSON.parse(findData(html, 'registry')!.json) as BrowserRegistry;
}

test('a local build replaces the deployed version of its remote', () => {
  const { remotes, shell } = registryOf(changed(document(), 'mf-content'));
  expect(remotes.map(({ name, base, entry }) => [name, base, entry])).toEqual([
    ['mf-content', '/remotes/mf-content/local/', 'remoteEntry.local.js'],
    ['mf-shop', '/remotes/mf-shop/b2/', 'remoteEntry.b2.js'],
  ]);
  expect(shell).toEqual(REGISTRY.shell);
});

test('a remote that the site does not have is added', () => {
  const { remotes } = registryOf(changed(document(), 'mf-tour'));
  expect(remotes.map(({ name }) => name)).toEqual(['mf-content', 'mf-shop', 'mf-tour']);
});

test('a local build is delivered as the server delivers remotes, without the files and titles of its pages', () => {
  const [entry] = registryOf(changed(document(), 'mf-content')).remotes;
  expect(Object.keys(entry!).sort()).toEqual(
    ['name', 'version', 'contract', 'base', 'entry', 'namespace', 'routes', 'slots'].sort(),
  );
  expect(entry!.routes).toEqual([
    { pattern: '/kontakt', access: 'public', layout: 'default', sitemap: true, titleKey: 't' },
  ]);
});

test.each([
  ['a rendered document', document()],
  ['a document that the server did not render', document({ isRendered: false })],
  ['a document of a page that the site does not have', document({ isRendered: false, status: 404 })],
])('%s is left to the browser to render', (_name, html) => {
  const result = changed(html, 'mf-content');
  expect(result).toContain('<body>\n<div id="root"></div>\n<script type="application/json" id="registry">');
  expect(result).not.toMatch(/Kontakt|noscript|data-status|id="rendered"|id="start"|<script>|a1\.css/);
  expect(result.match(/src="[^"]*"/g)).toEqual(['src="/remotes/shell/1/main.js"', 'src="/reload.js"']);
  expect(result).toContain('<style data-href="main.css">body{margin:0}</style>');
  expect(result).toContain('<script type="application/ld+json">');
});

test('files of the deployed version of a replaced remote are not preloaded', () => {
  const html = document({ isRendered: false });
  const preloaded = (result: string): string[] => result.match(/(?<=rel="preload".*href=")[^"]*/g) ?? [];
  expect(preloaded(changed(html, 'mf-content'))).toEqual(['/remotes/shell/1/cs.js']);
  expect(preloaded(changed(html, 'mf-shop'))).toEqual(['/remotes/mf-content/a1/page.js', '/remotes/shell/1/cs.js']);
});

test('the site gets no reports of failures and no measurements from the page', () => {
  const result = changed(document(), 'mf-content');
  expect(registryOf(result).hotUpdates).toBe('ws://localhost:8');
  expect(JSON.parse(findData(result, 'site')!.json)).toEqual({ brand: 'Arbora', webVitalsPercent: 0 });
});

test('texts of the registry cannot end its element', () => {
  const entry = { ...remote('mf-tour', 'local'), namespace: '</script>$&' };
  const result = localDocument(document(), { remotes: [entry], reloadScript: '/r.js', hotUpdates: 'ws://l' });
  expect(registryOf(result).remotes.at(-1)).toMatchObject({ namespace: '</script>$&' });
});
