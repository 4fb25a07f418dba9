import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { mayReadMetrics } from './metrics-access';

/**
 * `GET /metrics`: the numbers of this instance, in the text form of Prometheus. 404 not_found for whoever may not read
 * them, as if they were not there.
 */
export function registerMetricsRoute(app: App, { config: { metricsToken, publicOrigin } }: Deps): void {
  const { registry } = app.metrics;
  app.get(
    '/metrics',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Numbers of this instance for Prometheus', errors: ['not_found'] },
    },
    async (request, reply) => {
      if (!mayReadMetrics(request, metricsToken, publicOrigin)) throw new AppError('not_found');
      const text = await registry.metrics();
      return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
    },
  );
}
