import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openStyleTexts } from './style-texts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'arbora-styles-'));
  await mkdir(path.join(site, 'remotes/shell/1'), { recursive: true });
});
afterEach(() => rm(site, { recursive: true }));

const put = (name: string, css: string): Promise<void> => writeFile(path.join(site, 'remotes/shell/1', name), css);

test('relative URLs of an inlined sheet resolve from the document, and other text is unchanged', async () => {
  await put('a.css', '@font-face{src:url(a.woff2)}i{background:url("data:image/svg+xml,x")}b{mask:url(\'/m.svg\')}');
  const texts = await openStyleTexts(site)(['/remotes/shell/1/a.css']);
  expect(texts.get('/remotes/shell/1/a.css')).toBe(
    '@font-face{src:url(/remotes/shell/1/a.woff2)}i{background:url("data:image/svg+xml,x")}b{mask:url(\'/m.svg\')}',
  );
});

test('a sheet that is missing, or could end its element, is left to its link', async () => {
  await put('b.css', 'i::after{content:"</style>"}');
  const styleTexts = openStyleTexts(site);
  const urls = ['/remotes/shell/1/b.css', '/remotes/shell/1/c.css', 'http://localhost:4000/d.css'];
  expect([...(await styleTexts(urls)).keys()]).toEqual([]);
  await put('c.css', 'p{}');
  expect([...(await styleTexts(urls)).keys()]).toEqual(['/remotes/shell/1/c.css']);
});
