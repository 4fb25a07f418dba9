import type { Browser, CDPSession } from 'playwright-core';

/** What one first visit cost. Times in milliseconds from the start of the navigation, sizes in transferred bytes. */
export interface Visit {
  largestPaint: number;
  /** When the page's own data were on screen. */
  content: number;
  requests: number;
  javascript: number;
  bytes: number;
}

/** A phone on a slow network, as in the usual reports on page speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };

interface Watched {
  largestPaint: number;
  content: number | null;
}

/** Runs in the page, before its own scripts. Names no function of its own: the names' helper stays behind in Node. */
function watch(selector: string): void {
  const watched: Watched = { largestPaint: 0, content: null };
  (window as unknown as { watched: Watched }).watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    // The next frame paints it; the one after that knows it has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => (watched.content = performance.now())));
  }).observe(document, { childList: true, subtree: true });
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

/** Opens `url` with nothing cached on a throttled network and machine; `selector` is the first piece of its data. */
export async function visit(browser: Browser, url: string, selector: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'cs-CZ' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const traffic = countTraffic(session);
    await page.addInitScript(watch, selector);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.content !== null);
    await page.waitForLoadState('networkidle');
    const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
    return { largestPaint: watched.largestPaint, content: watched.content!, ...traffic };
  } finally {
    await context.close();
  }
}
