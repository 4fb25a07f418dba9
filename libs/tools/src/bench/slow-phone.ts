import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** The phone and network usual in page speed reports. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
/** Longer than the pauses between the idle periods in which a busy phone prefetches. */
const QUIET_MS = 1000;

export interface SlowPhone {
  page: Page;
  session: CDPSession;
  /** Resolves once no transfer has started or ended for a second. */
  untilQuiet(): Promise<void>;
}

/** Runs `work` in a throttled page with an empty cache. */
export async function onSlowPhone<T>(browser: Browser, work: (phone: SlowPhone) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'cs-CZ' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work({ page, session, untilQuiet: watchTransfers(session) });
  } finally {
    await context.close();
  }
}

function watchTransfers(session: CDPSession): SlowPhone['untilQuiet'] {
  let latest = Date.now();
  for (const event of ['Network.requestWillBeSent', 'Network.loadingFinished'] as const)
    session.on(event, () => (latest = Date.now()));
  return async () => {
    latest = Date.now();
    for (let rest = QUIET_MS; rest > 0; rest = latest + QUIET_MS - Date.now()) await setTimeout(rest);
  };
}
