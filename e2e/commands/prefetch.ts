import type { BrowserContext } from '@playwright/test';

/** Turns off the prefetch of other pages, which journeys check. Call before a page is opened. */
export async function preventPrefetch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
