import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the shell has taken over what the server has rendered, so that it follows links itself. */
export async function untilShellIsAwake(page: Page): Promise<void> {
  await untilAwake(page.locator('header a').first());
}

/** Waits until the scripts of an element's package have taken it over. */
export async function untilAwake(element: Locator): Promise<void> {
  const isAwake = (): Promise<boolean> =>
    element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps')));
  await expect.poll(isAwake).toBe(true);
}

/** Holds the requests of an address back until the answer is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
