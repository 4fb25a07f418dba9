import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedPictures } from '@arbora/demo-data';
import { Client } from 'pg';
import sharp from 'sharp';
import { demoMedia } from '../../src/demo/seed-demo';
import { readOriginal } from '../../src/demo/drawn-original';
import { originalName } from '../../src/media/media-object';
import { openStorage, readWhole, type MediaStorage } from '../../src/media/storage/media-storage';
import { testDatabase, type TestDatabase } from '../database';
import { ANYONE, SALES } from '../policies/attempts';

let db: TestDatabase;
let dir: string;
let storage: MediaStorage;
beforeAll(async () => {
  db = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'arbora-pictures-'));
  storage = openStorage({ dir, s3: null, cacheBytes: 1 });
  const client = new Client(db.ownerConnection);
  await client.connect();
  try {
    await seedPictures(client, demoMedia(storage), new Date());
  } finally {
    await client.end();
  }
}, 60_000);
afterAll(async () => {
  await db.close();
  await rm(dir, { recursive: true, force: true });
});

const seen = async <Row extends object>(sql: string, caller: string | null = ANYONE) =>
  (await db.tryAs(caller, (client) => client.query<Row>(sql))).rows;

test('every public gallery has public pictures with titles', async () => {
  const galleries = await seen<{ photos: number; titled: number }>(`
    select g.name as name, count(p.id)::int as photos, count(p.title_pl)::int as titled
    from photogallery g
    left join photo_folder f on f.photogallery_id = g.id left join photo p on p.folder_id = f.id
    group by g.id, g.name`);
  expect(galleries.length).toBeGreaterThanOrEqual(8);
  for (const { photos, titled } of galleries) {
    expect(photos).toBeGreaterThanOrEqual(4);
    expect(titled).toBe(photos);
  }
});

test('every plant of the catalogue has its own picture', async () => {
  const plants = await seen<{ photo: string | null }>('select distinct product_id, photo from katalog_items');
  expect(plants.length).toBeGreaterThan(250);
  expect(plants.filter(({ photo }) => !photo?.startsWith('/cdn/'))).toEqual([]);
  expect(new Set(plants.map(({ photo }) => photo)).size).toBe(plants.length);
});

test('news have alternative texts in their language; events and people have pictures', async () => {
  const news = await seen<{ hero_image: string | null; hero_alt: string | null; locale: string }>(
    "select hero_image, hero_alt, locale from news_item where tag = 'news' and is_published",
  );
  expect(news.filter(({ hero_image, hero_alt }) => !hero_image || !hero_alt)).toEqual([]);
  expect(new Set(news.map(({ hero_alt }) => hero_alt)).size).toBe(news.length);
  expect(await seen('select from booking_event where hero_image is null')).toEqual([]);
  expect(await seen('select from person_card where photo is null')).toEqual([]);
});

test('every displayed picture can be rendered in its recorded size', async () => {
  const photos = await seen<{ key: string; width: number; height: number; byte_size: number }>(
    `select distinct on (photo.folder_id is null, product_id is null, split_part(title, ' ', 1) = 'Ing.')
       key, width, height, byte_size
     from photo left join photo_folder on photo_folder.id = photo.folder_id`,
    SALES,
  );
  expect(photos.length).toBeGreaterThan(2);
  for (const { key, byte_size, ...size } of photos) {
    const kept = await readWhole(storage, originalName(key));
    expect(kept).toHaveLength(byte_size);
    const picture = await readOriginal(kept!);
    expect(await sharp(picture!).metadata()).toMatchObject({ ...size, format: 'svg' });
  }
});

test('plain pictures have the recorded size, and every file is different', async () => {
  const { drawing } = demoMedia(storage, 'plain');
  const size = { width: 300, height: 200 };
  const picture = drawing({ name: 'plant Acer campestre', ...size });
  expect(await sharp((await readOriginal(picture))!).metadata()).toMatchObject({ ...size, format: 'svg' });
  expect(drawing({ name: 'plant Acer rubrum', ...size })).not.toEqual(picture);
});

test('the pictures of news, events and people are not deleted as unused', async () => {
  const [unused] = await db.asOwner<{ count: number }>(`
    select count(*)::int from app_private.media_object o
    where not exists (select from photo where photo.key = o.key)`);
  expect(unused).toEqual({ count: 0 });
});
