import type { FastifyInstance } from 'fastify';
import { AppError } from './errors';
import { decodeUtf8 } from './utf8';

/** One megabyte: far more than any form needs. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * Accepts only JSON bodies. An empty body counts as absent (`POST /refresh` by cookie has none). Refuses keys that
 * could pollute a prototype, bytes that are not UTF-8, and lone surrogates, which neither UTF-8 nor the database can
 * represent.
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
    if (hasLoneSurrogate(body)) done(new AppError('request.invalid', { message: 'lone surrogate' }));
    else void parse(request, body, done);
  });
}

const SURROGATE = /\\u[dD][89a-fA-F]/;
/** A JSON escape that is not a lone surrogate: a surrogate pair, or any other escape. */
const WHOLE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(?!u[dD][89a-fA-F])[^])/g;

/** Whether JSON text contains a lone surrogate. Only escapes can produce one, since the text itself was valid UTF-8. */
function hasLoneSurrogate(json: string): boolean {
  return SURROGATE.test(json) && json.replace(WHOLE, '').includes('\\');
}
