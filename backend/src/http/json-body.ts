import type { FastifyInstance } from 'fastify';

/** One megabyte: far above any form, far below what would hurt. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * JSON is the only body the API reads. An empty one counts as absent (`POST /refresh` by cookie has none); keys that
 * could reach an object's prototype are refused.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
