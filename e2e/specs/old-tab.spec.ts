import type { Page } from '@playwright/test';
import { entryOf, pageFileOf } from '../commands/deployment';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { FailedRemote } from '../pages/failed-remote';
import { SiteFrame } from '../pages/site-frame';

// Files of a version are deleted some time after a deployment has replaced it.
test.use({ expectedFaults: [/mf[-_]shop|Failed to load resource|Loading chunk/] });

/** Opens the news, in a tab whose build is no longer deployed; returns the number of documents loaded so far. */
async function openOldTab(page: Page): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0));
  await page.route('**/registry.json', (route) => route.fulfill({ json: { build: 'next' } }));
  await page.goto('/cs/novinky');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  return () => documents;
}

for (const [what, file] of [
  ['a remote', () => entryOf('mf-shop')],
  ['a page', () => pageFileOf('mf-shop', '/sortiment')],
] as const) {
  test(`a tab whose version of ${what} was deleted reloads once and opens the page`, async ({ page }) => {
    const missing = await file();
    // A tab in which nothing has been prefetched.
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    const documents = await openOldTab(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(missing);
    });
    await new SiteFrame(page).goTo('Sortiment');
    await expect(new AssortmentPage(page).plants.first()).toBeVisible();
    await expect.poll(documents).toBe(2);
    await expect(page).toHaveURL('/cs/sortiment');
    await expect(page).toHaveTitle(/^Sortiment/);
  });
}

test('a tab that misses the file after the reload, too, keeps the rendered page with a message', async ({ page }) => {
  await page.route(await entryOf('mf-shop'), (route) => route.fulfill({ status: 404 }));
  const documents = await openOldTab(page);
  await new SiteFrame(page).goTo('Sortiment');
  await expect.poll(documents).toBe(2);
  await expect(new FailedRemote(page).message).toContainText('Tuto část webu se nepodařilo načíst');
  await expect(new AssortmentPage(page).plants.first()).toBeVisible();
  await expect(page).toHaveTitle(/^Sortiment/);
  expect(documents()).toBe(2);
});

test('a page that does not load while its build is deployed has the title of the message', async ({ page }) => {
  await page.route(await entryOf('mf-shop'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/cs/novinky');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  await new SiteFrame(page).goTo('Sortiment');
  await expect(new FailedRemote(page).message).toBeVisible();
  await expect(page).toHaveTitle(/^Tuto část webu se nepodařilo načíst/);
  await new SiteFrame(page).goTo('Novinky');
  await expect(page).toHaveTitle(/^Novinky/);
});
