import type { Service } from '../service';
import { measureWebVitals } from './web-vital-metrics';
import { registerWebVitals } from './web-vitals.route';

/** `/api/web-vitals`: how fast pages are for visitors, for the back office and the metrics. */
export const webVitalsService: Service = {
  name: 'web-vitals',
  register(app, deps) {
    registerWebVitals(app, deps);
    measureWebVitals(app, deps.database);
  },
};
