import { stripLocale, type VisitVitals } from '@arbora/domain';
import { matchRoute, type Registry } from '@arbora/registry';
import type { History } from '@arbora/router';
import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';

/** From this width on, pages have the layout of a desktop. */
const DESKTOP_WIDTH = 960;

/** In the background, and completed after the page is left. */
function send(vitals: VisitVitals): void {
  navigator.sendBeacon('/api/web-vitals', new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
}

/** Path without locale of the document as it was loaded. */
function loadedPath(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? stripLocale(new URL(navigation.name).pathname) : null;
}

/**
 * Measures the page on which the visit began until it is left for another one or hidden; reports it once, when the
 * document is hidden. Later pages are not measured: browsers do not agree on how. Neither is a visit that has left its
 * first page already.
 */
export function reportVitals(registry: Registry, history: History, report: (vitals: VisitVitals) => void = send): void {
  const path = loadedPath();
  const page = path === null ? null : matchRoute(registry, path);
  const isShown = (): boolean => stripLocale(history.location.pathname) === path;
  if (!page || !isShown()) return;

  const values: Pick<VisitVitals, 'lcp' | 'inp' | 'cls'> = { lcp: null, inp: null, cls: null };
  let leftAt = Infinity;
  const stopListening = history.listen(() => {
    if (!isShown()) leftAt = Math.min(leftAt, performance.now());
  });
  const keep = ({ name, value, entries }: MetricType): void => {
    // Values are reported late: those that began on this page belong to it, such as the click that leaves it.
    if (entries.some(({ startTime }) => startTime > leftAt)) return;
    values[name.toLowerCase() as keyof typeof values] = value;
  };
  onLCP(keep, { reportAllChanges: true });
  onINP(keep, { reportAllChanges: true });
  onCLS(keep, { reportAllChanges: true });

  // On `document`, because the library adds its last values when the event passes `window` on its way there.
  document.addEventListener('visibilitychange', function end() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    stopListening();
    if (Object.values(values).every((value) => value === null)) return;
    report({
      route: page.rule.pattern,
      remote: page.remote.name,
      version: page.remote.version,
      device: window.innerWidth < DESKTOP_WIDTH ? 'phone' : 'desktop',
      ...values,
    });
  });
}
