import type { Locator, Page } from '@playwright/test';
import { violations } from '../commands/axe';
import { deployedRemote } from '../commands/other-version';
import { ADMIN, CUSTOMER } from '../commands/session';
import { test } from '../fixtures/isolated-site';
import { expect } from '../fixtures/test';

declare global {
  interface Window {
    noteReport?: (body: string) => void;
  }
}

const REPORTS = '/api/web-vitals';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.use({ siteSettings: { WEB_VITALS_PERCENT: '100' } });

/** Returns the bodies of the reports of a page: Playwright does not show those of beacons. */
async function recordReports(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.exposeFunction('noteReport', (body: string) => reports.push(JSON.parse(body)));
  await page.addInitScript((url) => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (address === url && body instanceof Blob) void body.text().then((text) => window.noteReport?.(text));
      return send(address, body);
    };
  }, REPORTS);
  return reports;
}

/** Switches to another tab: Chromium without a window keeps all tabs visible. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Opens an address, and waits until the browser is idle and has loaded the code that measures. */
async function openMeasured(page: Page, address: string): Promise<void> {
  const code = page.waitForResponse(
    async (response) => response.url().includes('/remotes/shell/') && (await response.text()).includes(REPORTS),
  );
  await page.goto(address);
  const url = (await code).url();
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, url);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('visits report their values when their page is hidden, and an admin sees them by page, version and device', async ({
  openAs,
  isolatedSite: { siteDir },
}) => {
  test.setTimeout(240_000);
  const shop = await deployedRemote(siteDir, 'mf-shop');
  const content = await deployedRemote(siteDir, 'mf-content');

  await test.step('a visit with a click reports three values, and nothing of the person', async () => {
    const page = await openAs(CUSTOMER);
    await page.setViewportSize(PHONE);
    const reports = await recordReports(page);
    await openMeasured(page, '/cs/novinky?q=jana.novakova@example.org');
    await page.getByRole('heading', { level: 1 }).click();
    const request = page.waitForRequest((sent) => sent.url().endsWith(REPORTS));
    await hide(page);
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toEqual({
      route: '/novinky',
      remote: 'mf-content',
      version: content.version,
      device: 'phone',
      lcp: expect.any(Number),
      inp: expect.any(Number),
      cls: expect.any(Number),
    });
    expect(reports[0]).not.toMatchObject({ lcp: 0 });
    expect((await (await request).response())?.status()).toBe(204);
    await page.getByRole('heading', { level: 1 }).click();
    await hide(page);
    await page.goto('/cs/kontakt');
    expect(reports, 'a visit is reported once').toHaveLength(1);
  });

  await test.step('a visit without a click that leaves the site reports the others', async () => {
    const page = await openAs(null);
    await page.setViewportSize(DESKTOP);
    await openMeasured(page, '/cs/sortiment');
    await page.goto('about:blank');
  });

  const admin = await openAs(ADMIN);
  await admin.goto('/cs/manager/web-vitals');
  const rowOf = (table: string, name: RegExp): Locator =>
    admin.getByRole('table', { name: table }).getByRole('row', { name });
  // LCP, INP, CLS and visits: the cells after the route, or after version and deployment.
  const values = async (row: Locator): Promise<string[]> => (await row.getByRole('cell').allInnerTexts()).slice(-4);
  await expect(async () => {
    await admin.reload();
    await expect(rowOf('Podle stránky', /\/sortiment/)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  const [lcp, inp, cls, visits] = await values(rowOf('Podle stránky', /\/sortiment/));
  expect(lcp).toMatch(/\d (s|ms)/);
  expect(inp).toMatch(/^(INP|Odezva \(INP\))?\s*–$/);
  expect(cls).toMatch(/\d/);
  expect(visits).toMatch(/1$/);
  await expect(rowOf('Podle verze', new RegExp(`mf-content ${content.version}`))).toBeVisible();
  await expect(rowOf('Podle verze', new RegExp(`mf-shop ${shop.version}`))).toBeVisible();

  await admin.getByRole('link', { name: 'Telefony' }).click();
  await expect(rowOf('Podle stránky', /\/sortiment/)).toHaveCount(0);
  expect((await values(rowOf('Podle stránky', /\/novinky/))).join()).not.toContain('–');
  expect(await violations(admin)).toEqual([]);
});
