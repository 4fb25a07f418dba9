import { DEMO_PASSWORD } from '@arbora/domain';
import { routes } from '@arbora/routes';
import type { Browser } from 'playwright-core';
import { benchRow, median, type BenchRow } from './bench-row';
import { openHydrated } from './hydrated-page';
import { onSlowPhone, type SlowPhone } from './slow-phone';

const ROUNDS = 5;
const SEARCH = 'main form[role="search"] input[inputmode="search"]';
/** Each debounced update changes the URL, renders the list as pending, and then renders the results. */
const TYPED = 'acer';
const PAUSE_MS = 1000;

interface Watched {
  frame: number;
  interaction: number;
}
type WatchedWindow = Window & { watchedFrames?: Watched };

/** Runs in the page: starts a record of its longest frame and its longest interaction, in milliseconds. */
function watchFrames(): void {
  const scope = window as unknown as WatchedWindow;
  const isWatching = scope.watchedFrames !== undefined;
  scope.watchedFrames = { frame: 0, interaction: 0 };
  if (isWatching) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      scope.watchedFrames!.frame = Math.max(scope.watchedFrames!.frame, duration);
  }).observe({ type: 'long-animation-frame' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      scope.watchedFrames!.interaction = Math.max(scope.watchedFrames!.interaction, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function watched({ page, untilQuiet }: SlowPhone, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(watchFrames);
  await act();
  await untilQuiet();
  return page.evaluate(() => (window as unknown as WatchedWindow).watchedFrames!);
}

const STEPS = ['50 plants are searched', 'the filters open', 'a filter is chosen', 'a plant is added'] as const;

/** Searches and filters the catalogue. */
async function search(phone: SlowPhone, origin: string): Promise<Watched[]> {
  const { page } = phone;
  await openHydrated(phone, `${origin}/cs/sortiment`);
  const searched = await watched(phone, async () => {
    await page.locator(SEARCH).focus();
    await page.keyboard.type(TYPED, { delay: PAUSE_MS });
  });
  await page.keyboard.press('Escape');
  const opened = await watched(phone, () => page.locator('main details > summary').first().click());
  const filtered = await watched(phone, () => page.locator('dialog[open] nav li:nth-child(2) a').first().click());
  return [searched, opened, filtered];
}

/** Adds a plant to the basket as a customer. */
async function add(phone: SlowPhone, origin: string): Promise<Watched> {
  const { page } = phone;
  const basket = routes.basket.href();
  const found = routes.basket.href({ q: TYPED });
  await openHydrated(phone, `${origin}/cs${routes.login.href({ return: found })}`);
  await page.locator('main input[name="email"]').fill('customer@arbora.example');
  await page.locator('main input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname.endsWith(basket));
  const button = page.getByRole('button', { name: /^Do košíku: / }).first();
  await button.waitFor();
  await phone.untilQuiet();
  return watched(phone, () => button.click());
}

/**
 * Measures the longest frame of each step of two journeys, through the catalogue with 50 items per page and the basket, on
 * a slow phone, and the longest interaction until its next paint of both.
 */
export async function benchInteractions(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rounds: Watched[][] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([
      ...(await onSlowPhone(browser, (phone) => search(phone, origin))),
      await onSlowPhone(browser, (phone) => add(phone, origin)),
    ]);
  const longest = rounds.map((steps) => Math.max(...steps.map(({ interaction }) => interaction)));
  return [
    ...STEPS.map((step, index) =>
      rowOf(
        `longest frame while ${step}`,
        50,
        rounds.map((steps) => steps[index]!.frame),
      ),
    ),
    rowOf('interaction to next paint', 200, longest),
  ];
}

function rowOf(name: string, atMost: number, values: readonly number[]): BenchRow {
  return benchRow({
    part: 'web',
    name,
    unit: 'ms',
    value: Math.round(median(values)),
    ratios: {},
    budgets: [{ of: 'value', atMost }],
  });
}
