import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls an element to the middle of the window; returns the scroll position. */
export function scrollTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return window.scrollY;
  });
}

/** Waits until the scroll position is within a few pixels of `top`. */
export async function expectScroll(page: Page, top: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.scrollY), { message: `scroll position ${top}` })
    .toBeGreaterThan(top - 5);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(top + 5);
}
