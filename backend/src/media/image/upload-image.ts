import { createHash } from 'node:crypto';
import type { AccessTokenClaims } from '@arbora/domain';
import type { Database } from '../../database/database';
import { releaseObject, storeObject } from '../media-object';
import type { MediaStorage } from '../storage/media-storage';
import { prepareImage } from './prepare-image';

/** The place of a picture (at most one of the three ids) and its texts. */
export interface ImageOptions {
  folder_id?: string | undefined;
  product_id?: string | undefined;
  photogallery_id?: string | undefined;
  title?: string | undefined;
  title_en?: string | undefined;
  title_pl?: string | undefined;
  sort?: number | undefined;
  is_main?: boolean | undefined;
}

export interface AddedPhoto {
  id: string;
  folder_id: string | null;
  key: string;
  width: number;
  height: number;
  /** False if the same picture is already in that folder; nothing was added then. */
  created: boolean;
}

/**
 * Stores a picture of the caller. Rights are checked first, so that no pictures of others are decoded. The file is
 * stored before the row that refers to it, outside a transaction, because that takes time.
 * @throws AppError or a database exception: media.folder_unknown, auth.forbidden, see also prepareImage, storeObject
 */
export async function uploadImage(
  database: Database,
  storage: MediaStorage,
  claims: AccessTokenClaims,
  { sent, options }: { sent: Buffer; options: ImageOptions },
): Promise<AddedPhoto> {
  const { folder_id = null, product_id = null, photogallery_id = null, ...about } = options;
  const place = [folder_id, product_id, photogallery_id];
  const sha256 = createHash('sha256').update(sent).digest('hex');
  const before = await database.asRole(claims, async (client) => {
    const { rows } = await client.query<{ photo: AddedPhoto | null }>(
      'select app.photo_sent_before($1, $2, $3, $4) as photo',
      [...place, sha256],
    );
    return rows[0]?.photo;
  });
  if (before) return before;

  const { data, contentType, width, height } = await prepareImage(sent);
  const key = await storeObject(database, storage, { kind: 'image', data, width });
  const photo = { ...about, key, content_type: contentType, width, height, byte_size: data.length, sha256 };
  const added = await database.asRole(claims, async (client) => {
    const { rows } = await client.query<{ photo: AddedPhoto }>('select app.add_photo($1, $2, $3, $4) as photo', [
      ...place,
      JSON.stringify(photo),
    ]);
    return rows[0]?.photo;
  });
  if (!added) throw new Error('add_photo answered no row');
  if (!added.created) await releaseObject(database, key);
  return added;
}
