import { entryOf, shellFiles } from '../commands/deployment';
import { expect, test } from '../fixtures/test';

/** Adds a statement to the scripts of this address, as somebody could who gets at stored files. */
const CHANGED = 'window.isChanged = true;';

declare global {
  interface Window {
    isChanged?: boolean;
  }
}

for (const [kind, address, path] of [
  ['a remote', () => entryOf('mf-content'), '/cs/novinky'],
  ['the shell', async () => (await shellFiles()).script, '/cs/login'],
] as const) {
  test(`a changed entry of ${kind} does not run`, async ({ page }) => {
    const files = await address();
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${CHANGED}${await response.text()}` });
    });
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto(path);
    await refused;
    expect(await page.evaluate(() => window.isChanged)).toBeUndefined();
  });
}

test('entries load once, with the hashes of their preloads', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const [entry, { script }] = await Promise.all([entryOf('mf-account'), shellFiles()]);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/cs/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/cs/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested.filter((url) => entry.test(url)).length).toBe(1);
  expect(requested.filter((url) => script.test(url)).length).toBe(2);
  expect(warnings.filter((text) => /integrity|preload/.test(text))).toEqual([]);
});
