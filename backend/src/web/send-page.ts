import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredCoding } from '../http/accept-encoding';
import { isUnchanged } from '../http/etag';

/** The best first. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

/** A document ready to send to any visitor. */
export interface PageResponse {
  status: number;
  /** Its content security policy. */
  policy: string;
  etag: string;
  body: Buffer;
  /** Compressed bodies, each made on first use. */
  encoded: Partial<Record<Coding, Promise<Buffer>>>;
}

/** A moderate quality, since the first client waits for the compression. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 6 };

const ENCODERS: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body, GZIP),
};

/** Builds the answer of a document. */
export function pageResponse(status: number, html: string, policy: string): PageResponse {
  const body = Buffer.from(html);
  const tag = createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22);
  return { status, policy, etag: `W/"${tag}"`, body, encoded: {} };
}

/**
 * Sends a document in an encoding that the browser accepts. Answers 304 if the browser has the same one: it keeps using
 * the policy of its stored response.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageResponse,
): Promise<FastifyReply> {
  const { status, policy, etag, body, encoded } = answer;
  void reply.header('etag', etag);
  if (status === 200 && isUnchanged(request, etag)) return reply.code(304).send();
  const coding = preferredCoding(request.headers['accept-encoding'], CODINGS);
  if (coding) void reply.header('content-encoding', coding);
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(coding ? await (encoded[coding] ??= ENCODERS[coding](body)) : body);
}
