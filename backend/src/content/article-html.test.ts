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
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">f</a>',
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
  '<<p>script>alert(1)<</p>/script>',
  '<svg/onload=x>',
  '<!-- a -->',
  '<p\n>a</p>',
  'a < b',
])('the database refuses what the sanitizer would not put out: %s', async (html) => {
  expect(await isAccepted(html)).toBe(false);
});
