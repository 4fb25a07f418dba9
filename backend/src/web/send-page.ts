import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HtmlWithNonce } from './html';

export interface PageAnswer {
  status: number;
  html: HtmlWithNonce;
  /** Its content security policy. */
  policy: (nonce: string) => string;
}

/** Fast ones: a page is compressed for each answer. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 5 };

function accepts(request: FastifyRequest, coding: string): boolean {
  const offered = String(request.headers['accept-encoding'] ?? '').split(',');
  return offered.some((offer) => {
    const [name, ...params] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });
}

async function encoded(
  request: FastifyRequest,
  html: string,
): Promise<{ coding?: 'br' | 'gzip'; body: Buffer | string }> {
  if (accepts(request, 'br')) return { coding: 'br', body: await promisify(brotliCompress)(html, BROTLI) };
  if (accepts(request, 'gzip')) return { coding: 'gzip', body: await promisify(gzip)(html, GZIP) };
  return { body: html };
}

/**
 * Sends a document. A browser that has the same one already is told so: it goes on with the nonce of the answer that it
 * has kept, whose policy it has kept as well.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageAnswer): Promise<FastifyReply> {
  const { status, html, policy } = page;
  const etag = `W/"${createHash('sha256').update(html('')).update(policy('')).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const nonce = randomBytes(16).toString('base64');
  const { coding, body } = await encoded(request, html(nonce));
  if (coding) void reply.header('content-encoding', coding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(nonce))
    .send(body);
}
