import { expect, type Page } from '@playwright/test';

/** Returns the paths that service workers serve offline. */
export function offlineScopes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.filter(({ active }) => active).map(({ scope }) => new URL(scope).pathname);
  });
}

/** Returns the names of the caches on the device. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Waits until a service worker serves the pages of `scope` offline. */
export async function untilStoredOffline(page: Page, scope: string): Promise<void> {
  await expect.poll(() => offlineScopes(page)).toContain(scope);
}
