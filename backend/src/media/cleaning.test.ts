import { access, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StaticFile, UploadedImage } from '@arbora/domain';
import { withoutErrorLog } from '../../tests/app';
import { mediaApp, picture, sendImage, type MediaApp } from '../../tests/media-fixtures';
import { CUSTOMER, EDITOR, SALES } from '../../tests/policies/attempts';
import { readConfig, type Config } from '../config';
import type { Database } from '../database/database';
import { pruneBasketFiles, pruneHistory } from '../jobs/prune-jobs';
import type { Job } from '../jobs/job';
import { removeUnused } from '../jobs/remove-unused-media.job';
import { trimCache } from '../jobs/trim-media-cache.job';
import { createVariants } from './image/find-variant';
import { storeObject } from './media-object';
import { openStorage } from './storage/media-storage';

let api: MediaApp;
let media: Config['media'];
beforeAll(async () => {
  api = await mediaApp();
  media = { dir: api.dir, s3: null, cacheBytes: 1024 ** 3 };
});
afterAll(() => api.close());

const run = (job: Job, changed: Partial<Config['media']> = {}) =>
  job.run({ config: { ...readConfig({ NODE_ENV: 'test' }), media: { ...media, ...changed } }, database: api.database });
const folder = (key: string) => path.join(api.dir, key.slice(0, 2), key);
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
const isKnown = async (key: string) =>
  (await api.database.asOwner('select from app_private.media_object where key = $1', [key])).length === 1;
const get = (url: string) => api.call('GET', url);

async function storedPhoto(): Promise<UploadedImage> {
  return (await sendImage(api, SALES, await picture(900, 600).jpeg().toBuffer())).json();
}
async function remove(resource: 'photo' | 'photogallery', id: string, who: string): Promise<void> {
  const answer = await api.call('DELETE', `/api/rest/${resource}?id=eq.${id}`, undefined, {
    token: await api.tokenFor(who),
  });
  expect(answer.statusCode).toBe(204);
}

/** Simulates the end of the undo period: runs the history job with older rows. */
async function historyEnds(): Promise<void> {
  await api.database.asOwner("update app_private.history set at = at - interval '3 days'");
  await pruneHistory.run({
    config: { ...readConfig({ NODE_ENV: 'test', HISTORY_DAYS: '2' }) },
    database: api.database,
  });
}

test('a deleted picture is no longer delivered, and its file stays as long as the deletion can be undone', async () => {
  const [deleted, remaining] = [await storedPhoto(), await storedPhoto()];
  for (const { key } of [deleted, remaining]) expect((await get(`/cdn/${key}?w=200`)).statusCode).toBe(200);
  await remove('photo', deleted.id, SALES);
  await Promise.all([run(removeUnused), run(removeUnused)]);
  for (const w of [200, 300]) expect((await get(`/cdn/${deleted.key}?w=${w}`)).statusCode).toBe(404);
  expect(await readdir(folder(deleted.key))).toEqual(['original']);

  const [deletion] = await api.database.asOwner<{ change_id: number }>(
    "select change_id from app_private.history where operation = 'delete' and row_key = $1",
    [deleted.id],
  );
  const undone = await api.call(
    'POST',
    '/api/rest/rpc/undo_change',
    { p_change: deletion?.change_id },
    { token: await api.tokenFor(SALES) },
  );
  expect(undone.statusCode).toBe(200);
  await historyEnds();
  await run(removeUnused);
  for (const { key } of [deleted, remaining]) expect((await get(`/cdn/${key}?w=200`)).statusCode).toBe(200);
});

test('a deleted picture is removed once its deletion cannot be undone, even if several instances run the job', async () => {
  const [deleted, remaining] = [await storedPhoto(), await storedPhoto()];
  await remove('photo', deleted.id, SALES);
  await run(removeUnused);
  expect([await isThere(folder(deleted.key)), await isKnown(deleted.key)]).toEqual([true, true]);
  await historyEnds();
  await Promise.all([run(removeUnused), run(removeUnused)]);
  expect([await isThere(folder(deleted.key)), await isKnown(deleted.key)]).toEqual([false, false]);
  expect((await get(`/cdn/${remaining.key}?w=200`)).statusCode).toBe(200);
});

