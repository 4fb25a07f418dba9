import sharp from 'sharp';
import { BROWSER_ARGS, CHROMIUM } from '../browsers';
import { setTheme } from '../commands/theme';
import { expect, test } from '../fixtures/test';
import { COLOURS, OVERLAYS, STRICT_COLOURS } from '../commands/specimens';
import { PartsPage } from '../pages/parts-page';
import { compareWithReferences } from '../reference-images';

// The compared images suffice; tracing such a long page takes longer than the test.
test.use({ trace: 'off', screenshot: 'off', launchOptions: { executablePath: CHROMIUM, args: BROWSER_ARGS } });

test('every component matches its reference image: light, cs', async ({ page, context }, info) => {
  await setTheme(context, 'light');
  const parts = new PartsPage(page, 'cs');
  await compareWithReferences(info, 'light-cs', () => parts.allScreenshots(OVERLAYS), { [COLOURS]: STRICT_COLOURS });
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
