import type { FastifyInstance } from 'fastify';
import { readText } from '../http/utf8';

/** Accepts every body as raw text and passes it on unparsed, because parsing would lose digits of large numbers. */
export function acceptTextBodies(scope: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, readText);
}
