import type { Page } from '@playwright/test';
import { TEST_BROWSER } from '../browsers';
import { expect, test } from '../fixtures/test';

const NAME = 'Školka Obříství';

// The test browser has no GPU and renders in software.
test.use({
  launchOptions: {
    executablePath: TEST_BROWSER,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

async function startTour(page: Page): Promise<void> {
  await page.goto('/cs/tour');
  await page.getByRole('button', { name: `Spustit prohlídku: ${NAME}` }).click();
}

test('a visitor walks through the tour by keyboard and by the list of links', async ({ page }) => {
  const viewers: string[] = [];
  page.on('response', (response) => {
    if (/\/viewer.*\.js/.test(response.url())) viewers.push(response.url());
  });
  await page.goto('/cs/tour');
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  expect(viewers).toEqual([]);
  await startTour(page);
  const view = page.getByRole('application', { name: /^Vjezd a kancelář, pohled dokola/ });
  await expect(view).toBeFocused();
  await expect(view).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Načítáme pohled…')).toBeHidden({ timeout: 60_000 });
  const marker = page
    .getByRole('application')
    .locator('..')
    .getByRole('button', { name: 'Přejít: Kvartýr alejových stromů' });
  await expect(marker).toBeVisible();
  const before = await marker.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await marker.boundingBox())?.x).toBeLessThan(before!.x);
  await page
    .getByRole('navigation', { name: `Kam odsud, ${NAME}` })
    .getByRole('button', { name: 'Přejít: Kontejnerovna' })
    .click();
  await expect(page.getByText('Jste tu: Kontejnerovna')).toBeVisible();
  await expect(page.getByText('Načítáme pohled…')).toBeHidden({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Ukončit prohlídku' }).click();
  await expect(page.getByRole('button', { name: `Spustit prohlídku: ${NAME}` })).toBeFocused();
});

test('without WebGL a panorama is a scrollable image', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await startTour(page);
  const picture = page.getByRole('img', { name: 'Vjezd a kancelář, pohled dokola' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 }).toBe(2500); // oxfmt-ignore
  await page.getByRole('button', { name: 'Přejít: Prodejní dvůr' }).click();
  await expect(page.getByText('Jste tu: Prodejní dvůr')).toBeVisible();
});
