import { dataElement, findData, inlineJson, type BrowserRegistry } from '@arbora/registry';
import type { Route } from '@playwright/test';
import { entryOf, pageFileOf } from '../commands/deployment';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { FailedRemote } from '../pages/failed-remote';
import { SiteFrame } from '../pages/site-frame';

// A syntax error is reported without a message.
test.use({ expectedFaults: [/mf[-_]shop|Failed to load resource|Loading chunk|^Uncaught: $/] });

const HTML = '<!doctype html><title>Not found</title>';
const script = (body: string) => ({ contentType: 'text/javascript', body });

/** Answers of servers, proxies and broken builds instead of a file. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is answered with an error of the server': (route) => route.fulfill({ status: 500 }),
  'is not reachable': (route) => route.abort(),
  'is answered with a page': (route) => route.fulfill({ contentType: 'text/html', body: HTML }),
  'is answered with a page that is called a script': (route) => route.fulfill(script(HTML)),
  'is empty': (route) => route.fulfill(script('')),
  'is cut': (route) => route.fulfill(script('(function (')),
  throws: (route) => route.fulfill(script("throw new Error('mf-shop')")),
};

for (const [what, file] of [
  ['entry', () => entryOf('mf-shop')],
  ['page', () => pageFileOf('mf-shop', '/sortiment')],
] as const) {
  for (const [how, answer] of Object.entries(FAULTS)) {
    test(`a remote whose ${what} ${how} leaves the rest of the site usable, and is loaded by a retry`, async ({
      page,
    }) => {
      const frame = new SiteFrame(page);
      const failed = new FailedRemote(page);
      const faulty = await file();
      await page.route(faulty, answer);
      await page.goto('/cs/novinky');
      await expect(page.locator('[data-rendered-by]')).toHaveCount(0);

      await frame.goTo('Sortiment');
      await expect(failed.message).toBeVisible();
      await expect(frame.footer).toBeVisible();
      await frame.goTo('Novinky');
      await expect(page.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
      await expect(failed.message).toBeHidden();

      await frame.goTo('Sortiment');
      await expect(failed.message).toBeVisible();
      await page.unroute(faulty);
      await failed.retry();
      await expect(new AssortmentPage(page).plants.first()).toBeVisible();
    });
  }
}

test('a remote of another contract leaves the rest of the site usable', async ({ page }) => {
  const frame = new SiteFrame(page);
  const failed = new FailedRemote(page);
  await page.route('/cs/novinky', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { start, end, json } = findData(html, 'registry')!;
    const registry = JSON.parse(json) as BrowserRegistry;
    registry.remotes.find(({ name }) => name === 'mf-shop')!.contract += 1;
    const changed = dataElement('registry', inlineJson(registry));
    await route.fulfill({ response, body: html.slice(0, start) + changed + html.slice(end) });
  });
  await page.goto('/cs/novinky');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  await frame.goTo('Sortiment');
  await expect(failed.message).toBeVisible();
  await frame.goTo('Novinky');
  await expect(page.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
});
