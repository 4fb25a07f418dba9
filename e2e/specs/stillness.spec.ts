import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    /** Shifts of the layout so far: their sizes, and what moved. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Notes whatever moves without the person's doing. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: unknown): string => (node instanceof Element ? `${node.tagName} ${node.textContent}` : '');
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: unknown }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node).slice(0, 60)) });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

const PAGES = [
  '/',
  '/novinky',
  '/sortiment',
  '/services/public-booking',
  '/rezervacni-dny',
  '/services/ticket',
  '/login',
  '/registrace',
  '/o-nas',
];
const AT_MOST = 0.01;

for (const path of PAGES) {
  test(`${path} stands still while its fonts and scripts arrive`, async ({ page }) => {
    await watchShifts(page);
    let arrive = (): void => undefined;
    const awaited = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\.(?:woff2|js)$/, async (route) => {
      await awaited;
      await route.continue();
    });
    // What the server rendered is there before them.
    await page.goto(`/cs${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    arrive();
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Two frames later the browser has told what moved.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(AT_MOST);
  });
}
