import type { Page } from '@playwright/test';
import { entryOf, shellFiles } from '../commands/deployment';
import { expect, test } from '../fixtures/test';
import { FailedRemote } from '../pages/failed-remote';
import { SiteFrame } from '../pages/site-frame';

/** Adds a statement to the scripts of this address, as somebody could who gets at stored files. */
const CHANGED = 'window.isChanged = true;';

declare global {
  interface Window {
    isChanged?: boolean;
  }
}

/** Answers requests with the file and the statement. */
async function change(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${CHANGED}${await response.text()}` });
  });
}

test.describe('a changed entry does not run', () => {
  test.use({ expectedFaults: [/Failed to find a valid digest|mf[-_]shop/] });

  test('of a remote, whose page says that it did not load', async ({ page }) => {
    await change(page, await entryOf('mf-shop'));
    await page.goto('/cs/novinky');
    await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
    await new SiteFrame(page).goTo('Sortiment');
    await expect(new FailedRemote(page).message).toBeVisible();
    expect(await page.evaluate(() => window.isChanged)).toBeUndefined();
  });

  test('of the shell, and the page says that it is not complete', async ({ openAs, customer }) => {
    const page = await openAs(customer);
    await change(page, (await shellFiles()).script);
    await page.goto('/cs/ucet');
    await expect(page.getByText('Stránka se pořád načítá.')).toBeVisible();
    expect(await page.evaluate(() => window.isChanged)).toBeUndefined();
  });
});

test('entries load once, with the hashes of their preloads', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const [entry, { script }] = await Promise.all([entryOf('mf-account'), shellFiles()]);
  const loaded = (file: RegExp): number => scripts.filter((url) => file.test(url)).length;
  await page.goto('/cs/login');
  await expect.poll(() => loaded(entry)).toBe(1);
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  expect([loaded(entry), loaded(script)]).toEqual([1, 1]);
  await page.goto('/cs/');
  await expect.poll(() => loaded(script)).toBe(2);
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  expect([loaded(entry), loaded(script)]).toEqual([1, 2]);
  expect(warnings.filter((text) => /integrity|preload/.test(text))).toEqual([]);
});
