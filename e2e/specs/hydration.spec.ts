import { LOCALES } from '@arbora/domain';
import { expect, test as base, type Page } from '@playwright/test';
import { startDevelopment, type DevelopmentSite } from '../commands/development-site';
import { preventPrefetch } from '../commands/prefetch';
import { holdBack } from '../commands/rendered';
import { sitePages } from '../commands/site-pages';

/** Paths of the server-rendered pages, and of lists with a second page and a search. */
const ADDRESSES = [
  ...sitePages()
    .filter(({ rendered }) => rendered)
    .map(({ example }) => example),
  '/novinky?page=2',
  '/sortiment?q=javor&page=2',
  '/neni-tu',
  // Visitors are redirected to the login.
  '/manager/neni-tu',
];

const test = base.extend<object, { site: DevelopmentSite }>({
  site: [
    async ({}, use) => {
      const site = await startDevelopment();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One site for all tests, in this order: the last one deploys another build.
test.describe.configure({ mode: 'default' });

// Formats and plurals, in which languages differ, are the same code on all pages: each page is opened in Czech and in one
// other language.
for (const [index, address] of ADDRESSES.entries()) {
  const other = LOCALES.filter((locale) => locale !== 'cs')[index % 2]!;
  test(`${address} hydrates without a mismatch in cs and ${other}`, async ({ site, page, context }) => {
    await preventPrefetch(context);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'log') logged.push(message.text());
    });
    page.on('pageerror', (error) => logged.push(error.message));
    for (const locale of ['cs', other]) {
      logged.length = 0;
      const response = await page.goto(`${site.url}/${locale}${address}`);
      expect(await response!.text(), 'the page is server-rendered').toContain('id="rendered"');
      // Hydration removes the attribute; React reports mismatches at the same time.
      await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(logged.join(), 'React is a development build').toContain('React DevTools');
      const relevant = logged.filter((text) => !/^Failed to load resource|React DevTools/.test(text));
      expect(relevant, locale).toEqual([]);
    }
  });
}

/** Returns the version folders of the page's files, by package. */
function foldersOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { shell, remotes } = JSON.parse(document.getElementById('registry')!.textContent!) as {
      shell: { base: string };
      remotes: { name: string; base: string }[];
    };
    return Object.fromEntries([['shell', shell.base], ...remotes.map(({ name, base }) => [name, base])]);
  });
}

test('a page keeps its versions if a deployment happens between the document and its scripts, and the next visit gets the new one', async ({
  site,
  page,
}) => {
  const expectHydrated = (): Promise<void> => expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const requestedOutside = (folders: Record<string, string>): string[] => {
    const allowed = Object.values(folders);
    return requested.filter(
      (path) => path.startsWith('/remotes/') && !allowed.some((folder) => path.startsWith(folder)),
    );
  };

  await site.deploy();
  const release = await holdBack(page, /\/remotes\/mf-shop\/.*\.js/);
  await page.goto(`${site.url}/cs/sortiment`, { waitUntil: 'domcontentloaded' });
  const before = await foldersOf(page);
  await site.deploy('mf-shop');
  release();
  await expectHydrated();
  await page.getByRole('combobox').fill('javor');
  await expect(page).toHaveURL(/\?q=javor$/);
  expect(requested.some((path) => path.startsWith(before['mf-shop']!))).toBe(true);
  expect(requestedOutside(before)).toEqual([]);

  // Visit a blank page in between, so that prefetches of the previous page do not count for the next visit.
  const address = page.url();
  await page.goto('about:blank');
  requested.length = 0;
  await page.goto(address);
  await expectHydrated();
  const after = await foldersOf(page);
  expect(after['mf-shop']).not.toBe(before['mf-shop']);
  expect({ ...after, 'mf-shop': null }).toEqual({ ...before, 'mf-shop': null });
  expect(requested.some((path) => path.startsWith(after['mf-shop']!))).toBe(true);
  expect(requestedOutside(after)).toEqual([]);
});
