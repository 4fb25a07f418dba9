import type { FastifyInstance } from 'fastify';

const OF_ALL: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
/** What a browser heeds only where the answer is a page, or may be taken for one. */
const OF_PAGES: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};
/** Built scripts, styles and fonts: a page asks for a dozen, so that each needless header weighs a dozen times. */
const BUILT = '/remotes/';

/**
 * Headers of every answer, built files spared what is only for pages. Below `/api` an answer is not stored unless its route says otherwise, and may not act as a
 * page; pages bring their own content security policy.
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
