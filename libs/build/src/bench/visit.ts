import type { Browser, CDPSession, Page } from 'playwright-core';
import { onSlowPhone } from './slow-phone';

/** What one first visit cost. Times in milliseconds from the start of the navigation, sizes in transferred bytes. */
export interface Visit {
  largestPaint: number;
  /** When the page's own data were on screen. */
  content: number;
  /** When the page first answered a click on one of its own links; null where nothing but the browser does. */
  interactive: number | null;
  /** Sum of what moved without anybody having done anything. */
  shift: number;
  requests: number;
  javascript: number;
  bytes: number;
}

export interface VisitedPage {
  url: string;
  /** The first piece of the page's data. */
  content: string;
  /** A link of the page's own, inside what its remote shows. */
  link: string;
  /** Whether scripts are to take the page over. */
  hasScripts: boolean;
}

/** Between two clicks on a page of which it is not known whether it answers. */
const PROBE_MS = 25;

interface Watched {
  largestPaint: number;
  content: number | null;
  interactive: number | null;
  shift: number;
}

interface Watching {
  content: string;
  link: string;
  every: number;
}

type WatchedWindow = Window & { watched: Watched };

/**
 * Runs in the page, before its own scripts. Names no function of its own: the names' helper stays behind in Node.
 *
 * Whether the page answers is found by clicking: what a click handler of the site does first is to keep the browser from
 * following the link. There it is stopped, so that the visit stays on its page.
 */
function watch({ content, link, every }: Watching): void {
  const watched: Watched = { largestPaint: 0, content: null, interactive: null, shift: 0 };
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
    // The next frame paints it; the one after that knows it has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => (watched.content = performance.now())));
  }).observe(document, { childList: true, subtree: true });

  window.addEventListener('click', (event) => MouseEvent.prototype.preventDefault.call(event));
  window.addEventListener('error', (event) => watched.interactive !== null && event.preventDefault());
  const probe = setInterval(() => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
    click.preventDefault = () => {
      watched.interactive ??= performance.now();
      clearInterval(probe);
      throw new Error('Enough: the page answers');
    };
    document.querySelector(link)?.dispatchEvent(click);
  }, every);
}

/** Counts what really comes over the network; a file that a preload has fetched counts once. */
function countTraffic(session: CDPSession): { requests: number; javascript: number; bytes: number } {
  const traffic = { requests: 0, javascript: 0, bytes: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => types.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (!type || encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (type === 'Script') traffic.javascript += encodedDataLength;
  });
  return traffic;
}

async function waitUntilDone(page: Page, hasScripts: boolean): Promise<Watched> {
  await page.waitForFunction((scripted) => {
    const { watched } = window as unknown as WatchedWindow;
    return watched.content !== null && (!scripted || watched.interactive !== null);
  }, hasScripts);
  // What comes while the browser is idle belongs to the visit.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as WatchedWindow).watched);
}

/** Opens a page with nothing cached on a throttled network and machine. */
export function visit(browser: Browser, { url, hasScripts, ...places }: VisitedPage): Promise<Visit> {
  return onSlowPhone(browser, async (page, session) => {
    const traffic = countTraffic(session);
    await page.addInitScript(watch, { ...places, every: PROBE_MS });
    await page.goto(url, { timeout: 60_000 });
    const { content, interactive, ...watched } = await waitUntilDone(page, hasScripts);
    return { ...watched, content: content!, interactive: hasScripts ? interactive : null, ...traffic };
  });
}
