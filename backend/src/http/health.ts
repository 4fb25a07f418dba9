import type { App, Deps } from '../service';
import { AppError } from './errors';

/** `/healthz`: the process answers. `/readyz`: so does its database; 503 otherwise. */
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
    { config: { access: 'public', token: 'ignored' }, schema: { summary: 'The database answers' } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await database.asService((client) => client.query('select 1'));
      } catch (cause) {
        throw new AppError('unavailable', { message: 'the database does not answer', retryAfter: 1, cause });
      }
      return { status: 'ready' };
    },
  );
}