test('a file of a basket has no history and is removed at once', async () => {
  const token = await api.tokenFor(CUSTOMER);
  const body = {
    bucket: 'basket',
    data: Buffer.from('buk').toString('base64'),
    type: 'text/plain',
    description: 'buk',
  };
  const { id } = (await api.call('POST', '/api/media/static', body, { token })).json<StaticFile>();
  const [file] = await api.database.asOwner<{ key: string }>('select key from static_file where id = $1', [id]);
  await api.database.asOwner('delete from static_file where id = $1', [id]);
  await run(removeUnused);
  expect([await isThere(folder(file!.key)), await isKnown(file!.key)]).toEqual([false, false]);
});

test('the pictures of a gallery are deleted with it', async () => {
  const [gallery] = await api.database.asOwner<{ id: string }>(
    "insert into photogallery (name, is_public) values ('Loni', true) returning id",
  );
  const data = await picture().jpeg().toBuffer();
  const sent = await sendImage(api, EDITOR, data, { photogallery_id: gallery?.id });
  const { id, key } = sent.json<UploadedImage>();
  await remove('photogallery', gallery?.id ?? '', EDITOR);
  await historyEnds();
  await run(removeUnused);
  expect(await api.database.asOwner('select from photo where id = $1', [id])).toEqual([]);
  expect([await isThere(folder(key)), await isKnown(key)]).toEqual([false, false]);
});

test('a deletion that is rolled back keeps its file', async () => {
  const { id, key } = await storedPhoto();
  await api.database.tryAs(SALES, (client) => client.query('delete from photo where id = $1', [id]));
  await run(removeUnused);
  expect(await isThere(folder(key))).toBe(true);
});

test('remains of an interrupted upload are removed after an hour', async () => {
  const key = await storeObject(api.database, openStorage(media), { kind: 'image', data: Buffer.from('x'), width: 1 });
  await run(removeUnused);
  expect(await isThere(folder(key))).toBe(true);
  await api.database.asOwner(
    "update app_private.media_object set created_at = now() - interval '61 minutes' where key = $1",
    [key],
  );
  await run(removeUnused);
  expect([await isThere(folder(key)), await isKnown(key)]).toEqual([false, false]);
});

test('a variant finished after its picture was deleted is not stored', async () => {
  const { id, key } = await storedPhoto();
  // The picture exists when the work begins and is deleted before it ends.
  const service = {
    query: async (sql: string, values: unknown[]) => {
      const result = await api.database.service.query(sql, values);
      if (sql.startsWith('select width')) {
        await remove('photo', id, SALES);
      }
      return result;
    },
  };
  const database = { ...api.database, service } as unknown as Database;
  const found = await createVariants({ database }, openStorage(media), api.app.log).find(key, 100, ['webp']);
  expect(found?.file.size).toBeGreaterThan(0);
  expect(await isThere(path.join(folder(key), 'original'))).toBe(true);
  expect(await isThere(path.join(folder(key), 'w100.webp'))).toBe(false);
});

test('a file whose removal fails is removed later', async () => {
  const { id, key } = await storedPhoto();
  await remove('photo', id, SALES);
  await historyEnds();
  const file = path.join(api.dir, 'file');
  await writeFile(file, '');
  await expect(run(removeUnused, { dir: file })).rejects.toMatchObject({ code: 'media.unavailable' });
  expect(await isKnown(key)).toBe(true);
  await run(removeUnused);
  expect([await isThere(folder(key)), await isKnown(key)]).toEqual([false, false]);
});

