import { createHash } from 'node:crypto';
import {
  BASKET_FILES_MAX,
  FILE_MAX_BYTES,
  type AccessTokenClaims,
  type FileBucket,
  type FileType,
  type StaticFile,
} from '@arbora/domain';
import type { Database } from '../../database/database';
import { AppError } from '../../http/errors';
import { prepareImage } from '../image/prepare-image';
import { releaseObject, storeObject } from '../media-object';
import type { MediaStorage } from '../storage/media-storage';
import { fileName } from './file-name';
import { checkFile } from './check-file';
import { sniffFile } from './sniff-file';

export interface SentFile {
  bucket: FileBucket;
  data: Buffer;
  /** Type declared by the sender. */
  type: FileType;
  description: string;
}

/**
 * Stores a file of the caller; `created` is false if the same one exists. Pictures are re-encoded like those of
 * galleries; other files are stored unchanged.
 * @throws AppError or a database exception: media.file_too_large, file_type, file_unsafe, file_unreadable,
 * too_many_files, auth.forbidden, see also prepareImage, storeObject
 */
export async function uploadFile(
  database: Database,
  storage: MediaStorage,
  claims: AccessTokenClaims,
  { bucket, data, type, description }: SentFile,
): Promise<StaticFile & { created: boolean }> {
  const max = FILE_MAX_BYTES[bucket];
  if (data.length > max) throw new AppError('media.file_too_large', { details: { max } });
  if (sniffFile(data) !== type) throw new AppError('media.file_type');
  await checkFile(data, type);
  const sha256 = createHash('sha256').update(data).digest('hex');
  const before = await database.asRole(claims, async (client) => {
    const { rows } = await client.query<{ file: (StaticFile & { created: boolean }) | null }>(
      'select app.static_file_sent_before($1, $2, $3) as file',
      [bucket, sha256, BASKET_FILES_MAX],
    );
    return rows[0]?.file;
  });
  if (before) return before;

  const prepared = type.startsWith('image/') ? await prepareImage(data) : { data, contentType: type };
  const key = await storeObject(database, storage, { kind: 'file', data: prepared.data });
  const file = {
    key,
    name: fileName(description, prepared.contentType),
    content_type: prepared.contentType,
    byte_size: prepared.data.length,
    sha256,
  };
  const added = await database.asRole(claims, async (client) => {
    const { rows } = await client.query<{ file: StaticFile & { created: boolean } }>(
      'select app.add_static_file($1, $2, $3) as file',
      [bucket, JSON.stringify(file), BASKET_FILES_MAX],
    );
    return rows[0]?.file;
  });
  if (!added) throw new Error('add_static_file answered no row');
  if (!added.created) await releaseObject(database, key);
  return added;
}
