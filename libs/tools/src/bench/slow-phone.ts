import type { Browser, CDPSession, Page } from 'playwright-core';

/** The phone and network usual in page speed reports. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };

/** Runs `work` in a throttled page with an empty cache. */
export async function onSlowPhone<T>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'cs-CZ' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
