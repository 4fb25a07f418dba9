import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedImage } from '@arbora/domain';
import sharp from 'sharp';
import { mediaApp, picture, sendImage, type MediaApp } from '../../../tests/media-fixtures';
import { SALES } from '../../../tests/policies/attempts';
import { until } from '../../../tests/until';

let api: MediaApp;
beforeAll(async () => void (api = await mediaApp()));
afterAll(() => api.close());

const AVIF_BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const BROWSER = 'image/webp,image/apng,image/*,*/*;q=0.8';
const OLD_BROWSER = 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

async function storedPhoto(width = 1400, height = 1050): Promise<UploadedImage> {
  return (await sendImage(api, SALES, await picture(width, height).jpeg().toBuffer())).json();
}
const get = (url: string, headers: Record<string, string> = { accept: BROWSER }) =>
  api.call('GET', url, undefined, { headers });
const drawn = async (url: string, headers?: Record<string, string>) =>
  sharp((await get(url, headers)).rawPayload).metadata();
const folder = (key: string) => path.join(api.dir, key.slice(0, 2), key);

describe('a picture for link previews', () => {
  it.each([
    [1400, 1050],
    [300, 900],
  ])('a picture of %i × %i px is a JPEG of the stated size, whatever the program accepts', async (width, height) => {
    const { key } = await storedPhoto(width, height);
    for (const accept of [AVIF_BROWSER, '*/*']) {
      const answer = await get(`/cdn/${key}/share.jpg`, { accept });
      expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' });
      expect(answer.headers.vary).toBeUndefined();
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
    expect((await readdir(folder(key))).sort()).toEqual(['original', 'share.jpeg']);
  });

  it('an unknown picture is not found', async () => {
    for (const key of ['0'.repeat(32), 'x']) expect((await get(`/cdn/${key}/share.jpg`)).statusCode).toBe(404);
  });
});

describe('a picture', () => {
  it('a picture is delivered in the requested width, without one as its thumbnail', async () => {
    const { key } = await storedPhoto();
    expect(await drawn(`/cdn/${key}?w=300`)).toMatchObject({ format: 'webp', width: 300, height: 225 });
    expect(await drawn(`/cdn/${key}?w=50`)).toMatchObject({ width: 50 });
    expect(await drawn(`/cdn/${key}`)).toMatchObject({ format: 'webp', width: 1000, height: 750 });
    const upright = await storedPhoto(600, 1200);
    expect(await drawn(upright.url)).toMatchObject({ width: 500, height: 1000 });
  });

  it('a picture is never enlarged, and stored once for all larger widths', async () => {
    const { key } = await storedPhoto(420, 300);
    for (const w of [500, 600, 3000]) expect(await drawn(`/cdn/${key}?w=${w}`)).toMatchObject({ width: 420 });
    expect(await readdir(folder(key))).toEqual(expect.arrayContaining(['original', 'w500.webp']));
    expect(await readdir(folder(key))).toHaveLength(2);
  });

  it('a picture is JPEG for browsers without WebP, on white if it is transparent', async () => {
    const { key } = await storedPhoto();
    const old = await get(`/cdn/${key}?w=100`, { accept: OLD_BROWSER });
    expect(old.headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept' });
    expect((await get(`/cdn/${key}?w=100`, { accept: '*/*' })).headers['content-type']).toBe('image/webp');
    expect((await get(`/cdn/${key}?w=100`, { accept: 'image/webp;q=0,image/*' })).headers['content-type']).toBe(
      'image/jpeg',
    );

    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 30, height: 30, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const transparent = (await sendImage(api, SALES, png)).json<UploadedImage>();
    const { rawPayload } = await get(`/cdn/${transparent.key}?w=100`, { accept: OLD_BROWSER });
    const { dominant } = await sharp(rawPayload).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('a picture is AVIF for browsers that support it from the second request on; the first gets WebP at once', async () => {
    const { key } = await storedPhoto();
    const url = `/cdn/${key}?w=700`;
    const first = await get(url, { accept: AVIF_BROWSER });
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    await until(async () => (await readdir(folder(key))).includes('w700.avif'));
    const second = await get(url, { accept: AVIF_BROWSER, 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(second.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
    expect(await sharp(second.rawPayload).metadata()).toMatchObject({ width: 700, height: 525 });
    expect((await get(url)).headers['content-type']).toBe('image/webp');
  });

  it.each(['?w=50', ''])('a picture is WebP for every browser if AVIF saves nothing: %s', async (query) => {
    const { key } = await storedPhoto();
    for (const _ of [1, 2]) await get(`/cdn/${key}${query}`, { accept: AVIF_BROWSER });
    // Variants are made in the requested order: an AVIF of the first would exist before this one.
    await get(`/cdn/${key}?w=200`, { accept: AVIF_BROWSER });
    await until(async () => (await readdir(folder(key))).includes('w200.avif'));
    expect((await readdir(folder(key))).filter((name) => name.endsWith('.avif'))).toEqual(['w200.avif']);
  });

  it('a picture is immutable for every cache, and cannot act as a page', async () => {
    const { key } = await storedPhoto();
    const answer = await get(`/cdn/${key}?w=200`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(answer.rawPayload.length),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
    const etag = String(answer.headers.etag);
    const again = await get(`/cdn/${key}?w=200`, { accept: BROWSER, 'if-none-match': `"x", ${etag}` });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
    const other = await get(`/cdn/${key}?w=200`, { accept: OLD_BROWSER, 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    const head = await api.app.inject({ method: 'HEAD', url: `/cdn/${key}?w=200`, headers: { accept: BROWSER } });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
  });
});

test.each([
  [333, 300],
  [350, 400],
  [1, 50],
  [99_999, 3000],
])('a width of %i redirects to %i', async (asked, given) => {
  const { key } = await storedPhoto(10, 10);
  const answer = await get(`/cdn/${key}?w=${asked}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `/cdn/${key}?w=${given}`]);
});

test.each(['w=abc', 'w=-5', 'w=100000', 'w=1e3', 'w=100&w=200'])('%s is not a valid width', async (query) => {
  const { key } = await storedPhoto(10, 10);
  expect((await get(`/cdn/${key}?${query}`)).statusCode).toBe(400);
});

test.each(['0'.repeat(32), 'x', '..%2f..%2fetc%2fpasswd', 'A'.repeat(32), '%00'])(
  'there is no picture %s',
  async (key) => {
    const answer = await get(`/cdn/${key}?w=100`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

test('concurrent requests get the same picture, made once', async () => {
  const { key } = await storedPhoto();
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(`/cdn/${key}?w=700`)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  const rows = await api.database.asOwner('select from app_private.media_variant where object_key = $1', [key]);
  expect(rows).toHaveLength(1);
});

test('a picture whose file was lost is not found', async () => {
  const { key } = await storedPhoto();
  await rm(folder(key), { recursive: true });
  expect((await get(`/cdn/${key}?w=100`)).statusCode).toBe(404);
});
