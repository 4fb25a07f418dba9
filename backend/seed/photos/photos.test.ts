import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { ANYONE, SALES } from '../../tests/policies/attempts';
import { originalName } from '../../src/media/media-object';
import { openStorage, readWhole, type MediaStorage } from '../../src/media/storage/media-storage';
import { GALLERY_PHOTOS } from './gallery-photos';
import { PLANT_PHOTOS } from './plant-photos';
import { seedPhotos } from './photos';

let db: TestDatabase;
let dir: string;
let storage: MediaStorage;
beforeAll(async () => {
  db = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'arbora-photos-'));
  storage = openStorage({ dir, s3: null, cacheBytes: 1 });
  const client = new Client(db.ownerConnection);
  await client.connect();
  await seedPhotos(client, storage, new Date()).finally(() => client.end());
}, 60_000);
afterAll(async () => {
  await db.close();
  await rm(dir, { recursive: true, force: true });
});

const seen = async <Row extends object>(sql: string, caller: string | null = ANYONE) =>
  (await db.tryAs(caller, (client) => client.query<Row>(sql))).rows;

test('every public gallery has pictures with titles, which everyone sees', async () => {
  const galleries = await seen<{ name: string; photos: number; titled: number }>(`
    select g.name_cs as name, count(p.id)::int as photos, count(p.title_pl)::int as titled
    from photogallery g
    left join photo_folder f on f.photogallery_id = g.id left join photo p on p.folder_id = f.id
    group by g.id, g.name_cs`);
  expect(galleries.length).toBeGreaterThanOrEqual(8);
  for (const { photos, titled } of galleries) {
    expect(photos).toBeGreaterThanOrEqual(4);
    expect(titled).toBe(photos);
  }
});

test('plants of many genera show their pictures in the catalogue', async () => {
  const pictured = await seen(
    "select distinct split_part(name, ' ', 1) as genus from katalog_items where photo like '/cdn/%'",
  );
  expect(pictured.length).toBeGreaterThan(60);
});

test('every picture can be read, and its row says the truth about it', async () => {
  const photos = await seen<{ key: string; width: number; height: number; byte_size: number }>(
    'select key, width, height, byte_size from photo where folder_id is null or sort = 1',
    SALES,
  );
  expect(photos.length).toBeGreaterThan(10);
  for (const { key, byte_size, ...size } of photos) {
    const file = await readWhole(storage, originalName(key));
    expect(file).toHaveLength(byte_size);
    expect(await sharp(file ?? undefined).metadata()).toMatchObject(size);
  }
});

test('the same picture is drawn every time, and no two are the same', () => {
  const all = [...GALLERY_PHOTOS.values(), ...PLANT_PHOTOS.map(({ photos }) => photos)].flat();
  const drawings = all.map((photo) => photo.draw());
  expect(new Set(drawings).size).toBe(all.length);
  const [first] = all;
  expect(first?.draw()).toBe(drawings[0]);
});
