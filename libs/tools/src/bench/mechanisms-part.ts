import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout } from '@arbora/build';
import { STATE_DIR } from '@arbora/build/paths';
import type { Registry, ShellEntry } from '@arbora/registry';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureChromium } from '../installers/chromium';
import { startServer, type RunningServer } from '../processes/server-process';
import { benchRow, median, rounded, type BenchRow } from './bench-row';
import { openHydrated } from './hydrated-page';
import { timeNavigation } from './navigation-bench';
import { onSlowPhone } from './slow-phone';
import { visit } from './visit';
import { benchPages, type BenchPage } from './web-pages';

const ROUNDS = 5;
const DIR = path.join(STATE_DIR, 'bench-mechanisms');
const CATALOGUE = 'main a[href="/cs/sortiment"]';

/** The shell's entry in the registry of a site without a mechanism. */
const SITES = {
  complete: (shell: ShellEntry): ShellEntry => shell,
  clientRendered: ({ server: _server, ...shell }: ShellEntry): ShellEntry => shell,
  // Scripts are deferred, and early events are not recorded.
  deferred: ({ inline: _inline, ...shell }: ShellEntry): ShellEntry => shell,
  withoutReplay: (shell: ShellEntry): ShellEntry =>
    shell.inline ? { ...shell, inline: { ...shell.inline, earlyEvents: 'void 0' } } : shell,
};
type Site = keyof typeof SITES;

interface Sites {
  urls: Record<Site, string>;
  close: () => Promise<void>;
}

async function openSites(): Promise<Sites> {
  await rm(DIR, { recursive: true, force: true });
  const servers: RunningServer[] = [];
  const urls = {} as Record<Site, string>;
  const close = async (): Promise<void> => {
    for (const server of servers) server.stop();
    await Promise.all(servers.map(({ ended }) => ended));
  };
  try {
    for (const name of Object.keys(SITES) as Site[]) {
      const siteDir = path.join(DIR, name);
      if (name === 'complete') await deployCheckout({ siteDir });
      else await copySite(path.join(DIR, 'complete'), siteDir, SITES[name]);
      const server = await startServer({
        NODE_ENV: 'development',
        SEED_DEMO: '1',
        PORT: '0',
        DATA_DIR: path.join(DIR, `${name}-data`),
        SITE_DIR: siteDir,
      });
      servers.push(server);
      urls[name] = server.url;
    }
    return { urls, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function copySite(from: string, to: string, change: (shell: ShellEntry) => ShellEntry): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
  const file = path.join(to, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
  await writeFile(file, JSON.stringify({ ...registry, shell: change(registry.shell) }));
}

/** Measures something with and without a mechanism, in turns; returns the medians. */
async function inTurns(measure: (isWithout: boolean) => Promise<number>): Promise<[withIt: number, without: number]> {
  const times: [number[], number[]] = [[], []];
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const value = await measure(index === 1);
      if (round > 0) times[index].push(value);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function row(name: string, unit: string, measure: (isWithout: boolean) => Promise<number>): Promise<BenchRow> {
  const [withIt, without] = await inTurns(measure);
  console.log(`${name}: ${rounded(withIt)} ${unit}, without ${rounded(without)} ${unit}`);
  return benchRow({
    part: 'mechanisms',
    name,
    unit,
    value: rounded(withIt),
    ratios: { [`without: ${rounded(without)} ${unit}`]: without === 0 ? 1 : rounded(withIt / without) },
    budgets: [],
  });
}

/** Runs in the page before its scripts: the scheduler continues in the same task. */
function keepTask(): void {
  Object.assign(globalThis, { scheduler: { yield: () => Promise.resolve() } });
}

/** Runs in the page before its scripts: sums up the part of each task beyond 50 ms. */
function watchBlocking(): void {
  const watched = { blocking: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page before its scripts: the connection saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Runs in the page before its scripts: the shell cannot scroll, and the browser restores positions by itself. */
function leaveScrollingToBrowser(): void {
  window.scrollTo = () => undefined;
  Object.defineProperty(history, 'scrollRestoration', { get: () => 'auto', set: () => undefined });
}

/** Milliseconds by which tasks exceed 50 ms until the page is hydrated and idle. */
async function blockingTime(browser: Browser, url: string, isWithout: boolean): Promise<number> {
  return onSlowPhone(browser, async (phone) => {
    const { page } = phone;
    await page.addInitScript(watchBlocking);
    if (isWithout) await page.addInitScript(keepTask);
    await openHydrated(phone, url);
    return page.evaluate(() => (window as unknown as { watched: { blocking: number } }).watched.blocking);
  });
}

async function navigation(browser: Browser, home: string, prepare: (page: Page) => Promise<void>): Promise<number> {
  return onSlowPhone(browser, async (phone) => {
    await prepare(phone.page);
    await openHydrated(phone, home);
    return phone.page.evaluate(timeNavigation, CATALOGUE);
  });
}

/** Pixels between the position that was left and the one at the first paint after going back. */
async function displacement(browser: Browser, home: string, isWithout: boolean): Promise<number> {
  return onSlowPhone(browser, async (phone) => {
    const { page, untilQuiet } = phone;
    if (isWithout) await page.addInitScript(leaveScrollingToBrowser);
    await openHydrated(phone, `${home}sortiment`);
    await page.evaluate(() => document.querySelectorAll('main article')[20]?.scrollIntoView());
    await untilQuiet();
    const top = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('main article a')[20]?.click());
    await untilQuiet();
    return page.evaluate(
      (before) =>
        new Promise<number>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (document.querySelectorAll('main article').length < 20) return;
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.abs(window.scrollY - before))));
          }).observe(document, { childList: true, subtree: true });
          history.back();
        }),
      top,
    );
  });
}

