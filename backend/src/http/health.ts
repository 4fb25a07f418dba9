import type { App, Deps } from '../service';
import { AppError } from './errors';
import { withTimeout } from './with-timeout';

/** Load balancers expect a quick answer. */
const READY_WITHIN_MS = 2000;

/**
 * `/healthz` (liveness): the process responds; otherwise it should be restarted. `/readyz` (readiness): 200 if the
 * database responds and the process is not about to end, else 503. Neither responds before the schema is up to date,
 * since the server does not listen until then.
 */
export function registerHealth(app: App, { database }: Deps): void {
  app.get(
    '/healthz',
    { config: { access: 'public', token: 'ignored' }, schema: { summary: 'The process answers' } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    },
  );
  app.get(
    '/readyz',
    { config: { access: 'public', token: 'ignored' }, schema: { summary: 'The process may be sent requests' } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (app.stopping.begun) throw new AppError('unavailable', { message: 'the process ends', retryAfter: 1 });
      try {
        await withTimeout(
          database.asService((client) => client.query('select 1')),
          READY_WITHIN_MS,
        );
      } catch (cause) {
        throw new AppError('unavailable', { message: 'the database does not answer', retryAfter: 1, cause });
      }
      return { status: 'ready' };
    },
  );
}
