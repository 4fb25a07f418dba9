import { randomBytes } from 'node:crypto';
import type { StaticFile, UploadedImage } from '@arbora/domain';
import sharp from 'sharp';
import { testApp, type TestApp } from '../../tests/app';
import { picture, sendImage } from '../../tests/media-fixtures';
import { SALES } from '../../tests/policies/attempts';
import { startS3Server, type S3Server } from '../../tests/s3-server';
import { readConfig, type Config } from '../config';
import { removeUnused } from '../jobs/remove-unused-media.job';
import { originalName } from './media-object';
import { openStorage } from './storage/media-storage';

let server: S3Server;
let media: Config['media'];
let api: TestApp;
let other: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  media = { dir: '/nowhere', s3: server.bucket, cacheBytes: 1024 ** 3 };
  api = await testApp({ config: { media } });
  other = await testApp({ database: api.database, config: { media: { ...media } } });
});
afterAll(async () => {
  await other.close();
  await api.close();
  await server.close();
});

test('a file sent to one instance is delivered and removed by another', async () => {
  const photo = (await sendImage(api, SALES, await picture(640, 480).jpeg().toBuffer())).json<UploadedImage>();
  const answers = await Promise.all([api, other].map((one) => one.call('GET', `/cdn/${photo.key}?w=200`)));
  for (const { rawPayload } of answers) expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200 });

  const token = await api.tokenFor(SALES);
  await other.call('DELETE', `/api/rest/photo?id=eq.${photo.id}`, undefined, { token });
  await api.database.asOwner('delete from app_private.history');
  await removeUnused.run({ config: { ...readConfig({ NODE_ENV: 'test' }), media }, database: api.database });
  expect(await openStorage(media).read(originalName(photo.key))).toBeNull();
  expect((await api.call('GET', `/cdn/${photo.key}?w=200`)).statusCode).toBe(404);
});

test('a large file is returned unchanged', async () => {
  const text = Buffer.from(randomBytes(1_500_000).toString('base64'));
  const body = { bucket: 'public', data: text.toString('base64'), type: 'text/plain', description: 'Ceník' };
  const file = (
    await api.call('POST', '/api/media/static', body, { token: await api.tokenFor(SALES) })
  ).json<StaticFile>();
  const answer = await other.call('GET', `/api/media/static/${file.id}`);
  expect(answer.headers['content-length']).toBe(String(text.length));
  expect(answer.rawPayload.equals(text)).toBe(true);
});
