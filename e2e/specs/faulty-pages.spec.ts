import { breakPage, type FaultyPart } from '../commands/faulty-page';
import { folderOfRemote } from '../commands/deployment';
import { expect, test } from '../fixtures/test';
import { FailedRemote } from '../pages/failed-remote';
import { SiteFrame } from '../pages/site-frame';

test.use({ expectedFaults: [/mf-shop throws in its/] });

const PARTS: Readonly<Record<FaultyPart, { isReplaced: boolean; kind: string }>> = {
  render: { isReplaced: true, kind: 'page' },
  effect: { isReplaced: true, kind: 'page' },
  // The page is still shown, as React does not know of the error.
  timer: { isReplaced: false, kind: 'error' },
};

for (const [part, { isReplaced, kind }] of Object.entries(PARTS) as [FaultyPart, (typeof PARTS)[FaultyPart]][]) {
  test(`a page that throws in its ${part} leaves the rest of the site usable, and is reported with its version`, async ({
    page,
  }) => {
    const frame = new SiteFrame(page);
    const failed = new FailedRemote(page);
    await breakPage(page, 'mf-shop', '/sortiment', part);
    await page.goto('/cs/novinky');
    await expect(page.locator('[data-rendered-by]')).toHaveCount(0);

    const reported = page.waitForRequest('/api/client-errors');
    await frame.goTo('Sortiment');
    const report: unknown = (await reported).postDataJSON();
    expect(report).toMatchObject({
      kind,
      remote: 'mf-shop',
      route: '/sortiment',
      message: `mf-shop throws in its ${part}`,
    });
    expect(report).toHaveProperty('stack', expect.stringContaining(await folderOfRemote('mf-shop')));
    await expect(failed.message).toBeVisible({ visible: isReplaced });
    await expect(frame.header).toBeVisible();
    await expect(frame.footer).toBeVisible();

    await frame.goTo('Novinky');
    await expect(page.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
    await expect(failed.message).toBeHidden();
    await frame.goTo('Nabídky');
    await expect(page.getByRole('heading', { level: 1, name: 'Nabídky' })).toBeVisible();
  });
}
