import { expect, test, type Page } from '@playwright/test';
import { declineCookies } from '../commands/consent';
import { runDevelopmentCommand, withMarkedElement, type DevelopmentCommand } from '../commands/development-command';

/** The contact page and components of it in each edited package, with the element that is marked in the source. */
const EDITED = [
  {
    package: 'the remote',
    file: 'mf-content/src/contact/contact-form.tsx',
    element: '<div className={css.form}',
    mark: 'remote',
  },
  {
    package: 'a page',
    file: 'mf-content/src/contact/contact.page.tsx',
    element: '<li key={branch.name}',
    mark: 'page',
  },
  { package: 'libs/ui', file: 'libs/ui/src/form/text-area.tsx', element: '<textarea', mark: 'ui' },
  { package: 'the shell', file: 'shell/src/layout/header.tsx', element: '<header', mark: 'shell' },
] as const;

const MESSAGE = 'Dobrý den, máte ještě jírovce?';

/** Expects that the input is kept and the page was not reloaded. */
async function expectInputKept(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Zpráva' })).toHaveValue(MESSAGE);
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
}

test('an edited page, or component of a remote, libs/ui or the shell, is replaced in the open page, which keeps its input', async ({
  context,
  page,
}) => {
  test.setTimeout(300_000);
  let site: DevelopmentCommand | undefined;
  try {
    site = await runDevelopmentCommand('mf-content');
    await declineCookies(context);
    await page.goto(`${site.url}/cs/kontakt`);
    await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    await page.getByRole('textbox', { name: 'Zpráva' }).fill(MESSAGE);
    for (const { file, element, mark } of EDITED) {
      await withMarkedElement(file, element, mark, async () => {
        await expect(page.locator(`[data-edited=${mark}]`).first()).toBeVisible({ timeout: 60_000 });
        await expectInputKept(page);
        const { url } = site!;
        await expect(async () => {
          expect(await (await fetch(`${url}/cs/kontakt`)).text()).toContain(`data-edited="${mark}"`);
        }).toPass({ timeout: 60_000 });
      });
      await expect(page.locator(`[data-edited=${mark}]`)).toHaveCount(0, { timeout: 60_000 });
      await expectInputKept(page);
    }
  } finally {
    await site?.stop();
  }
});
