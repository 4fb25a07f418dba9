import type { FastifyInstance } from 'fastify';

const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
/** Headers that matter only if the response is, or may be mistaken for, a page. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};
/** Built scripts, styles and fonts: a page requests a dozen of them, so needless headers add up. */
const BUILT_FILES_PATH = '/remotes/';

/**
 * Sets the common headers on every response, and those of pages except on built files. Responses below `/api/` are not
 * stored and may load nothing; routes that answer with a page or a file override both.
 */
export function sendSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const commonHeaders = publicOrigin.startsWith('https:')
    ? { ...COMMON_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : COMMON_HEADERS;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    if (request.url.startsWith(BUILT_FILES_PATH)) return;
    reply.headers(PAGE_HEADERS).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
