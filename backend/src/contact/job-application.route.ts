import { APPLICATION_FILE_MAX_BYTES, jobApplicationSchema, UPLOAD_BODY_LIMIT, type FileType } from '@arbora/domain';
import type { Deps, App } from '../service';
import { limitKey } from '../http/client-ip';
import { decodeBase64 } from '../http/base64';
import { AppError } from '../http/errors';
import { idempotencyHeaders, runIdempotently } from '../http/idempotency';
import { countCall, countCallIn, type RateLimit } from '../http/rate-limit';
import { fileName } from '../media/file/file-name';
import { checkFile } from '../media/file/check-file';
import { sniffFile } from '../media/file/sniff-file';
import { prepareImage } from '../media/image/prepare-image';
import { releaseObject, storeObject } from '../media/media-object';
import type { MediaStorage } from '../media/storage/media-storage';

const ADDRESS_LIMIT: RateLimit = { scope: 'contact.application', max: 10, windowSeconds: 3600 };
/** Applications stored per day, from one address and in all: each takes up to 5 MB for half a year. */
const DAILY_ADDRESS_LIMIT: RateLimit = { scope: 'contact.application.day', max: 20, windowSeconds: 86_400 };
const DAILY_LIMIT: RateLimit = { scope: 'contact.application.all', max: 200, windowSeconds: 86_400 };
const SENDER_LIMIT: RateLimit = { scope: 'contact.application.email', max: 3, windowSeconds: 86_400 };

/**
 * `POST /api/backend/job_application` → 201 `{ id }`: the application is kept for JOB_APPLICATION_DAYS and mailed with its
 * file to everyone with the right `jobs`. A repeated `Idempotency-Key` returns the id of the first application; with
 * another application it is 400 request.invalid. 404 careers.position_unknown for a position that is not public, 429
 * request.limited; for the file 413 media.file_too_large, 415 media.file_type, 422 media.file_unsafe and
 * media.file_unreadable, 503 media.unavailable; pictures also as `POST /api/media/image`.
 */
export function jobApplicationRoute(app: App, { database }: Deps, storage: MediaStorage): void {
  app.post(
    '/api/backend/job_application',
    {
      bodyLimit: UPLOAD_BODY_LIMIT,
      config: { access: 'public', token: 'ignored' },
      // Counted before the body is read, because anonymous senders may send large ones.
      onRequest: (request) => countCall(database, ADDRESS_LIMIT, limitKey(request)),
      schema: {
        summary: 'Apply for a job',
        errors: [
          'careers.position_unknown',
          'media.file_type',
          'media.file_unsafe',
          'media.file_unreadable',
          'media.file_too_large',
          'media.image_format',
          'media.image_too_large',
          'media.image_animated',
          'media.image_unreadable',
          'media.unavailable',
          'request.limited',
        ],
        body: jobApplicationSchema,
        headers: idempotencyHeaders,
      },
    },
    async (request, reply) => {
      const { file, ...application } = request.body;
      const checked = await prepareFile(decodeBase64(file.data, 'file.data'), file.type);
      const idempotent = {
        operation: 'job_application',
        key: request.headers['idempotency-key'],
        personId: null,
        request: request.body,
      };
      // Before the transaction, which must not wait for a second connection.
      const key = await storeObject(database, storage, { kind: 'file', data: checked.data });
      const name = fileName(file.name, checked.contentType);
      const row = { key, file_name: name, content_type: checked.contentType, byte_size: checked.data.length };
      const attachment = {
        filename: name,
        content_type: checked.contentType,
        content: checked.data.toString('base64'),
      };
      try {
        const { result, isRepeated } = await database.asService((client) =>
          runIdempotently(client, idempotent, async () => {
            for (const [limit, of] of limitsOf(application.email, limitKey(request))) {
              await countCallIn(client, limit, of);
            }
            const { rows } = await client.query<{ id: string }>(
              'select app_private.add_job_application($1, $2) as id',
              [JSON.stringify({ ...application, ...row }), JSON.stringify(attachment)],
            );
            return { id: rows[0]!.id };
          }),
        );
        if (isRepeated) await releaseObject(database, key);
        return await reply.code(201).send(result);
      } catch (error) {
        await releaseObject(database, key);
        throw error;
      }
    },
  );
}

/** Limits that an accepted application counts towards, with their keys. */
function limitsOf(email: string, address: string): [RateLimit, string][] {
  return [
    [SENDER_LIMIT, email],
    [DAILY_ADDRESS_LIMIT, address],
    [DAILY_LIMIT, 'all'],
  ];
}

/** Checks the file for storage: type as declared, no active content. Re-encodes pictures. */
async function prepareFile(data: Buffer, type: FileType): Promise<{ data: Buffer; contentType: FileType }> {
  const max = APPLICATION_FILE_MAX_BYTES;
  if (data.length > max) throw new AppError('media.file_too_large', { details: { max } });
  if (sniffFile(data) !== type) throw new AppError('media.file_type');
  await checkFile(data, type);
  return type.startsWith('image/') ? prepareImage(data) : { data, contentType: type };
}
