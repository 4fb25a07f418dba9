import type { SlowPhone } from './slow-phone';

/** Opens a page of the site and waits until it is hydrated and idle. */
export async function openHydrated({ page, untilQuiet }: SlowPhone, url: string): Promise<void> {
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector('[data-rendered-by]'));
  await untilQuiet();
}
