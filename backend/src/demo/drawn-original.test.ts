import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { mediaApp, type MediaApp } from '../../tests/media-fixtures';
import { originalName } from '../media/media-object';
import { drawnOriginal } from './drawn-original';

let api: MediaApp;
beforeAll(async () => void (api = await mediaApp()));
afterAll(() => api.close());

/** Stores the name of a drawing under a key that repeats one digit. */
async function keep(digit: string, name: string): Promise<string> {
  const key = digit.repeat(32);
  const original = drawnOriginal(name);
  const file = path.join(api.dir, originalName(key));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, original);
  await api.database.asOwner(
    `insert into app_private.media_object (key, kind, byte_size, width) values ('${key}', 'image', ${original.length}, 1600)`,
  );
  return key;
}
const get = (url: string) => api.call('GET', url, undefined, { headers: { accept: 'image/webp' } });

test('a picture stored as the name of a drawing is drawn in the requested width', async () => {
  const key = await keep('a', 'plant Ginkgo biloba');
  for (const width of [200, 1600]) {
    const { rawPayload, headers } = await get(`/cdn/${key}?w=${width}`);
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width });
  }
  const { rawPayload } = await get(`/cdn/${key}`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1000, height: 1000 });
});

test('an unknown drawing is not found', async () => {
  expect((await get(`/cdn/${await keep('b', 'plant Nemo')}?w=200`)).statusCode).toBe(404);
});
