import { Gauge, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** What one instance tells of itself; a process may hold several, as tests do. */
export interface Metrics {
  registry: Registry;
  /** Adds a number that is looked up each time somebody asks; `help` says what it counts. */
  gauge(name: string, help: string, read: () => number): void;
}

/** A registry of its own for each app: the library's global one would mix them, and refuse the second one's names. */
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
