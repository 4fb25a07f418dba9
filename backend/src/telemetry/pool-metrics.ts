import { Gauge, Histogram } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { onWait } from '../database/pool';

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5];

/** Measures the use of database connections and the waiting time for them. */
export function measurePools(app: FastifyInstance, { pool, service }: Database): void {
  const { registry } = app.metrics;
  const pools = Object.entries({ requests: pool, services: service });
  const connections = new Gauge({
    name: 'arbora_database_connections',
    help: 'Connections of a pool: used, idle, and their maximum',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [name, one] of pools) {
        connections.set({ pool: name, state: 'used' }, one.totalCount - one.idleCount);
        connections.set({ pool: name, state: 'idle' }, one.idleCount);
        connections.set({ pool: name, state: 'max' }, one.options.max);
      }
    },
  });
  const waiting = new Gauge({
    name: 'arbora_database_waiting',
    help: 'Requests waiting for a connection',
    labelNames: ['pool'] as const,
    registers: [registry],
    collect() {
      for (const [name, one] of pools) waiting.set({ pool: name }, one.waitingCount);
    },
  });
  const waited = new Histogram({
    name: 'arbora_database_wait_seconds',
    help: 'Time spent waiting for a connection, including timeouts',
    labelNames: ['pool'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const stop = pools.map(([name, one]) => onWait(one, (seconds) => waited.observe({ pool: name }, seconds)));
  app.addHook('onClose', async () => stop.forEach((end) => end()));
}
