import { expect, type Page } from '@playwright/test';

/** Addresses that a service worker serves offline, without the site's origin. */
export function offlineScopes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.filter(({ active }) => active).map(({ scope }) => new URL(scope).pathname);
  });
}

/** Names of the device's caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Waits until the page opens offline. */
export async function untilStoredOffline(page: Page, scope: string): Promise<void> {
  await expect.poll(() => offlineScopes(page)).toContain(scope);
}
