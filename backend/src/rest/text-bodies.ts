import type { FastifyInstance } from 'fastify';
import { readText } from '../http/utf8';

/** Takes every body as the text that came: it goes to the database so, lest a number lose digits on the way. */
export function acceptTextBodies(scope: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, readText);
}
