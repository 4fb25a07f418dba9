import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import sharp from 'sharp';
import { originalName } from '../../src/media/media-object';
import type { MediaStorage } from '../../src/media/storage/media-storage';
import { galleryId, GALLERIES } from '../content/galleries';
import { insertRows } from '../insert';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import type { DrawnPhoto } from './drawn-photo';
import { GALLERY_PHOTOS, LOOSE_PHOTOS } from './gallery-photos';
import { PLANT_PHOTOS } from './plant-photos';

interface Folder {
  id: string;
  name: string;
  product_id: string | null;
  photogallery_id: string | null;
  sort: number;
}

interface Placed {
  photo: DrawnPhoto;
  folderId: string | null;
  sort: number;
  isMain: boolean;
  /** Days before the day of seeding. */
  age: number;
  createdBy: string;
}

/**
 * Pictures for the galleries, for plants of many genera, and some that are not assigned yet: drawn here, so that none
 * has to be kept with the program. The files are there before their rows are committed.
 * @throws AppError media.unavailable
 */
export async function seedPhotos(client: ClientBase, storage: MediaStorage, now: Date): Promise<void> {
  const { folders, placed } = place();
  const kept = await Promise.all(placed.map((one) => keep(one, storage, now)));
  await insertRows(
    client,
    'app_private.media_object',
    kept.map(({ key, width, byte_size, created_at }) => ({ key, kind: 'image', byte_size, width, created_at })),
  );
  await insertRows(client, 'public.photo_folder', folders);
  await insertRows(client, 'public.photo', kept);
}

function place(): { folders: Folder[]; placed: Placed[] } {
  const [editor, sales] = ['editor', 'sales'].map((name) => seedId(`person ${name}@arbora.example`));
  if (!editor || !sales) throw new Error('nobody took the pictures');
  const folders: Folder[] = [];
  const placed: Placed[] = [];
  for (const [index, { productId, name, photos }] of PLANT_PHOTOS.entries()) {
    const id = seedId(`folder product ${name}`);
    folders.push({ id, name, product_id: productId, photogallery_id: null, sort: 0 });
    photos.forEach((photo, sort) =>
      placed.push({ photo, folderId: id, sort, isMain: sort === 0, age: 400 - index, createdBy: sales }),
    );
  }
  for (const { key, cs, age } of GALLERIES) {
    const id = seedId(`folder gallery ${key}`);
    folders.push({ id, name: cs[0], product_id: null, photogallery_id: galleryId(key), sort: 0 });
    (GALLERY_PHOTOS.get(key) ?? []).forEach((photo, sort) =>
      placed.push({ photo, folderId: id, sort, isMain: sort === 0, age, createdBy: editor }),
    );
  }
  LOOSE_PHOTOS.forEach((photo, sort) =>
    placed.push({ photo, folderId: null, sort, isMain: false, age: 1, createdBy: sort % 2 ? editor : sales }),
  );
  return { folders, placed };
}

/** Draws and stores one picture; its row. */
async function keep({ photo, folderId, sort, isMain, age, createdBy }: Placed, storage: MediaStorage, now: Date) {
  const key = createHash('sha256').update(`arbora photo ${photo.name}`).digest('hex').slice(0, 32);
  const { data, info } = await sharp(Buffer.from(photo.draw()))
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  await storage.write(originalName(key), data);
  const [title_cs, title_en, title_pl] = photo.title ?? [null, null, null];
  return {
    id: seedId(`photo ${photo.name}`),
    folder_id: folderId,
    key,
    content_type: 'image/jpeg',
    width: info.width,
    height: info.height,
    byte_size: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
    title_cs,
    title_en,
    title_pl,
    sort,
    is_main: isMain,
    created_at: pragueTime(now, -age, 9 + (sort % 8)),
    created_by: createdBy,
  };
}
