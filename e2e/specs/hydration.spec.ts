import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';

/** Pages for everybody, as they are in the addresses of both languages. */
const PAGES = [
  '/',
  '/novinky',
  '/novinky?page=2',
  '/sortiment',
  '/sortiment?q=javor&page=2',
  '/services/public-booking',
  '/rezervacni-dny',
  '/services/ticket',
  '/login',
  '/registrace',
  '/neni-tu',
];

/** Starts the site in a development build, whose React tells of each difference to what the server has rendered. */
async function startDevelopment(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve-development.ts'], {
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    once(child, 'message').then(([address]) => String(address)),
    ended.then(([code]) => Promise.reject(new Error(`The development site ended with code ${code}`))),
  ]);
  return {
    url,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const test = base.extend<object, { site: { url: string } }>({
  site: [
    async ({}, use) => {
      const site = await startDevelopment();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

interface Row {
  slug: string;
  product_id: string;
}

test('every page for everybody is taken over as the server has rendered it', async ({ site, browser }) => {
  test.setTimeout(300_000);
  const first = async (read: string): Promise<Row> =>
    ((await (await fetch(`${site.url}/api/rest/${read}&limit=1`)).json()) as [Row])[0];
  const { product_id } = await first('katalog_items?select=product_id');
  const tab = await browser.newPage({ locale: 'cs-CZ' });
  const told: string[] = [];
  tab.on('console', (message) => {
    if (message.type() !== 'log') told.push(message.text());
  });
  tab.on('pageerror', (error) => told.push(error.message));
  for (const locale of ['cs', 'en']) {
    const { slug } = await first(`news_item?select=slug&is_published=is.true&tag=eq.news&locale=eq.${locale}`);
    for (const page of [...PAGES, `/novinky/${slug}`, `/sortiment/${product_id}`]) {
      told.length = 0;
      const answer = await tab.goto(`${site.url}/${locale}${page}`);
      expect(await answer!.text(), `${page} comes rendered`).toContain('id="rendered"');
      // Taken over, the page's element has lost its mark; what React finds then it tells at once.
      await expect(tab.locator('[data-rendered-by]')).toHaveCount(0);
      await tab.waitForLoadState('networkidle');
      expect(told.join(), 'React is a development build').toContain('React DevTools');
      const relevant = told.filter((text) => !/^Failed to load resource|React DevTools/.test(text));
      expect(relevant, `${locale}${page}`).toEqual([]);
    }
  }
  await tab.close();
});
