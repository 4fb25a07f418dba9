import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the shell is hydrated and handles links. */
export async function untilShellIsHydrated(page: Page): Promise<void> {
  await untilHydrated(page.locator('header a').first());
}

/** Waits until an element is hydrated. */
export async function untilHydrated(element: Locator): Promise<void> {
  const isHydrated = (): Promise<boolean> =>
    element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
}

/** Holds requests of a URL back until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
