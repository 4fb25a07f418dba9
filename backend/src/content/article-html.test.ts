import { testDatabase, type TestDatabase } from '../../tests/database';
import { sanitizeArticle } from './article-html';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

async function isAccepted(html: string): Promise<boolean> {
  const [row] = await db.asOwner<{ ok: boolean }>('select app.is_article_html($1) as ok', [html]);
  return row?.ok ?? false;
}

test.each([
  ['text and headings stay', '<h2>Řez</h2><p>V <strong>předjaří</strong>.</p>', null],
  ['a first heading becomes a second one', '<h1>Řez</h1>', '<h2>Řez</h2>'],
  ['scripts go with their text', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
  ['handlers and styles go', '<p onclick="x()" style="color:red" class="a">a</p>', '<p>a</p>'],
  [
    'a link elsewhere opens a new tab',
    '<a href="HTTPS://example.org/?a=1&b=2" target="x" onclick="y">e</a>',
    '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">e</a>',
  ],
  [
    'a link elsewhere without a scheme does too',
    '<a href="//example.org/a">e</a><a href="/\\example.org">f</a>',
    '<a href="https://example.org/a" target="_blank" rel="noopener noreferrer">e</a>' +
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">f</a>',
  ],
  ['a link inside the site does not', '<a href="/cs/kontakt">k</a>', null],
  ['an address that runs something is no link', '<a href="java&#115;cript:alert(1)">k</a>', '<a>k</a>'],
  [
    'pictures are those of the site',
    '<img src="/cdn/a.webp" alt="A" width="20" height="x">',
    '<img src="/cdn/a.webp" alt="A" width="20" />',
  ],
  [
    'others go',
    '<img src="https://example.org/a.png"><img src="//example.org/a.png"><img src="data:image/svg+xml,x">',
    '',
  ],
  ['drawings go', '<svg onload="x()"><a href="/x">y</a></svg>', '<a href="/x">y</a>'],
  [
    'a table keeps its spans',
    '<table><tbody><tr><td colspan="2" rowspan="x">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ['signs stay text', 'a < b & c', 'a &lt; b &amp; c'],
  ['an unfinished tag is no tag', '<p>a</p><img src="/a', '<p>a</p>'],
])('%s', async (_what, html, expected) => {
  const clean = sanitizeArticle(html);
  expect(clean).toBe(expected ?? html);
  expect(sanitizeArticle(clean)).toBe(clean);
  expect(await isAccepted(clean)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<p onclick="x()">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="/x" onmouseover="y">a</a>',
  '<img src="x" onerror="y" />',
  '<img src="//example.org/a.png" />',
  '<a href="//example.org/a">a</a>',
  '<a href="/\\example.org/a">a</a>',
  '<a href="/cs/a b">a</a>',
  '<a href="https://arbora.example@example.org/">a</a>',
  '<<p>script>alert(1)<</p>/script>',
  '<svg/onload=x>',
  '<!-- a -->',
  '<p\n>a</p>',
  'a < b',
])('the database refuses what the sanitizer would not put out: %s', async (html) => {
  expect(await isAccepted(html)).toBe(false);
});

/** URLs that look harmless, but lead to another site or run a script. */
const DISGUISES = [
  '//evil.example', '///evil.example', '\\\\evil.example', '/\\evil.example', '\\/evil.example', '/\t/evil.example',
  '/\n/evil.example', '/\r\n\\evil.example', '\t//evil.example', ' /\t\t/evil.example', '\u0001//evil.example',
  'https:evil.example', 'https:/evil.example', 'https:\\evil.example', 'ht\ttps://evil.example', 'HTTPS:evil.example',
  'https:///evil.example', 'http:\\\\evil.example', '/.//evil.example', '/..//evil.example', '/a/..//evil.example',
  '/%2e//evil.example', '/./\\evil.example', 'https://arbora.example@evil.example/', 'https://arbora.example:x@evil.example/',
  '//arbora.example@evil.example/', 'javascript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)',
  'JAVASCRIPT:alert(1)', 'javascript\n:alert(1)', 'data:text/html,<b>', 'vbscript:x', 'blob:https://a/b', 'file:///etc/passwd',
  'ftp://evil.example', '//evil.example:80/"onclick="x', 'https://evil.example/"onclick="x', '/\u2028/evil.example',
]; // oxfmt-ignore

const entities = (text: string) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join('');
const hex = (text: string) => text.replace(/[^a-z]/gi, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The value of the first attribute with this name, unescaped. */
function attribute(html: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];
  return value?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Whether a URL is a plain path that a browser resolves to this site. */
const isPlain = (written: string) => /^\/[^/\\&][^\\&]*\/\/[a-z.]+$/.test(written);

describe.each(DISGUISES)('an address in disguise: %j', (address) => {
  const spellings = [escaped(address), entities(address), hex(address)];

  test.each(spellings)('as a link, written %j', async (written) => {
    const clean = sanitizeArticle(`<a href="${written}">a</a>`);
    const href = attribute(clean, 'href');
    for (const origin of ['https://arbora.example', 'http://127.0.0.1:8080']) {
      const target = href === undefined ? null : new URL(href, `${origin}/cs/novinky/a`);
      expect(target?.protocol ?? 'https:').toMatch(/^https?:$/);
      expect([target?.username ?? '', target?.password ?? '']).toEqual(['', '']);
      // External links have a target; all others must stay on the site.
      if (attribute(clean, 'target') === undefined) expect(target?.origin ?? origin).toBe(origin);
      else expect(href).toMatch(/^https?:\/\/[^/]/);
    }
    expect(await isAccepted(clean)).toBe(true);
    expect(await isAccepted(`<a href="${written}">a</a>`)).toBe(isPlain(written));
  });

  test.each(spellings)('as a picture, written %j', async (written) => {
    const clean = sanitizeArticle(`<img src="${written}" />`);
    const src = attribute(clean, 'src');
    if (src !== undefined) expect(new URL(src, 'https://arbora.example/cs').origin).toBe('https://arbora.example');
    expect(await isAccepted(clean)).toBe(true);
    expect(await isAccepted(`<img src="${written}" />`)).toBe(isPlain(written));
  });
});

test.each([
  '/cs/kontakt', '/cs/katalog?search=a&amp;page=2#top', '#top', '#', 'mailto:info@arbora.example', 'tel:+420315000111',
  'https://example.org/', 'http://127.0.0.1:8080/x?y=(1)#z', 'https://[::1]/', '/cs/a@b//c',
])('a plain address stays as it is: %s', async (address) => {
  const html = `<a href="${address}">a</a>`;
  expect(attribute(sanitizeArticle(html), 'href')).toBe(address.replaceAll('&amp;', '&'));
  expect(await isAccepted(html)).toBe(true);
}); // oxfmt-ignore

test('tags that nest deeper than any article are left out, and their text stays', async () => {
  const deep = (levels: number) => `${'<b>'.repeat(levels)}a${'</b>'.repeat(levels)}`;
  expect(sanitizeArticle(deep(100))).toBe(deep(100));
  expect(sanitizeArticle(deep(5000))).toBe(deep(100));
});
