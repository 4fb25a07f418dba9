import type { Page } from 'playwright-core';

/** Long enough on a slow phone for what comes by itself, and for what a pointer over a link has fetched. */
const REST_MS = 4000;

/** Waits until nothing is on its way any more. */
export function rest(page: Page): Promise<void> {
  return page.waitForTimeout(REST_MS);
}

/** Opens a page of the site and waits until it has been taken over and is at rest. */
export async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector('[data-rendered-by]'));
  await page.waitForLoadState('networkidle');
  await rest(page);
}
