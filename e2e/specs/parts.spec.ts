import sharp from 'sharp';
import { BROWSER_ARGS, CHROMIUM } from '../browsers';
import { setTheme } from '../commands/theme';
import { expect, test } from '../fixtures/test';
import { compareWithReferences, fileOf, unpack } from '../reference-images';
import { PartsPage } from '../pages/parts-page';

/** Overlays: the component whose buttons open it, and the button's index. */
const OVERLAYS = [
  ['Dialog placement', 0],
  ['Dialog placement', 1],
  ['ConfirmDialog', 1],
  ['DrawerForm', 0],
  ['Gallery', 0],
] as const;

/** A component of plain areas, which is compared with a stricter tolerance of colours. */
const COLOURS = 'tokens: colours';
const STRICT_COLOURS = { threshold: 0.01, maxDiffPixelRatio: 0.006 };

// The compared images suffice; tracing such a long page takes longer than the test.
test.use({ trace: 'off', screenshot: 'off', launchOptions: { executablePath: CHROMIUM, args: BROWSER_ARGS } });

/** The dark theme is compared in one language only. */
const VARIANTS = [
  ['light', 'cs'],
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

test('images are resized before the upload, upright according to their EXIF orientation', async ({ page }) => {
  const image = { width: 100, height: 4000, channels: 4, background: '#04735380' } as const;
  // EXIF orientation 6: the image must be rotated by 90°.
  const photo = await sharp({ create: image }).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const drawing = await sharp({ create: { ...image, width: 2500 } })
    .png()
    .toBuffer();
  const small = await sharp({ create: { ...image, height: 50 } })
    .png()
    .toBuffer();
  await page.goto('/cs/dev/ui');
  const part = new PartsPage(page, 'cs').part('FileDrop');
  await part.locator('input[type=file]').setInputFiles([
    { name: 'alej.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'plan.png', mimeType: 'image/png', buffer: drawing },
    { name: 'list.png', mimeType: 'image/png', buffer: small },
    { name: 'neni.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
  ]);
  await expect(part.getByRole('alert')).toHaveText('Ze souboru se nepodařilo vytvořit obrázek.');
  await expect(part.locator('output')).toHaveText(
    'image/jpeg, 2500 × 63 px · image/png, 1563 × 2500 px · image/png, 100 × 50 px',
  );
});
