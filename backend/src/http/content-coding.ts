import type { FastifyInstance } from 'fastify';
import { AppError } from './errors';

/**
 * Refuses compressed bodies, which no parser decompresses, with 415 and `Accept-Encoding: identity` (RFC 9110, 12.5.3).
 */
export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const coding = headers['content-encoding'];
    if (coding === undefined || coding === '' || coding.toLowerCase() === 'identity') return;
    throw new AppError('request.invalid', {
      statusCode: 415,
      message: `the body has the coding ${coding}`,
      headers: { 'accept-encoding': 'identity' },
    });
  });
}
