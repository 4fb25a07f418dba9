import type { Browser, CDPSession, Page } from 'playwright-core';
import { onSlowPhone } from './slow-phone';

/** Metrics of a first visit. Times in milliseconds since the start of the navigation, sizes in transferred bytes. */
export interface Visit {
  largestPaint: number;
  /** Time until the page's own data were painted. */
  content: number;
  /** Time until the page handled a click on one of its links; null without scripts. */
  interactive: number | null;
  /** Cumulative layout shift without user input. */
  shift: number;
  /** Requests and bytes until the page is interactive; all of them without scripts. */
  requests: number;
  bytes: number;
  /** All scripts, also later ones; null unless the visit lasts until the network is quiet, as the next two. */
  javascript: number | null;
  /** Requests and bytes of files of linked pages, loaded while the page is idle. */
  prefetches: number | null;
  prefetchedBytes: number | null;
}

export interface VisitedPage {
  url: string;
  /** Selector of the page's first data. */
  content: string;
  /** Selector of a link within the remote's page. */
  link: string;
  /** Whether the page is hydrated. */
  hasScripts: boolean;
  /** Whether the visit lasts until the page has loaded what it prefetches. */
  isLong: boolean;
}

/** Interval of the probing clicks. */
const PROBE_MS = 25;

interface Metrics {
  largestPaint: number;
  content: number | null;
  interactive: number | null;
  shift: number;
}

interface ProbeOptions {
  content: string;
  link: string;
  every: number;
}

type WatchedWindow = Window & { watched: Metrics };

/**
 * Runs in the page before its scripts. Must not name functions, as the bundler's name helper does not exist in the
 * page.
 *
 * Interactivity is probed by clicks: a click handler of the site prevents the default action first. The event is
 * stopped there, so that the visit stays on its page.
 */
function watch({ content, link, every }: ProbeOptions): void {
  const watched: Metrics = { largestPaint: 0, content: null, interactive: null, shift: 0 };
  (window as unknown as WatchedWindow).watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    // The next frame paints it; the one after that runs once it has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => (watched.content = performance.now())));
  }).observe(document, { childList: true, subtree: true });

  window.addEventListener('click', (event) => MouseEvent.prototype.preventDefault.call(event));
  window.addEventListener('error', (event) => watched.interactive !== null && event.preventDefault());
  const probe = setInterval(() => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
    click.preventDefault = () => {
      watched.interactive ??= performance.now();
      clearInterval(probe);
      throw new Error('The probe stops: the click was handled');
    };
    document.querySelector(link)?.dispatchEvent(click);
  }, every);
}

interface Transfer {
  url: string;
  type: string;
  /** Seconds, on the browser's clock. */
  start: number;
  /** 0 until loaded, or if the cache served it. */
  bytes: number;
}

/** Records the network transfers of a page, in the order of their start; a preloaded file counts once. */
function recordTransfers(session: CDPSession): () => Transfer[] {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', timestamp, request }) => {
    const { url } = request;
    if (!url.startsWith('data:')) transfers.set(requestId, { url, type, start: timestamp, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return () => [...transfers.values()].filter(({ bytes }) => bytes > 0);
}

/** Files of builds are loaded by elements, except the ones that a page prefetches for its links. */
function isPrefetch({ url, type }: Transfer): boolean {
  return type === 'Fetch' && new URL(url).pathname.startsWith('/remotes/');
}

const bytesOf = (some: readonly Transfer[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);

function neededOf(transfers: readonly Transfer[], interactive: number | null): Pick<Visit, 'requests' | 'bytes'> {
  const end = interactive === null ? Infinity : (transfers[0]?.start ?? 0) + interactive / 1000;
  const needed = transfers.filter((transfer) => transfer.start <= end && !isPrefetch(transfer));
  return { requests: needed.length, bytes: bytesOf(needed) };
}

function laterOf(transfers: readonly Transfer[]): Pick<Visit, 'javascript' | 'prefetches' | 'prefetchedBytes'> {
  const prefetches = transfers.filter(isPrefetch);
  return {
    javascript: bytesOf(transfers.filter(({ type }) => type === 'Script')),
    prefetches: prefetches.length,
    prefetchedBytes: bytesOf(prefetches),
  };
}

/** Waits until the page shows its data and, with scripts, handles clicks. */
async function untilDone(page: Page, hasScripts: boolean): Promise<void> {
  await page.waitForFunction((scripted) => {
    const { watched } = window as unknown as WatchedWindow;
    return watched.content !== null && (!scripted || watched.interactive !== null);
  }, hasScripts);
}

/** Opens a page with an empty cache on a throttled network and CPU. */
export function visit(browser: Browser, { url, hasScripts, isLong, ...selectors }: VisitedPage): Promise<Visit> {
  return onSlowPhone(browser, async ({ page, session, untilQuiet }) => {
    const transfers = recordTransfers(session);
    await page.addInitScript(watch, { ...selectors, every: PROBE_MS });
    await page.goto(url, { timeout: 60_000 });
    await untilDone(page, hasScripts);
    if (isLong) await untilQuiet();
    const { content, interactive, ...watched } = await page.evaluate(
      () => (window as unknown as WatchedWindow).watched,
    );
    const handled = hasScripts ? interactive : null;
    const later = isLong ? laterOf(transfers()) : { javascript: null, prefetches: null, prefetchedBytes: null };
    return { ...watched, content: content!, interactive: handled, ...neededOf(transfers(), handled), ...later };
  });
}
