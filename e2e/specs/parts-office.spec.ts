import { BROWSER_ARGS, CHROMIUM } from '../browsers';
import { violations } from '../commands/axe';
import { setTheme } from '../commands/theme';
import { expect, test } from '../fixtures/test';
import { PartsPage } from '../pages/parts-page';
import { compareWithReferences } from '../reference-images';

/** Overlays: the component whose buttons open it, and the button's index. */
const OVERLAYS = [
  ['RecordDrawer', 0],
  ['RecordDrawer', 1],
  ['RecordDrawer', 2],
  ['RecordDrawer', 3],
  ['ConflictDialog', 0],
  ['BulkChangeDialog', 0],
  ['LibraryDialog', 0],
  ['CropDialog', 0],
] as const;

// The compared images suffice; tracing such a long page takes longer than the test.
test.use({ trace: 'off', screenshot: 'off', launchOptions: { executablePath: CHROMIUM, args: BROWSER_ARGS } });

for (const locale of ['cs', 'en'] as const) {
  test(`every component of the back office matches its reference image: light, ${locale}`, async ({
    page,
    context,
  }, info) => {
    await setTheme(context, 'light');
    const parts = new PartsPage(page, locale, 'office');
    await compareWithReferences(info, `office-light-${locale}`, () => parts.allScreenshots(OVERLAYS));
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`the components of the back office and their dialogs have no axe violations: ${theme}`, async ({
    page,
    context,
  }) => {
    await setTheme(context, theme);
    const parts = new PartsPage(page, 'cs', 'office');
    await parts.open();
    expect(await violations(page)).toEqual([]);
    for (const name of ['RecordDrawer', 'ConflictDialog', 'BulkChangeDialog', 'LibraryDialog', 'CropDialog']) {
      await parts.part(name).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
