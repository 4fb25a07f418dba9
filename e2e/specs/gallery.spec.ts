import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const NAME = 'Podzimní slavnost stromů';

async function openGallery(page: Page): Promise<void> {
  await page.goto('/cs/fotogalerie');
  await page.getByRole('main').getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
}

test('a visitor goes through a gallery by keyboard', async ({ page }) => {
  await openGallery(page);
  const pictures = page.getByRole('link', { name: /^Zvětšit: / });
  // The data of the list contains some of the pictures; the others load with the page.
  await expect(pictures).toHaveCount(5);
  const first = pictures.first();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(dialog.getByRole('status')).toHaveText('1 z 5');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('2 z 5');
  await page.keyboard.press('End');
  await expect(dialog.getByRole('status')).toHaveText('5 z 5');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('the list shows the number of pictures of a gallery, and Back closes the enlarged picture', async ({ page }) => {
  await page.goto('/cs/fotogalerie');
  const cover = page.getByRole('main').getByRole('article').filter({ hasText: NAME });
  await expect(cover.getByText('5 obrázků')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: NAME }).click();
  const heading = page.getByRole('heading', { level: 1, name: NAME });
  await expect(heading).toBeVisible();
  const address = page.url();
  await page
    .getByRole('link', { name: /^Zvětšit: / })
    .nth(2)
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('3 z 5');
  await page.keyboard.press('ArrowRight');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(heading).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(/\/cs\/fotogalerie$/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  /** Moves a finger over the picture. */
  async function swipe(page: Page, fromX: number, toX: number, y = 400): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', fromX);
    for (const fraction of [0.25, 0.5, 0.75, 1]) await touch('touchMove', fromX + (toX - fromX) * fraction);
    await touch('touchEnd');
    await session.detach();
  }

  test('a swipe changes the picture, and a short movement does not', async ({ page }) => {
    await openGallery(page);
    await page
      .getByRole('link', { name: /^Zvětšit: / })
      .first()
      .tap();
    const position = page.getByRole('dialog').getByRole('status');
    await expect(position).toHaveText('1 z 5');
    await swipe(page, 300, 80);
    await expect(position).toHaveText('2 z 5');
    await swipe(page, 300, 270);
    await swipe(page, 300, 80);
    await expect(position).toHaveText('3 z 5');
    await swipe(page, 80, 300);
    await expect(position).toHaveText('2 z 5');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are links to image files', async ({ page }) => {
    await openGallery(page);
    const href = await page
      .getByRole('link', { name: /^Zvětšit: / })
      .first()
      .getAttribute('href');
    const response = await page.request.get(href!);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  });
});
