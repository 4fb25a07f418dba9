import { BROWSER_ARGS, CHROMIUM } from '../browsers';
import { COLOURS, OVERLAYS, STRICT_COLOURS } from '../commands/specimens';
import { setTheme } from '../commands/theme';
import { expect, test } from '../fixtures/test';
import { PartsPage } from '../pages/parts-page';
import { compareWithReferences, fileOf, unpack } from '../reference-images';

// The compared images suffice; tracing such a long page takes longer than the test.
test.use({ trace: 'off', screenshot: 'off', launchOptions: { executablePath: CHROMIUM, args: BROWSER_ARGS } });

/** Colours do not depend on the width, and neither does the length of a text in another language. */
const VARIANTS = [
  ['dark', 'cs'],
  ['light', 'en'],
] as const;

for (const [theme, locale] of VARIANTS) {
  test(`every component matches its reference image: ${theme}, ${locale}`, async ({ page, context }, info) => {
    await setTheme(context, theme);
    const parts = new PartsPage(page, locale);
    await compareWithReferences(info, `${theme}-${locale}`, () => parts.allScreenshots(OVERLAYS), {
      [COLOURS]: STRICT_COLOURS,
    });
  });
}

/** Small changes of tokens: name, value, and a component that shows it. */
const CHANGES = [
  ['--color-primary', '#067a58', COLOURS],
  ['--color-text-muted', '#5c6659', COLOURS],
  ['--color-error-soft', '#fbe9e7', COLOURS],
  ['--color-primary', '#1c8563', 'Button variant'],
  ['--radius-leaf', '0.375rem', 'FileDrop'],
  ['--space-4', '1.125rem', 'Form: filled in'],
  ['--text-sm', '0.9rem', 'Table'],
  ['--font-bold', '400', 'Prose'],
] as const;

test('a changed token changes the screenshots', async ({ page, context }, info) => {
  const folder = `${info.project.name}/unchanged`;
  await unpack(`${info.project.name}/light-cs`, folder);
  await setTheme(context, 'light');
  const parts = new PartsPage(page, 'cs');
  await parts.open();
  for (const [token, value, name] of CHANGES) {
    const file = ['unchanged', `${fileOf(name)}.png`];
    const options = name === COLOURS ? STRICT_COLOURS : {};
    expect.soft(await parts.screenshot(name), name).toMatchSnapshot(file, options);
    await parts.setToken(token, value);
    expect.soft(await parts.screenshot(name), `${token}: ${value}`).not.toMatchSnapshot(file, options);
    await parts.setToken(token, null);
  }
});
