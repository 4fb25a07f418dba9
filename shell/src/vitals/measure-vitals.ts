import type { Site } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import type { History } from '@arbora/router';
import { whenIdle } from '../when-idle';

/**
 * Measures the web vitals of a random share of visits, as configured by the server. The code for it loads in idle time:
 * browsers keep what happened before.
 */
export function measureVitals({ webVitalsPercent = 0 }: Site, registry: Registry, history: History): void {
  if (Math.random() * 100 >= webVitalsPercent) return;
  whenIdle(() => {
    // A visit whose code does not load is not measured.
    import('./report-vitals').then((module) => module.reportVitals(registry, history)).catch(() => undefined);
  });
}
