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
  const [entry, { script }] = await Promise.all([entryOf('mf-account'), shellFiles()]);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/cs/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/cs/');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  expect(requested.filter((url) => entry.test(url)).length).toBe(1);
  expect(requested.filter((url) => script.test(url)).length).toBe(2);
  expect(warnings.filter((text) => /integrity|preload/.test(text))).toEqual([]);
});
