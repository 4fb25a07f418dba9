import type { ClientError } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import type { Registry, RemoteEntry } from '@arbora/registry';
import { waitFor } from '@testing-library/react';
import { reportFailures } from './report-failures';

// The federation runtime loads scripts from the network, which tests do not have.
jest.mock('@module-federation/runtime', () => ({}));

const registry = {
  build: 'b1',
  remotes: [{ name: 'mf-shop', routes: [{ pattern: '/sortiment/:id' }] } as unknown as RemoteEntry],
} as unknown as Registry;

let reports: ClientError[];
let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, '', '/cs/sortiment/8fe5f1e2?q=jan@example.org');
  reports = [];
  stop = reportFailures(registry, (report) => reports.push(report));
});
afterEach(() => stop());

/** An error thrown in a file of a package of the site. */
function errorIn(name: string, message: string): Error {
  return Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at f (http://site/remotes/${name}/9bc1/929.js:1:5400)`,
  });
}
const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent);
/** Resolves when all failures before have been described. */
async function settled(): Promise<void> {
  fail(errorIn('shell', 'the last one'));
  await waitFor(() => expect(reports.at(-1)?.message).toBe('TypeError: the last one'));
}

test('an error is reported with its remote, route and build, and without the address', async () => {
  fail(errorIn('mf-shop', 'x is null'));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toEqual({
    kind: 'error',
    build: 'b1',
    remote: 'mf-shop',
    route: '/sortiment/:id',
    message: 'TypeError: x is null',
    stack: expect.stringContaining('/remotes/mf-shop/9bc1/929.js:1:5400'),
  });
  expect(JSON.stringify(reports)).not.toContain('jan@example.org');
});

test('rejections, pages that threw and code that did not load are reported by kind', async () => {
  reject(errorIn('mf-shop', 'rejected'));
  emit('remote:failed', { remote: 'mf-shop', error: new Error('thrown'), stack: 'in Page' });
  emit('remote:failed', { remote: 'mf-shop', error: Object.assign(new Error('chunk 3'), { name: 'ChunkLoadError' }) });
  await settled();
  expect(reports.map(({ kind, message }) => [kind, message])).toEqual([
    ['rejection', 'TypeError: rejected'],
    ['page', 'thrown'],
    ['load', 'ChunkLoadError: chunk 3'],
    ['error', 'TypeError: the last one'],
  ]);
});

test('the same failure is reported once, and a document reports ten at most', async () => {
  for (let count = 0; count < 3; count++) fail(errorIn('mf-shop', 'same'));
  for (let count = 0; count < 20; count++) fail(errorIn('mf-shop', `other ${count}`));
  await waitFor(() => expect(reports).toHaveLength(10));
  expect(reports.filter(({ message }) => message === 'TypeError: same')).toHaveLength(1);
});

test('failures of extensions, of the connection and cancelled requests are not reported', async () => {
  fail(Object.assign(new Error('of an extension'), { stack: 'at chrome-extension://abc/x.js:1:1' }));
  fail(errorIn('mf-shop', 'Failed to fetch'));
  reject(Object.assign(errorIn('mf-shop', 'The operation was aborted'), { name: 'AbortError' }));
  fail(null);
  await settled();
  expect(reports).toHaveLength(1);
});
