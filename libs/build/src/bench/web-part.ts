import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../chromium';
import { deploy } from '../deploy';
import { STATE_DIR } from '../paths';
import { startServer, type RunningServer } from '../server-process';
import { benchRow, median, rounded, type BenchBudget, type BenchRow } from './bench-row';
import { makeOneBundleSite } from './one-bundle-site';
import { visit, type Visit } from './visit';

interface BenchPage {
  path: string;
  remote: string;
  /** The first piece of data on it. */
  content: string;
  javascriptAtMost: number;
}

const PAGES: readonly BenchPage[] = [
  { path: '/cs/', remote: 'mf-content', content: 'main a[href*="/novinky/"]', javascriptAtMost: 150 },
  { path: '/cs/sortiment', remote: 'mf-shop', content: 'main a[href*="/sortiment/"]', javascriptAtMost: 165 },
];

const ROUNDS = 5;
const AGAINST = 'one bundle';
const DIR = path.join(STATE_DIR, 'bench');

type Site = 'federated' | 'one';

async function openSites(): Promise<Record<Site, RunningServer>> {
  await rm(DIR, { recursive: true, force: true });
  const siteDirs: Record<Site, string> = { federated: path.join(DIR, 'site'), one: path.join(DIR, 'one') };
  const registry = await deploy(undefined, siteDirs.federated);
  const remotes = PAGES.map(({ remote }) => remote);
  await makeOneBundleSite(siteDirs.one, registry, remotes);
  const open = (site: Site): Promise<RunningServer> =>
    startServer({
      NODE_ENV: 'development',
      SEED_DEMO: '1',
      PORT: '0',
      DATA_DIR: path.join(DIR, `${site}-data`),
      SITE_DIR: siteDirs[site],
    });
  const federated = await open('federated');
  try {
    return { federated, one: await open('one') };
  } catch (error) {
    federated.stop();
    throw error;
  }
}

async function visitInTurns(
  browser: Browser,
  servers: Record<Site, RunningServer>,
  page: BenchPage,
): Promise<Record<Site, Visit[]>> {
  const visits: Record<Site, Visit[]> = { federated: [], one: [] };
  const sites: Site[] = ['federated', 'one'];
  // The first round warms up servers and browser and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
      const measured = await visit(browser, servers[site].url + page.path, page.content);
      if (round > 0) visits[site].push(measured);
    }
  }
  return visits;
}

function rowsOf(page: BenchPage, visits: Record<Site, Visit[]>): BenchRow[] {
  const row = (of: keyof Visit, name: string, unit: string, scale: number, budgets: BenchBudget[] = []): BenchRow => {
    const [ours, one] = [visits.federated, visits.one].map((list) => median(list.map((single) => single[of])));
    return benchRow({
      part: 'web',
      name: `${page.path} ${name}`,
      unit,
      value: Math.round(ours! * scale * 10) / 10,
      ratios: { [AGAINST]: rounded(ours! / one!) },
      budgets,
    });
  };
  // Rendered in the browser, a page answers to the visitor as soon as it shows its content.
  const interactive = [{ of: AGAINST, atMost: 1.25 }];
  return [
    row('javascript', 'JavaScript', 'kB', 1 / 1000, [{ of: 'value', atMost: page.javascriptAtMost }]),
    row('bytes', 'all bytes', 'kB', 1 / 1000),
    row('requests', 'requests', '', 1),
    row('largestPaint', 'largest paint', 'ms', 1, interactive),
    row('content', 'content visible', 'ms', 1, interactive),
  ];
}

/** First visits of public pages on a slow phone, federated and as one bundle, in turns; medians. Needs the builds. */
export async function benchWeb(): Promise<BenchRow[]> {
  const executablePath = ensureChromium();
  const servers = await openSites();
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const rows: BenchRow[] = [];
      for (const page of PAGES) rows.push(...rowsOf(page, await visitInTurns(browser, servers, page)));
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    for (const server of Object.values(servers)) server.stop();
    await Promise.all(Object.values(servers).map(({ ended }) => ended));
  }
}
