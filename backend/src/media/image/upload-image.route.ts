import { imageUrl, line, ROLE, UPLOAD_BODY_LIMIT, type UploadedImage } from '@arbora/domain';
import * as v from 'valibot';
import { decodeBase64 } from '../../http/base64';
import { AppError } from '../../http/errors';
import { requiredMachineText, uuid } from '../../http/fields';
import { countCall } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import type { MediaStorage } from '../storage/media-storage';
import { uploadImage } from './upload-image';

/** Uploads per person and hour: enough for a season's pictures, too few to fill the disk. */
const LIMIT = { scope: 'media.image', max: 1000, windowSeconds: 3600 };

const title = v.optional(line(200));
const body = v.strictObject({
  image: requiredMachineText(UPLOAD_BODY_LIMIT),
  options: v.optional(
    v.strictObject({
      folder_id: v.optional(uuid),
      product_id: v.optional(uuid),
      photogallery_id: v.optional(uuid),
      title: title,
      title_en: title,
      title_pl: title,
      sort: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0), v.maxValue(1_000_000))),
      is_main: v.optional(v.boolean('invalid')),
    }),
    {},
  ),
});

/**
 * `POST /api/media/image` `{ image, options }` (spec §7): `image` in base64 or as a data URL, at most 12 MB with sides
 * up to 2500 px. `options` name its place: `folder_id`, or the `product_id` or `photogallery_id` whose folder is
 * created on demand; without them it stays unassigned. 201 `UploadedImage`; 200 with the existing photo if the same
 * file is in that folder. For sales (plants) and editors (galleries). 404 media.folder_unknown with `details` "org
 * folder not found" (spec §8), 415 media.image_format, 422 media.image_too_large, image_animated, image_unreadable, 503
 * media.unavailable.
 */
export function uploadImageRoute(app: App, { database }: Deps, storage: MediaStorage): void {
  app.post(
    '/api/media/image',
    {
      bodyLimit: UPLOAD_BODY_LIMIT,
      config: { access: [ROLE.manager], acl: ['sales', 'editor'] },
      schema: {
        summary: 'Uploads a picture',
        errors: [
          'media.folder_unknown',
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
      await countCall(database, LIMIT, claims.sub);
      const { image, options } = request.body;
      const sent = decodeBase64(image, 'image');
      const { id, folder_id, key, width, height, created } = await uploadImage(database, storage, claims, {
        sent,
        options,
      });
      const answer: UploadedImage = { id, folder_id, key, url: imageUrl(key), width, height };
      return reply.code(created ? 201 : 200).send(answer);
    },
  );
}
