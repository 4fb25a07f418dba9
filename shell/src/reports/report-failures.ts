import type { ClientError } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import type { Registry } from '@arbora/registry';
import type { Failure } from './client-error';

/** A page that fails again and again reports so many. */
const MAX_REPORTS = 10;

/** In the background, and completed after the page is left. */
function send(report: ClientError): void {
  navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/**
 * Reports failures of this document to the server, each once: errors and rejections that nothing handles, pages that
 * threw, and code that did not load. The code for it loads with the first failure. Returns a function that stops.
 */
export function reportFailures(registry: Registry, report: (report: ClientError) => void = send): () => void {
  const reported = new Set<string>();

  async function handle(failure: Failure): Promise<void> {
    const { pathname } = window.location;
    const { describeFailure } = await import('./client-error');
    const described = describeFailure(failure, registry, pathname);
    if (!described) return;
    const key = `${described.remote} ${described.message}`;
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    report(described);
  }
  const start = (failure: Failure): void => void handle(failure).catch(() => undefined);
  const onError = ({ error }: ErrorEvent): void => {
    if (error) start({ kind: 'error', error });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => start({ kind: 'rejection', error: reason });

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const stop = on('remote:failed', (failure) => start({ kind: 'page', ...failure }));
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    stop();
  };
}
