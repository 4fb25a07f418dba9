import type { FastifyInstance } from 'fastify';

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};

/**
 * Headers of every answer. Below `/api` an answer is not stored unless its route says otherwise, and may not act as a
 * page; pages bring their own content security policy.
 */
export function sendSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = publicOrigin.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
