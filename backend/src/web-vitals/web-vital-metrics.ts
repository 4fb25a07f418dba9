import { Gauge } from 'prom-client';
import type { Database } from '../database/database';
import { withTimeout } from '../http/with-timeout';
import type { App } from '../service';

/** Scrapers usually wait ten seconds; without the database they get the other metrics. */
const ANSWER_WITHIN_MS = 2000;

type Percentile = Record<'remote' | 'device' | 'metric', string> & { p75: number; visits: number };

/** Percentiles of yesterday and today according to the database: the same for every instance. */
export function measureWebVitals(app: App, { service }: Pick<Database, 'service'>): void {
  // Both gauges of a scrape share one query.
  let look: Promise<readonly Percentile[]> | null = null;
  const percentiles = (): Promise<readonly Percentile[]> =>
    (look ??= withTimeout(read(service), ANSWER_WITHIN_MS)
      .catch(() => [])
      .finally(() => (look = null)));

  function gauge(name: string, help: string, valueOf: (percentile: Percentile) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'device', 'metric'] as const,
      registers: [app.metrics.registry],
      async collect() {
        const found = await percentiles();
        this.reset();
        for (const { remote, device, metric, ...values } of found) {
          this.set({ remote, device, metric }, valueOf({ remote, device, metric, ...values }));
        }
      },
    });
  }
  gauge(
    'arbora_web_vital_p75',
    '75th percentile of yesterday and today: of lcp and inp in milliseconds, of cls the score',
    ({ p75 }) => p75,
  );
  gauge('arbora_web_vital_visits', 'Measured visits of yesterday and today', ({ visits }) => visits);
}

async function read(service: Database['service']): Promise<readonly Percentile[]> {
  const select = 'select remote, device, metric, p75::float8 as p75, visits from app_private.recent_web_vitals()';
  return (await service.query<Percentile>(select)).rows;
}
