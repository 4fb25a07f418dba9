import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { notUtf8 } from '../http/json-body';

/** Takes every body as the text that came: it goes to the database so, lest a number lose digits on the way. */
export function acceptTextBodies(scope: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) =>
    isUtf8(bytes) ? done(null, bytes.toString()) : done(notUtf8()),
  );
}
