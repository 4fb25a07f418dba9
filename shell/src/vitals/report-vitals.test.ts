import type { VisitVitals } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { createBrowserHistory, type History } from '@arbora/router';
import type { MetricType } from 'web-vitals';
import { reportVitals } from './report-vitals';

type Report = (metric: MetricType) => void;
let measured: Partial<Record<'LCP' | 'INP' | 'CLS', Report>> = {};
// The browser measures; tests have no layout.
jest.mock('web-vitals', () => ({
  onLCP: (report: Report) => void (measured.LCP = report),
  onINP: (report: Report) => void (measured.INP = report),
  onCLS: (report: Report) => void (measured.CLS = report),
}));

const registry = {
  build: 'b1',
  remotes: [{ name: 'mf-shop', version: '9bc1', routes: [{ pattern: '/sortiment' }, { pattern: '/sortiment/:id' }] }],
} as unknown as Registry;

let reports: VisitVitals[];
let history: History;
beforeEach(() => {
  measured = {};
  reports = [];
  setVisibility('visible');
  Object.assign(window, { innerWidth: 1440 });
});

/** Begins a visit at an address, and measures it once `shown` is shown. */
function visit(address: string, shown = address): void {
  const entry = { name: `http://localhost${address}` } as PerformanceEntry;
  Object.assign(performance, { getEntriesByType: () => [entry] });
  window.history.replaceState(null, '', shown);
  history = createBrowserHistory();
  reportVitals(registry, history, (vitals) => reports.push(vitals));
}
function setVisibility(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
/** Reports a value of which the last part happened at a time of the document. */
const measure = (name: 'LCP' | 'INP' | 'CLS', value: number, startTime = performance.now()) =>
  measured[name]!({ name, value, entries: [{ startTime }] } as unknown as MetricType);

test('a hidden page is reported once, with its route, version, device and latest values, and without its address', () => {
  visit('/cs/sortiment/8fe5f1e2?q=jan@example.org');
  measure('LCP', 900);
  measure('LCP', 1800);
  measure('CLS', 0.02);
  expect(reports).toEqual([]);
  setVisibility('hidden');
  expect(reports).toEqual([
    {
      route: '/sortiment/:id',
      remote: 'mf-shop',
      version: '9bc1',
      device: 'desktop',
      lcp: 1800,
      inp: null,
      cls: 0.02,
    },
  ]);
  setVisibility('visible');
  measure('INP', 300);
  setVisibility('hidden');
  expect(reports).toHaveLength(1);
});

test('a narrow window is reported as a phone', () => {
  visit('/cs/sortiment');
  measure('CLS', 0);
  Object.assign(window, { innerWidth: 390 });
  setVisibility('hidden');
  expect(reports[0]?.device).toBe('phone');
});

test('what happens on later pages does not count, what began on the first page does', () => {
  visit('/cs/sortiment');
  const click = performance.now();
  measure('CLS', 0.01, click);
  history.push('/cs/sortiment/8fe5f1e2');
  measure('INP', 240, click);
  measure('CLS', 0.4, performance.now() + 10);
  history.push('/cs/sortiment');
  measure('INP', 900, performance.now() + 20);
  setVisibility('hidden');
  expect(reports[0]).toMatchObject({ route: '/sortiment', inp: 240, cls: 0.01 });
});

test('filters and languages of the first page do not end it', () => {
  visit('/cs/sortiment');
  history.push('/cs/sortiment?stranka=2');
  history.push('/en/sortiment');
  measure('CLS', 0.2, performance.now() + 10);
  setVisibility('hidden');
  expect(reports[0]).toMatchObject({ cls: 0.2 });
});

test.each([
  ['of an address without a page', '/cs/neni', '/cs/neni'],
  ['that has left its first page before it is measured', '/cs/sortiment', '/cs/sortiment/8fe5f1e2'],
])('a visit %s is not measured', (_what, address, shown) => {
  visit(address, shown);
  expect(measured).toEqual({});
  setVisibility('hidden');
  expect(reports).toEqual([]);
});

test('a visit without any value is not reported', () => {
  visit('/cs/sortiment');
  setVisibility('hidden');
  expect(reports).toEqual([]);
});
