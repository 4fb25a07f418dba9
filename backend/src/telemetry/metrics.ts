import { Gauge, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Metrics of one instance; a process may have several, as in tests. */
export interface Metrics {
  registry: Registry;
  /** Adds a gauge that is read on each scrape; `help` describes it. */
  gauge(name: string, help: string, read: () => number): void;
}

/** A registry per app: the library's global one would mix them, and refuse duplicate names. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    registry,
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
  };
}
