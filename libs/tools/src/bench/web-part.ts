import { rm } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout, renderedRemotes } from '@arbora/build';
import { STATE_DIR } from '@arbora/build/paths';
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../installers/chromium';
import { startServer, type RunningServer } from '../processes/server-process';
import { benchBackend } from './backend-part';
import { benchRow, median, rounded, type BenchBudget, type BenchRow } from './bench-row';
import { benchTable } from './bench-table';
import { benchHeap } from './heap-bench';
import { benchInteractions } from './interaction-bench';
import { audit, type Audit } from './lighthouse';
import { benchNavigations } from './navigation-bench';
import { makeOneBundleSite } from './one-bundle-site';
import { openStaticSite } from './static-site';
import { visit, type Visit } from './visit';
import { benchPages, type BenchPage } from './web-pages';

const ROUNDS = 5;
const AUDITS = 3;
const DIR = path.join(STATE_DIR, 'bench');

const ONE = 'one bundle';
const STATIC = 'static HTML';
type Variant = 'site' | typeof ONE | typeof STATIC;
const VARIANTS: readonly Variant[] = ['site', ONE, STATIC];

type Measure = keyof Visit;

interface Sites {
  urls: Record<Variant, string>;
  close(): Promise<void>;
}

async function openSites(): Promise<Sites> {
  await rm(DIR, { recursive: true, force: true });
  const siteDirs = { site: path.join(DIR, 'site'), one: path.join(DIR, 'one') };
  const registry = await deployCheckout({ siteDir: siteDirs.site });
  await makeOneBundleSite(siteDirs.one, registry, await renderedRemotes());
  const servers: RunningServer[] = [];
  const close = async (): Promise<void> => {
    for (const server of servers) server.stop();
    await Promise.all(servers.map(({ ended }) => ended));
  };
  const open = async (site: keyof typeof siteDirs): Promise<string> => {
    const server = await startServer({
      NODE_ENV: 'development',
      SEED_DEMO: '1',
      PORT: '0',
      DATA_DIR: path.join(DIR, `${site}-data`),
      SITE_DIR: siteDirs[site],
    });
    servers.push(server);
    return server.url;
  };
  try {
    const urls = { site: await open('site'), [ONE]: await open('one') };
    const scriptless = await openStaticSite(urls.site);
    return {
      urls: { ...urls, [STATIC]: scriptless.url },
      close() {
        scriptless.close();
        return close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function visitInTurns(browser: Browser, urls: Sites['urls'], page: BenchPage): Promise<Record<Variant, Visit[]>> {
  const visits: Record<Variant, Visit[]> = { site: [], [ONE]: [], [STATIC]: [] };
  // The first round is a warm-up and is not counted. What a page loads later is counted in the last one.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const variant of round % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) {
      const measured = await visit(browser, {
        url: urls[variant] + page.path,
        content: page.content,
        link: page.link,
        hasScripts: variant !== STATIC,
        isLong: round === ROUNDS && variant === 'site',
      });
      if (round > 0) visits[variant].push(measured);
    }
  }
  return visits;
}

function medianOf(visits: readonly Visit[], of: Measure): number | null {
  const values = visits.map((single) => single[of]).filter((value) => value !== null);
  return values.length === 0 ? null : median(values);
}

interface Line {
  of: Measure;
  name: string;
  unit: string;
  scale?: number;
  digits?: number;
  budgets?: BenchBudget[];
}

function rowsOf(page: BenchPage, visits: Record<Variant, Visit[]>): BenchRow[] {
  const lines: Line[] = [
    { of: 'largestPaint', name: 'largest paint', unit: 'ms', budgets: [{ of: STATIC, atMost: 1.1 }] },
    { of: 'content', name: 'content visible', unit: 'ms', budgets: [{ of: STATIC, atMost: 1.1 }] },
    // First click on a link that the page itself handles.
    { of: 'interactive', name: 'interactive', unit: 'ms', budgets: [{ of: ONE, atMost: page.interactiveAtMost }] },
    { of: 'shift', name: 'layout shift', unit: '', digits: 4, budgets: [{ of: 'value', atMost: 0.01 }] },
    { of: 'requests', name: 'requests until interactive', unit: '', budgets: [{ of: 'value', atMost: 25 }] },
    { of: 'bytes', name: 'bytes until interactive', unit: 'kB', scale: 1 / 1000, digits: 1 },
    { of: 'prefetches', name: 'prefetches', unit: '', budgets: [{ of: 'value', atMost: 20 }] },
    {
      of: 'prefetchedBytes',
      name: 'prefetched bytes',
      unit: 'kB',
      scale: 1 / 1000,
      digits: 1,
      budgets: [{ of: 'value', atMost: 120 }],
    },
    {
      of: 'javascript',
      name: 'JavaScript',
      unit: 'kB',
      scale: 1 / 1000,
      digits: 1,
      budgets: [{ of: 'value', atMost: page.javascriptAtMost }],
    },
  ];
  return lines.map(({ of, name, unit, scale = 1, digits = 0, budgets = [] }) => {
    const ours = medianOf(visits.site, of)!;
    const others = ([ONE, STATIC] as const).flatMap((variant) => {
      const other = medianOf(visits[variant], of);
      return other ? [[variant, rounded(ours / other)] as const] : [];
    });
    return benchRow({
      part: 'web',
      name: `${page.path} ${name}`,
      unit,
      value: Number((ours * scale).toFixed(digits)),
      ratios: Object.fromEntries(others),
      budgets,
    });
  });
}

function scoreRows(page: BenchPage, scores: Audit['scores']): BenchRow[] {
  return Object.entries(scores).map(([category, value]) =>
    benchRow({
      part: 'web',
      name: `${page.path} Lighthouse ${category}`,
      unit: '',
      value,
      ratios: {},
      budgets: [{ of: 'value', atLeast: category === 'performance' ? 95 : 99 }],
    }),
  );
}

async function auditPage(page: BenchPage, url: string, chrome: string): Promise<BenchRow[]> {
  const [all, ...others] = await auditRounds(url + page.path, chrome);
  if (!all) {
    console.warn(`Lighthouse did not run for ${page.path}`);
    return [];
  }
  const byPerformance = [all, ...others].sort((a, b) => a.scores.performance! - b.scores.performance!);
  const middle = byPerformance[Math.floor(byPerformance.length / 2)]!;
  const findings = new Set([...middle.findings, ...all.findings.filter((found) => !found.startsWith('performance'))]);
  for (const finding of findings) console.log(`${page.path} ${finding}`);
  return [
    ...scoreRows(page, { ...all.scores, ...middle.scores }),
    benchRow({
      part: 'web',
      name: `${page.path} Lighthouse total blocking time`,
      unit: 'ms',
      value: Math.round(middle.blocking),
      ratios: {},
      budgets: [{ of: 'value', atMost: 200 }],
    }),
  ];
}

/** Runs of Lighthouse: all categories once, then the performance, which varies with the load of the machine. */
async function auditRounds(url: string, chrome: string): Promise<Audit[]> {
  const audits: Audit[] = [];
  for (let round = 0; round < AUDITS; round++) {
    const run = await audit(url, chrome, DIR, audits.length === 0 ? undefined : ['performance']);
    if (run) audits.push(run);
  }
  return audits;
}

/**
 * First visits of public pages on a slow phone, alternating between the site, the site as one client bundle, and static
 * HTML without scripts; medians. Then navigations, interactions and the heap on the site, and Lighthouse (the run with
 * the median performance). Needs the builds.
 */
export async function benchWeb(): Promise<BenchRow[]> {
  const chrome = ensureChromium();
  const { urls, close } = await openSites();
  try {
    const pages = await benchPages(urls.site);
    const rows: BenchRow[] = [];
    // Each group is shown when it is measured: a later failure must not lose it.
    const add = (measured: readonly BenchRow[]): void => {
      console.log(benchTable(measured));
      rows.push(...measured);
    };
    add(await benchBackend('pages', { SITE_URL: urls.site }));
    const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      for (const page of pages) add(rowsOf(page, await visitInTurns(browser, urls, page)));
      for (const bench of [benchNavigations, benchInteractions, benchHeap]) add(await bench(browser, urls.site));
    } finally {
      await browser.close();
    }
    for (const page of pages) add(await auditPage(page, urls.site, chrome));
    return rows;
  } finally {
    await close();
  }
}
