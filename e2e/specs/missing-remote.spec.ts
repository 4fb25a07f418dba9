import { entryOf, pageFileOf } from '../commands/deployment';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { FailedRemote } from '../pages/failed-remote';
import { SiteFrame } from '../pages/site-frame';
import { ORIGIN } from '../site';

test.use({ expectedFaults: [/mf[-_]shop|Failed to load resource/] });

test('a remote with a missing file shows an error, other remotes work, and a retry loads it', async ({ page }) => {
  const frame = new SiteFrame(page);
  const shop = new AssortmentPage(page);
  const failed = new FailedRemote(page);
  const entry = await entryOf('mf-shop');
  await page.route(entry, (route) => route.fulfill({ status: 404 }));

  await page.goto('/cs/sortiment');
  await expect(failed.message).toContainText('Tuto část webu se nepodařilo načíst');
  await expect(frame.footer).toBeVisible();

  await frame.goTo('Novinky');
  await expect(page.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
  await expect(failed.message).toBeHidden();
  await frame.switchTo('English');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.goBack();

  await frame.goTo('Sortiment');
  await expect(failed.message).toBeVisible();
  await failed.retry();
  await expect(failed.message).toBeVisible();

  await page.unroute(entry);
  await failed.retry();
  await expect(shop.heading).toBeVisible();
  await expect(shop.plants.first()).toBeVisible();
  await expect(failed.message).toBeHidden();
});

/** Number of loads of a remote that browsers have reported as failed. */
async function reportedLoads(name: string): Promise<number> {
  const metrics = await (await fetch(`${ORIGIN}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => line.startsWith(`arbora_client_errors_total{remote="${name}"`));
  const loads = lines.filter((line) => line.includes('kind="load"')).map((line) => Number(line.split(' ').at(-1)));
  return loads.reduce((sum, count) => sum + count, 0);
}

test('a page with a missing file shows an error, which is reported, and a retry loads it', async ({ page }) => {
  const reported = await reportedLoads('mf-shop');
  const failed = new FailedRemote(page);
  const file = await pageFileOf('mf-shop', '/sortiment');
  await page.route(file, (route) => route.abort());
  await page.goto('/cs/sortiment');
  await expect(failed.message).toBeVisible();
  await expect(new SiteFrame(page).header).toBeVisible();
  await expect.poll(() => reportedLoads('mf-shop')).toBeGreaterThan(reported);
  await page.unroute(file);
  await failed.retry();
  await expect(new AssortmentPage(page).plants.first()).toBeVisible();
});

for (const [what, response] of [
  ['are missing', { status: 404 }],
  ['throw', { contentType: 'text/javascript', body: "throw new Error('mf-shop')" }],
] as const) {
  test(`a page whose preloaded files ${what} is loaded by the first retry`, async ({ page }) => {
    const failed = new FailedRemote(page);
    const isFile = ({ pathname }: URL): boolean => /^\/remotes\/mf-shop\/.*(?<!remoteEntry.*)\.js$/.test(pathname);
    await page.route(isFile, (route) => route.fulfill(response));
    await page.goto('/cs/sortiment');
    await expect(failed.message).toBeVisible();
    await page.unroute(isFile);
    await failed.retry();
    await expect(failed.message).toBeHidden();
    await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
    await expect(new AssortmentPage(page).plants.first()).toBeVisible();
  });
}

test('a remote that does not load in time shows an error, and a retry loads it', async ({ page }) => {
  const failed = new FailedRemote(page);
  const entry = await entryOf('mf-shop');
  await page.route(entry, () => undefined);
  await page.goto('/cs/novinky');
  // Install the clock after hydration, which needs real time.
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  await page.clock.install();
  const request = page.waitForRequest(entry);
  await new SiteFrame(page).goTo('Sortiment');
  await request;
  await page.clock.fastForward('00:30');
  await expect(failed.message).toBeVisible();

  await page.unroute(entry);
  await failed.retry();
  await expect(new AssortmentPage(page).plants.first()).toBeVisible();
});
