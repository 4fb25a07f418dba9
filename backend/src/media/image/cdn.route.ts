import { deliveredWidth, imageUrl } from '@arbora/domain';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../http/errors';
import type { App } from '../../service';
import { isKey } from '../media-object';
import type { FindVariant } from './find-variant';
import { acceptedFormat, CONTENT_TYPE, variantName, type Variant } from './variant';

const params = v.object({ key: v.string() });
const querystring = v.object({
  w: v.optional(v.pipe(v.string('invalid'), v.regex(/^\d{1,5}$/, 'invalid'), v.transform(Number))),
});

/**
 * `GET /cdn/{key}?w=`: a picture no wider than `w` px, as WebP, or JPEG for browsers that do not know that; without `w`
 * its thumbnail. `w` is 50 or a whole hundred up to 3000, other widths are redirected to the nearest of these. What is
 * at an address never changes. The key is the right to see it. 404 not_found, 503 media.unavailable.
 */
export function cdnRoute(app: App, findVariant: FindVariant): void {
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
      const variant: Variant = { width: w ?? null, format: acceptedFormat(request.headers.accept) };
      const file = await findVariant(key, variant);
      if (!file) throw new AppError('not_found');
      const etag = `"${variantName(variant)}"`;
      sendHeaders(reply, etag);
      if (matches(request.headers['if-none-match'], etag)) {
        file.body.destroy();
        return reply.code(304).send();
      }
      return reply.type(CONTENT_TYPE[variant.format]).header('content-length', file.size).send(file.body);
    },
  );
}

function sendHeaders(reply: FastifyReply, etag: string): void {
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    etag,
    vary: 'Accept',
  });
}

/** Whether a client that sends `If-None-Match` has it already. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => ['*', etag, `W/${etag}`].includes(entry.trim()));
}
