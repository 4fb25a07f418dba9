import type { Page } from 'playwright-core';

/** Covers idle-time loading and prefetches on a slow phone. */
const SETTLE_MS = 4000;

/** Waits until no more requests are expected. */
export function settle(page: Page): Promise<void> {
  return page.waitForTimeout(SETTLE_MS);
}

/** Opens a page of the site and waits until it is hydrated and idle. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector('[data-rendered-by]'));
  await page.waitForLoadState('networkidle');
  await settle(page);
}
