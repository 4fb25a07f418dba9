import type { StartFiles } from '@arbora/registry';

/** Milliseconds after which scripts start on a page of which the browser reports no paint. */
const LATEST_START_MS = 1000;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function add<Kind extends 'script' | 'link'>(kind: Kind, properties: Partial<HTMLElementTagNameMap[Kind]>): void {
  document.head.appendChild(Object.assign(document.createElement(kind), properties));
}

/**
 * Starts the scripts of a rendered document after its first paint: loaded earlier, they would compete for bandwidth and
 * delay the paint. Files of linked pages are prefetched once the page is hydrated and the browser is idle, unless the
 * connection is slow or saves data. A page in the background, which is not painted, starts at once.
 */
export function startAfterPaint({ scripts, needed, linked, integrity = {} }: StartFiles): void {
  let isStarted = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    const hashOf = (file: string): string => integrity[file] ?? '';
    scripts.forEach((src) => add('script', { async: false, integrity: hashOf(src), src }));
    // In tasks of their own: together, they would block a slow phone for 100 ms.
    needed.forEach((href) =>
      setTimeout(() => add('link', { rel: 'preload', as: 'script', integrity: hashOf(href), href })),
    );
  }
  // Safari has no idle callbacks.
  const whenIdle = (callback: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(callback);
  /** Requests file after file in idle periods of their own: on a slow phone each request takes several milliseconds. */
  function prefetchFrom(index: number): void {
    const file = linked[index];
    if (file === undefined) return;
    // A failed prefetch is silent: the navigation loads again and reports.
    void fetch(file, { priority: 'low' }).catch(() => undefined);
    whenIdle(() => prefetchFrom(index + 1));
  }
  function prefetchLinked(): void {
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    if (!connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')) prefetchFrom(0);
  }
  function startOncePainted(): void {
    try {
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    } catch {
      start();
    }
  }

  addEventListener('hydrated', () => whenIdle(prefetchLinked), { once: true });
  if (document.visibilityState === 'hidden') return start();
  requestAnimationFrame(() => setTimeout(startOncePainted));
  setTimeout(start, LATEST_START_MS);
}

/** The files of this document. */
export function readStartFiles(): StartFiles {
  return JSON.parse(document.getElementById('start')?.textContent ?? '') as StartFiles;
}
