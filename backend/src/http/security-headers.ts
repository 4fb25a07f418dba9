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
/** Policy of every response that has none of its own: it is no page and loads nothing. */
export const NO_PAGE_CSP = "default-src 'none'; frame-ancestors 'none'";
/** Built scripts, styles and fonts: a page requests a dozen of them, so needless headers add up. */
const BUILT_FILES_PATH = '/remotes/';

/**
 * Sets the common headers on every response, and those of pages except on built files: the policy of a service worker's
 * script would apply to the worker. Responses below `/api/` are not stored, and responses without a policy of their own
 * may load nothing. A 304 gets none, since the browser would replace the policy of its stored page.
 */
export function sendSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const commonHeaders = publicOrigin.startsWith('https:')
    ? { ...COMMON_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : COMMON_HEADERS;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    if (request.url.startsWith(BUILT_FILES_PATH)) return;
    reply.headers(PAGE_HEADERS).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', async (request, reply) => {
    const isPolicyNeeded = reply.statusCode !== 304 && !request.url.startsWith(BUILT_FILES_PATH);
    if (isPolicyNeeded && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NO_PAGE_CSP);
    }
  });
}
