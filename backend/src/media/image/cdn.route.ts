import { deliveredWidth, imageUrl } from '@arbora/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../http/errors';
import { isUnchanged } from '../../http/etag';
import type { App } from '../../service';
import { isKey } from '../media-object';
import type { FoundVariant, Variants } from './find-variant';
import { acceptedFormats, CONTENT_TYPE, variantName, type VariantWidth } from './variant';

const params = v.object({ key: v.string() });
const querystring = v.object({
  w: v.optional(v.pipe(v.string('invalid'), v.regex(/^\d{1,5}$/, 'invalid'), v.transform(Number))),
});

/**
 * `GET /cdn/{key}?w=`: a picture at most `w` px wide, as WebP; as AVIF if the browser prefers it and it exists already;
 * or as JPEG for browsers that support neither; without `w` its thumbnail. `w` is 50 or a multiple of 100 up to 3000;
 * other widths redirect to the nearest of these. A picture's address is immutable. Knowing the key is the right to see
 * it. 404 not_found, 503 media.unavailable.
 */
export function cdnRoute(app: App, variants: Variants): void {
  app.addHook('onClose', () => variants.close());
  app.get(
    '/cdn/:key',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'A picture in some width',
        errors: ['not_found', 'media.unavailable'],
        params,
        querystring,
      },
    },
    async (request, reply) => {
      const { key } = request.params;
      const { w } = request.query;
      if (!isKey(key)) throw new AppError('not_found');
      if (w !== undefined && w !== deliveredWidth(w)) {
        return reply.header('cache-control', 'public, max-age=86400').redirect(imageUrl(key, w), 301);
      }
      const width = w ?? null;
      const found = await variants.find(key, width, acceptedFormats(request.headers.accept, width));
      if (!found) throw new AppError('not_found');
      return sendPicture(request, reply.header('vary', 'Accept'), width, found);
    },
  );
}

/**
 * `GET /cdn/{key}/share.jpg`: the section of a picture for link previews, 1200 × 630 px, always JPEG: not every
 * network and messenger shows WebP. 404 not_found, 503 media.unavailable.
 */
export function shareRoute(app: App, variants: Variants): void {
  app.get(
    '/cdn/:key/share.jpg',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'A picture for link previews', errors: ['not_found', 'media.unavailable'], params },
    },
    async (request, reply) => {
      const { key } = request.params;
      const found = isKey(key) ? await variants.find(key, 'share', ['jpeg']) : null;
      if (!found) throw new AppError('not_found');
      return sendPicture(request, reply, 'share', found);
    },
  );
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  width: VariantWidth,
  { format, file }: FoundVariant,
): FastifyReply {
  const etag = `"${variantName({ width, format })}"`;
  void reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    etag,
  });
  if (isUnchanged(request, etag)) {
    file.body.destroy();
    return reply.code(304).send();
  }
  return reply.type(CONTENT_TYPE[format]).header('content-length', file.size).send(file.body);
}
