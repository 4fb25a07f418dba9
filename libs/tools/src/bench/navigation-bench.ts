import type { Browser, Page } from 'playwright-core';
import { openHydrated, settle } from './hydrated-page';
import { benchRow, median, type BenchRow } from './bench-row';
import { onSlowPhone } from './slow-phone';

const ROUNDS = 5;
/** Links from the home page to the catalogue, and on to a plant. */
const LINKS = [
  { name: '/cs/ → /cs/sortiment', link: 'main a[href="/cs/sortiment"]' },
  { name: '/cs/sortiment → a plant', link: 'main a[href^="/cs/sortiment/"]' },
] as const;

/** Runs in the page: follows a link; resolves to the milliseconds until the next page's heading was painted. */
export function timeNavigation(link: string): Promise<number> {
  const heading = document.querySelector('main h1');
  const before = heading?.textContent;
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const now = document.querySelector('main h1')?.textContent;
      if (!now || now === before) return;
      observer.disconnect();
      // The next frame paints it; the one after that runs once it has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
    }).observe(document, { childList: true, subtree: true, characterData: true });
    const start = performance.now();
    document.querySelector<HTMLElement>(link)!.click();
  });
}

async function followLinks(page: Page, home: string, isHovered: boolean): Promise<number[]> {
  await openHydrated(page, home);
  const times: number[] = [];
  for (const { link } of LINKS) {
    if (isHovered) {
      await page.locator(link).first().hover();
      await settle(page);
    }
    times.push(await page.evaluate(timeNavigation, link));
    await settle(page);
  }
  return times;
}

/** Measures navigations from click to paint, with and without a preceding hover. */
export async function benchNavigations(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const isHovered of [true, false]) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await onSlowPhone(browser, (page) => followLinks(page, `${origin}/cs/`, isHovered)));
    for (const [index, { name }] of LINKS.entries())
      rows.push(
        benchRow({
          part: 'web',
          name: `${name}, ${isHovered ? 'prefetched on hover' : 'at once'}`,
          unit: 'ms',
          value: Math.round(median(rounds.map((times) => times[index]!))),
          ratios: {},
          budgets: [{ of: 'value', atMost: 100 }],
        }),
      );
  }
  return rows;
}
