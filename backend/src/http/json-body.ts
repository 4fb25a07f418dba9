import type { FastifyInstance } from 'fastify';
import { AppError } from './errors';
import { decodeUtf8 } from './utf8';

/** One megabyte: far above any form, far below what would hurt. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * JSON is the only body the API reads. An empty one counts as absent (`POST /refresh` by cookie has none); keys that
 * could reach an object's prototype are refused, and so are bytes that are no UTF-8 and halves of characters, which
 * neither UTF-8 nor the database can write.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined);
    let body: string;
    try {
      body = decodeUtf8(bytes);
    } catch (error) {
      return done(error as Error);
    }
    if (hasHalfCharacter(body)) done(new AppError('request.invalid', { message: 'half of a character' }));
    else void parse(request, body, done);
  });
}

const SURROGATE = /\\u[dD][89a-fA-F]/;
/** An escape in JSON that is none of half a character: a pair of surrogates, or anything but a surrogate. */
const WHOLE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(?!u[dD][89a-fA-F])[^])/g;

/** Whether JSON text writes a surrogate without its other half. Only escapes can: the text itself came as UTF-8. */
function hasHalfCharacter(json: string): boolean {
  return SURROGATE.test(json) && json.replace(WHOLE, '').includes('\\');
}
