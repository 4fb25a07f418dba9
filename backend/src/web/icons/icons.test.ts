import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '@arbora/registry';
import sharp from 'sharp';
import { testApp, type TestApp } from '../../../tests/app';

const texts = { cs: [], en: [], pl: [] };
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="18" r="14"/></svg>';
const BASE = '/remotes/shell/1/';
const REGISTRY: Registry = {
  contract: 1,
  build: 'first',
  shell: { version: '1', base: BASE, scripts: [], styles: [], icon: 'icon.svg', texts },
  remotes: [],
};

let siteDir: string;
let app: TestApp;
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'arbora-icons-'));
  await mkdir(path.join(siteDir, BASE), { recursive: true });
  await writeFile(path.join(siteDir, BASE, 'icon.svg'), MARK);
  await writeFile(path.join(siteDir, 'registry.json'), JSON.stringify(REGISTRY));
  app = await testApp({ config: { siteDir } });
});
afterAll(async () => {
  await app.close();
  await rm(siteDir, { recursive: true });
});

test.each([
  ['192.png', 192, 192, true],
  ['512.png', 512, 512, true],
  ['maskable-512.png', 512, 512, false],
  ['apple-touch-180.png', 180, 180, false],
  ['feed-144.png', 144, 144, false],
  ['share.png', 1200, 630, false],
])('the icon %s is %i × %i px', async (name, width, height, hasClearCorner) => {
  const answer = await app.call('GET', `/icons/${name}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  const picture = sharp(answer.rawPayload);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width, height });
  const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner.at(-1) === 0).toBe(hasClearCorner);
});

test.each(['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])('%s is the icon of phones', async (url) => {
  const [answer, icon] = [await app.call('GET', url), await app.call('GET', '/icons/apple-touch-180.png')];
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.rawPayload.equals(icon.rawPayload)).toBe(true);
});

test('`/favicon.ico` contains three pictures', async () => {
  const answer = await app.call('GET', '/favicon.ico');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/x-icon']);
  const ico = answer.rawPayload;
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sides = [0, 1, 2].map((index) => ico.readUInt8(6 + index * 16));
  expect(sides).toEqual([16, 32, 48]);
  const [length, offset] = [ico.readUInt32LE(6 + 8), ico.readUInt32LE(6 + 12)];
  expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({ width: 16, height: 16 });
});

test.each(['cs', 'en', 'pl'])('the manifest in %s has the site’s name and existing icons', async (locale) => {
  const answer = await app.call('GET', `/manifest/${locale}.webmanifest`);
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = answer.json<{ name: string; start_url: string; icons: { src: string; purpose?: string }[] }>();
  expect(manifest).toMatchObject({ short_name: 'Arbora', start_url: `/${locale}/`, theme_color: '#047353' });
  expect(manifest.name).toMatch(/^Arbora – ./);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await app.call('GET', src)).statusCode).toBe(200);
});

test.each(['/icons/toString', '/icons/64.png', '/manifest/de.webmanifest'])('%s is not found', async (address) => {
  expect((await app.call('GET', address)).statusCode).toBe(404);
});
