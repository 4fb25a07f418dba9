import type { Browser } from 'playwright-core';
import { benchRow, median, type BenchRow } from './bench-row';
import { openHydrated } from './hydrated-page';
import { onSlowPhone, type SlowPhone } from './slow-phone';

const ROUNDS = 5;
/** Links from the home page to the catalogue, and on to a plant; and from the events to one of them. */
const JOURNEYS = [
  {
    start: '/cs/',
    links: [
      { name: '/cs/ → /cs/sortiment', link: 'main a[href="/cs/sortiment"]' },
      { name: '/cs/sortiment → a plant', link: 'main a[href^="/cs/sortiment/"]' },
    ],
  },
  {
    start: '/cs/services/public-booking',
    links: [{ name: '/cs/services/public-booking → an event', link: 'main a[href*="/rezervace/udalost/"]' }],
  },
] as const;
type Journey = (typeof JOURNEYS)[number];

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

async function followLinks(phone: SlowPhone, url: string, { links }: Journey, isHovered: boolean): Promise<number[]> {
  const { page, untilQuiet } = phone;
  await openHydrated(phone, url);
  const times: number[] = [];
  for (const { link } of links) {
    await page.locator(link).first().waitFor();
    if (isHovered) {
      await page.locator(link).first().hover();
      await untilQuiet();
    }
    times.push(await page.evaluate(timeNavigation, link));
    await untilQuiet();
  }
  return times;
}

/** Measures navigations from click to paint, with and without a preceding hover. */
export async function benchNavigations(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const journey of JOURNEYS) {
    for (const isHovered of [true, false]) {
      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(
          await onSlowPhone(browser, (phone) => followLinks(phone, origin + journey.start, journey, isHovered)),
        );
      for (const [index, { name }] of journey.links.entries())
        rows.push(
          benchRow({
            part: 'web',
            name: `${name}, ${isHovered ? 'prefetched on hover' : 'at once'}`,
            unit: 'ms',
            value: Math.round(median(rounds.map((times) => times[index]!))),
            ratios: {},
            budgets: [{ of: 'value', atMost: isHovered ? 100 : 300 }],
          }),
        );
    }
  }
  return rows;
}
