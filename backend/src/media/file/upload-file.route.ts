import {
  FILE_BUCKETS,
  FILE_TYPES,
  ROLE,
  UPLOAD_BODY_LIMIT,
  type FileBucket,
  type FileType,
  type StaticFile,
} from '@arbora/domain';
import * as v from 'valibot';
import { createRightCheck } from '../../http/rights';
import { decodeBase64 } from '../../http/base64';
import { AppError } from '../../http/errors';
import { requiredMachineText } from '../../http/fields';
import { countCall } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import type { MediaStorage } from '../storage/media-storage';
import { uploadFile } from './upload-file';

/** Uploads per person and hour, by bucket. */
const MAX: Readonly<Record<FileBucket, number>> = { basket: 60, public: 300 };

const body = v.strictObject({
  bucket: v.picklist(FILE_BUCKETS, 'invalid'),
  data: requiredMachineText(UPLOAD_BODY_LIMIT),
  type: v.picklist(Object.keys(FILE_TYPES) as FileType[], 'invalid'),
  description: requiredMachineText(200),
});

/**
 * `POST /api/media/static` `{ bucket, data, type, description }` (spec §7): `data` in base64 or as a data URL, `type`
 * the MIME type, `description` the file's name. Bucket `basket` is for customers' files of their basket (5 MB each, 20
 * in all), which only they and sales can read; `public` for downloads that staff publish (8 MB). 201 `StaticFile`; 200
 * with the existing one if the same file was sent before. 413 media.file_too_large, 415 media.file_type if the content
 * does not match `type`, 422 media.file_unsafe for scripts, macros, embedded files or references that a reader's
 * program follows by itself, 422 media.file_unreadable if the file cannot be examined, 409 media.too_many_files, 403
 * auth.forbidden, 503 media.unavailable; pictures also as `POST /api/media/image`.
 */
export function uploadFileRoute(app: App, { database }: Deps, storage: MediaStorage): void {
  const checkRight = createRightCheck(database);
  app.post(
    '/api/media/static',
    {
      bodyLimit: UPLOAD_BODY_LIMIT,
      config: { access: [ROLE.customer] },
      schema: {
        summary: 'Uploads a file',
        errors: [
          'auth.blocked',
          'media.file_type',
          'media.file_unsafe',
          'media.file_unreadable',
          'media.file_too_large',
          'media.too_many_files',
          'media.image_format',
          'media.image_too_large',
          'media.image_animated',
          'media.image_unreadable',
          'media.unavailable',
          'request.limited',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const { bucket, data, type, description } = request.body;
      if (bucket === 'public') await checkRight(claims, ['sales', 'editor', 'jobs']);
      await countCall(database, { scope: `media.${bucket}`, max: MAX[bucket], windowSeconds: 3600 }, claims.sub);
      const sent = { bucket, data: decodeBase64(data, 'data'), type, description };
      const { created, ...file } = await uploadFile(database, storage, claims, sent);
      const answer: StaticFile = file;
      return reply.code(created ? 201 : 200).send(answer);
    },
  );
}