test('the oldest variants are removed when the cache is full, and made again on demand', async () => {
  const photo = await storedPhoto();
  for (const w of [100, 200, 300]) await get(`/cdn/${photo.key}?w=${w}`);
  const age = (name: string, days: number) =>
    api.database.asOwner(
      'update app_private.media_variant set created_at = now() - $3 * interval $$1 day$$ where object_key = $1 and name = $2',
      [photo.key, name, days],
    );
  await age('w200.webp', 5);
  await age('w300.webp', 3);
  const [{ total } = { total: 0 }] = await api.database.asOwner<{ total: number }>(
    'select sum(byte_size)::int as total from app_private.media_variant',
  );
  await run(trimCache, { cacheBytes: total });
  expect(await isThere(path.join(folder(photo.key), 'w200.webp'))).toBe(true);

  await api.database.asOwner('update app_private.media_variant set byte_size = 1000');
  const [{ count } = { count: 0 }] = await api.database.asOwner<{ count: number }>(
    'select count(*)::int as count from app_private.media_variant',
  );
  // A limit of which nine tenths require the removal of exactly the two oldest.
  await run(trimCache, { cacheBytes: Math.floor(((count - 2) * 1000) / 0.9) + 1 });
  const there = await Promise.all([100, 200, 300].map((w) => isThere(path.join(folder(photo.key), `w${w}.webp`))));
  expect(there).toEqual([true, false, false]);
  expect((await get(`/cdn/${photo.key}?w=200`)).statusCode).toBe(200);
  expect(await isThere(path.join(folder(photo.key), 'w200.webp'))).toBe(true);
});

test('files that belong to no basket and no order are removed after a month, and others stay', async () => {
  const token = await api.tokenFor(CUSTOMER);
  const { sub } = await api.database.claimsOf(CUSTOMER);
  const send = async (text: string) => {
    const body = {
      bucket: 'basket',
      data: Buffer.from(text).toString('base64'),
      type: 'text/plain',
      description: text,
    };
    return (await api.call('POST', '/api/media/static', body, { token })).json<StaticFile>();
  };
  const [inBasket, ordered, unused, fresh] = [await send('a'), await send('b'), await send('c'), await send('d')];
  const basket = (file: StaticFile) => ({
    type: 'inquiry',
    items: [],
    files: [{ id: file.id, name: file.name }],
    note: '',
    center: null,
  });
  await api.database.asOwner('update user_profile set basket = $2 where id = $1', [
    sub,
    JSON.stringify(basket(inBasket)),
  ]);
  await api.database.asOwner(
    `insert into shop_order (profile_id, basket, center, order_code) values ($1, $2, 'Obříství', 'P0000000002')`,
    [sub, JSON.stringify(basket(ordered))],
  );
  await api.database.asOwner("update static_file set created_at = now() - interval '31 days' where id <> $1", [
    fresh.id,
  ]);
  await run(pruneBasketFiles);
  const left = await api.database.asOwner<{ name: string }>(
    'select name from static_file where id = any ($1) order by name',
    [[inBasket.id, ordered.id, unused.id, fresh.id]],
  );
  expect(left.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'd.txt']);
});

test('a full or broken storage is reported and leaves nothing incomplete behind', async () => {
  const file = path.join(api.dir, 'no-folder');
  await writeFile(file, '');
  const broken = await mediaApp({ dir: path.join(file, 'media') });
  try {
    const image = await picture().jpeg().toBuffer();
    const answer = await withoutErrorLog(broken.app, () => sendImage(broken, SALES, image));
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'media.unavailable',
      '5',
    ]);
    expect(await broken.database.asOwner('select from photo where created_at > now() - interval $$1 minute$$')).toEqual(
      [],
    );
    const seen = await withoutErrorLog(broken.app, () => broken.call('GET', `/cdn/${'0'.repeat(32)}`));
    expect([seen.statusCode, seen.json().code]).toEqual([503, 'media.unavailable']);
  } finally {
    await broken.close();
  }
});
