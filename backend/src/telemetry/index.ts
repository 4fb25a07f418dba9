import { version } from '../../../package.json';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { App, Deps } from '../service';
import { createMetrics } from './metrics';
import { registerMetricsRoute } from './metrics.route';
import { measurePools } from './pool-metrics';
import { measureRequests } from './request-metrics';
import { measureWork } from './work-metrics';

/**
 * `/metrics` and its measurements. Part of every instance, whatever services it runs; must be called before any route
 * is registered, so that all are measured.
 */
export function registerTelemetry(app: App, deps: Deps): void {
  const metrics = createMetrics();
  app.decorate('metrics', metrics);
  measureRequests(app);
  measurePools(app, deps.database);
  measureWork(app, deps.database);
  new Gauge({
    name: 'arbora_build_info',
    help: 'Always 1',
    labelNames: ['version', 'node'] as const,
    registers: [metrics.registry],
  }).set({ version, node: process.version }, 1);
  // Process metrics only if the process is the server: monitoring the event loop has a permanent cost.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: metrics.registry }));
  registerMetricsRoute(app, deps);
}
