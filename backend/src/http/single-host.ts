import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors';

/** Whether a request names its host more than once: proxies and servers may disagree on which one counts. */
export function hasRepeatedHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  // Names and values alternate.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

/** Answers a request with two `Host` headers by 400, as RFC 9112 requires. */
export function refuseRepeatedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hasRepeatedHost(raw)) throw new AppError('request.invalid', { message: 'two Host headers' });
  });
}
