import type { FileType } from '@arbora/domain';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedOrderFiles } from '@arbora/demo-data';
import { Client } from 'pg';
import { readConfig } from '../../src/config';
import { demoMedia } from '../../src/demo/seed-demo';
import { checkFile } from '../../src/media/file/check-file';
import { sniffFile } from '../../src/media/file/sniff-file';
import { originalName } from '../../src/media/media-object';
import { openStorage, readWhole, type MediaStorage } from '../../src/media/storage/media-storage';
import { testDatabase, type TestDatabase } from '../database';

let db: TestDatabase;
let dir: string;
let storage: MediaStorage;
beforeAll(async () => {
  db = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'arbora-order-files-'));
  storage = openStorage({ ...readConfig({}).media, dir });
  const client = new Client(db.ownerConnection);
  await client.connect();
  await seedOrderFiles(client, demoMedia(storage), '2026-03-01T08:00:00Z');
  await client.end();
});
afterAll(async () => {
  await db.close();
  await rm(dir, { recursive: true });
});

test('files match their declared type and size', async () => {
  const files = await db.asOwner<{ key: string; content_type: FileType; byte_size: number }>(
    'select * from static_file',
  );
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const { key, content_type, byte_size } of files) {
    const data = await readWhole(storage, originalName(key));
    expect(data && [data.length, sniffFile(data)]).toEqual([byte_size, content_type]);
    if (data) await checkFile(data, content_type);
  }
});

test('files belong to orders and a basket of their owners', async () => {
  const wrong = await db.asOwner(`
    select from shop_order o, jsonb_array_elements(o.basket -> 'files') listed
    where not exists (select from static_file f where f.id::text = listed ->> 'id' and f.owner_id = o.profile_id)`);
  expect(wrong).toEqual([]);
  const [counts] = await db.asOwner(`
    select (select count(*)::int from shop_order where jsonb_array_length(basket -> 'files') > 0) as orders,
      (select count(*)::int from user_profile where jsonb_array_length(basket -> 'files') > 0) as baskets`);
  expect(counts).toEqual({ orders: 2, baskets: 1 });
  expect(
    await db.asOwner(
      'select from user_profile where basket is not null and app_private.basket_problem(basket) is not null',
    ),
  ).toEqual([]);
});