/** 100 if a click on the button that shows a password, before hydration, has its effect; otherwise 0. */
async function earlyClick(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async ({ page, untilQuiet }) => {
    await page.goto(url, { waitUntil: 'commit' });
    const password = page.locator('main input[type=password]');
    await password.waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('main input[type=password] + button')?.click());
    await page.waitForFunction(() => !document.querySelector('[data-rendered-by]'));
    await untilQuiet();
    return (await password.count()) === 0 ? 100 : 0;
  });
}

/**
 * Each mechanism of shell/README.md that exists only to be fast, on a slow phone: the figure that it serves, beside the
 * one without it; medians of five. Needs the builds.
 */
export async function benchMechanisms(): Promise<BenchRow[]> {
  const { urls, close } = await openSites();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pages = (await benchPages(urls.complete)).slice(0, 2);
    const visitTo = async (site: Site, page: BenchPage) =>
      visit(browser, {
        url: urls[site] + page.path,
        content: page.content,
        link: page.link,
        hasScripts: true,
        isLong: false,
      });
    const home = `${urls.complete}/cs/`;
    const rows: BenchRow[] = [];
    for (const page of pages) {
      rows.push(
        await row(
          `${page.path} server rendering: content visible`,
          'ms',
          async (isWithout) => (await visitTo(isWithout ? 'clientRendered' : 'complete', page)).content,
        ),
        await row(
          `${page.path} start after paint: content visible`,
          'ms',
          async (isWithout) => (await visitTo(isWithout ? 'deferred' : 'complete', page)).content,
        ),
        await row(
          `${page.path} start after paint: largest paint`,
          'ms',
          async (isWithout) => (await visitTo(isWithout ? 'deferred' : 'complete', page)).largestPaint,
        ),
        await row(`${page.path} start in short tasks: blocking time`, 'ms', (isWithout) =>
          blockingTime(browser, urls.complete + page.path, isWithout),
        ),
      );
    }
    rows.push(
      await row('event replay: clicks before hydration that have an effect', '%', (isWithout) =>
        earlyClick(browser, `${isWithout ? urls.withoutReplay : urls.complete}/cs/login`),
      ),
      await row('idle prefetch: /cs/ → /cs/sortiment at once', 'ms', (isWithout) =>
        navigation(browser, home, (page) => (isWithout ? page.addInitScript(saveData).then() : Promise.resolve())),
      ),
      await row('prefetch on intent: /cs/ → /cs/sortiment on a connection that saves data', 'ms', (isWithout) =>
        onSlowPhone(browser, async (phone) => {
          const { page } = phone;
          await page.addInitScript(saveData);
          await openHydrated(phone, home);
          if (!isWithout) {
            await page.locator(CATALOGUE).first().hover();
            await page.waitForTimeout(300);
          }
          return page.evaluate(timeNavigation, CATALOGUE);
        }),
      ),
      await row('scroll restoration: displacement after back', 'px', (isWithout) =>
        displacement(browser, home, isWithout),
      ),
    );
    return rows;
  } finally {
    await browser.close();
    await close();
  }
}
