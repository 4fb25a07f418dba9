import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram } from 'prom-client';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Route label of requests without a route, whose URLs are unbounded. */
const NO_ROUTE = 'none';

/**
 * Measures every request by its route pattern, since URLs are unbounded; and logs it in one line at level `info`,
 * without the query string, which may contain personal data.
 */
export function measureRequests(app: FastifyInstance): void {
  const { registry } = app.metrics;
  const duration = new Histogram({
    name: 'arbora_http_request_duration_seconds',
    help: 'Time from a request to the end of its response; status aborted: the client disconnected',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'arbora_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: [registry],
  });

  app.addHook('onRequest', (request, reply, done) => {
    inFlight.inc();
    let open = true;
    const end = (status: string): void => {
      if (!open) return;
      open = false;
      inFlight.dec();
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? NO_ROUTE;
      const milliseconds = reply.elapsedTime;
      duration.observe({ method, route, status }, milliseconds / 1000);
      request.log.info({ method, route, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
    };
    reply.raw.once('finish', () => end(String(reply.raw.statusCode)));
    reply.raw.once('close', () => end('aborted'));
    done();
  });
}
