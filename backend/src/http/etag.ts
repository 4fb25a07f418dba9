import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A strong entity tag of a content, in quotes. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Whether the client has the representation with this tag already: `If-None-Match` is `*` or lists it, weak or strong
 * (RFC 9110, 13.1.2).
 */
export function isUnchanged({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...known.matchAll(ENTITY_TAG)].some(([, tag]) => tag === opaque);
}
