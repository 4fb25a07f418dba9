import type { App, Deps } from '../service';
import { AppError } from './errors';
import { within } from './within';

/** Whoever asks whether to send requests here wants to know soon. */
const READY_WITHIN_MS = 2000;

/**
 * `/healthz`: the process answers; one that does not is to be started anew. `/readyz`: requests may be sent here, as the
 * database answers and the process is not about to end; 503 otherwise. Neither answers before the database is up to
 * date, since nothing listens until then.
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
        await within(
          READY_WITHIN_MS,
          database.asService((client) => client.query('select 1')),
        );
      } catch (cause) {
        throw new AppError('unavailable', { message: 'the database does not answer', retryAfter: 1, cause });
      }
      return { status: 'ready' };
    },
  );
}
