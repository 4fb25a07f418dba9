import type { Browser, Page } from 'playwright-core';
import { openHydrated } from './hydrated-page';
import { benchRow, median, type BenchRow } from './bench-row';
import { onSlowPhone } from './slow-phone';

const ROUNDS = 5;
const SEARCH = 'main input[type="search"]';
const ROWS = 'main article';
/** Each debounced update changes the URL, renders the list as pending, and then renders the results. */
const TYPED = 'acer';
const PAUSE_MS = 1500;

interface Frames {
  longest: number;
}
type WatchedWindow = Window & { watchedFrames: Frames };

/** Runs in the page: records the longest key response, and the longest frame of at least 50 ms. */
function watchFrames(): void {
  const frames: Frames = { longest: 0 };
  (window as unknown as WatchedWindow).watchedFrames = frames;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.longest = Math.max(frames.longest, duration);
  });
  observer.observe({ type: 'long-animation-frame' });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function typeInto(page: Page, url: string): Promise<{ longest: number; rows: number }> {
  await openHydrated(page, url);
  const rows = await page.locator(ROWS).count();
  await page.locator(SEARCH).focus();
  await page.evaluate(watchFrames);
  await page.keyboard.type(TYPED, { delay: PAUSE_MS });
  await page.waitForTimeout(PAUSE_MS);
  const { longest } = await page.evaluate(() => (window as unknown as WatchedWindow).watchedFrames);
  return { longest, rows };
}

/**
 * Measures the longest block of the main thread on a slow phone while the catalogue, with 50 items per page, is
 * searched.
 */
export async function benchList(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rounds: { longest: number; rows: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await onSlowPhone(browser, (page) => typeInto(page, `${origin}/cs/sortiment`)));
  return [
    benchRow({
      part: 'web',
      name: `/cs/sortiment longest frame while ${rounds[0]!.rows} plants are searched`,
      unit: 'ms',
      value: Math.round(median(rounds.map(({ longest }) => longest))),
      ratios: {},
      budgets: [{ of: 'value', atMost: 50 }],
    }),
  ];
}
