import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../storage/media-storage';
import { attachment } from './file-name';

/** Sends an uploaded file as a download: a browser must not display it as a page of this site. */
export function sendStoredFile(
  reply: FastifyReply,
  file: StoredFile,
  { name, contentType, cacheControl }: { name: string; contentType: string; cacheControl: string },
): FastifyReply {
  return reply
    .headers({
      'cache-control': cacheControl,
      'content-disposition': attachment(name),
      'content-length': file.size,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    .type(contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType)
    .send(file.body);
}
