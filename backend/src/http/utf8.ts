import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors';

/** Reads a body as text: a parser for `addContentTypeParser`. Throws request.invalid for bytes that are not UTF-8. */
export async function readText(_request: FastifyRequest, bytes: Buffer): Promise<string> {
  return decodeUtf8(bytes);
}

/** Throws request.invalid for bytes that are not UTF-8, which would be stored as replacement characters. */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new AppError('request.invalid', { message: 'the body is not UTF-8' });
  return bytes.toString();
}
