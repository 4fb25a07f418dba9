import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { mayReadMetrics } from './metrics-access';

/**
 * `GET /metrics`: the metrics of this instance in Prometheus text format. 404 not_found without access, as if the route
 * did not exist.
 */
export function registerMetricsRoute(app: App, { config: { metricsToken, publicOrigin } }: Deps): void {
  const { registry } = app.metrics;
  app.get(
    '/metrics',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Metrics of this instance for Prometheus', errors: ['not_found'] },
    },
    async (request, reply) => {
      if (!mayReadMetrics(request, metricsToken, publicOrigin)) throw new AppError('not_found');
      const text = await registry.metrics();
      return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
    },
  );
}
