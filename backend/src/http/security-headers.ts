import type { FastifyInstance } from 'fastify';

const OF_ALL: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
/** Headers that matter only if the response is, or may be mistaken for, a page. */
const OF_PAGES: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};
/** Built scripts, styles and fonts: a page requests a dozen of them, so needless headers add up. */
const BUILT = '/remotes/';

/**
 * Sets headers of every response; built files omit those for pages. Responses below `/api` are not stored unless they
 * are pages; pages set their own content security policy.
 */
export function sendSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const ofAll = publicOrigin.startsWith('https:')
    ? { ...OF_ALL, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : OF_ALL;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ofAll);
    if (request.url.startsWith(BUILT)) return;
    reply.headers(OF_PAGES).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
