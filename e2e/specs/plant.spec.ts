import type { Locator } from '@playwright/test';
import { untilHydrated } from '../commands/rendered';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';

test('a visitor filters the assortment, opens a plant, views its sizes over the years and chooses a size', async ({
  page,
}) => {
  const shop = new AssortmentPage(page);
  await page.goto('/cs/sortiment?light=shade&use=hedge&sort=tallest');
  const before = await shop.count.innerText();
  await untilHydrated(shop.searchField);
  await shop.search('tis');
  await expect(shop.count).not.toHaveText(before);
  await expect(page).toHaveURL(/light=shade.*q=tis/);
  const plant = shop.plants.first().getByRole('link');
  await expect(plant).toContainText('Taxus');
  const name = await plant.innerText();
  await plant.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  // The ways to buy take the whole width, so neither column ends above an empty half of the page.
  const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.width;
  const waysToBuy = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ceny a objednávka' }) });
  expect(await widthOf(waysToBuy)).toBeGreaterThan((await widthOf(page.getByRole('main'))) * 0.75);

  const sizes = page.getByRole('group', { name: 'Velikosti v nabídce' });
  const meaning = sizes.getByText('se zemním balem').locator('visible=true');
  await sizes.locator('label').filter({ hasNotText: 'ZB' }).first().click();
  await expect(meaning).toHaveCount(0);
  await sizes.locator('label').filter({ hasText: 'ZB' }).first().click();
  await expect(sizes.getByRole('radio', { name: /ZB/ }).first()).toBeChecked();
  await expect(meaning).toHaveCount(1);

  const ages = page.getByRole('group', { name: 'Stáří po výsadbě' });
  await ages.getByRole('radio', { name: /za 5 let/ }).check({ force: true });
  await expect(ages.getByRole('radio', { name: /za 25 let/ })).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'Rok rostliny' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'V dobré společnosti' })).toBeVisible();
  await expect(page.getByText(/Kč/)).toHaveCount(0);
});

test('a plant is found by its suggestion, with the keyboard alone', async ({ page }) => {
  const shop = new AssortmentPage(page);
  await page.goto('/cs/sortiment');
  await untilHydrated(shop.searchField);
  await shop.searchField.pressSequentially('habr');
  const firstSuggestion = page.getByRole('listbox', { name: 'Návrhy' }).getByRole('option').first();
  await expect(firstSuggestion).toContainText('Carpinus');
  await shop.searchField.press('ArrowDown');
  await expect(firstSuggestion).toHaveAttribute('aria-selected', 'true');
  await shop.searchField.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Carpinus');
  await page.goBack();
  await expect(shop.searchField).toHaveValue('habr');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a size can be chosen', async ({ page, request }) => {
    const [plant] = (await (
      await request.get('/api/rest/katalog_items?select=product_id&name=eq.Tilia%20cordata&limit=1')
    ).json()) as [{ product_id: string }];
    await page.goto(`/cs/sortiment/${plant.product_id}`);
    const sizes = page.getByRole('group', { name: 'Velikosti v nabídce' });
    const last = sizes.getByRole('radio').last();
    await sizes.locator('label').last().click();
    await expect(last).toBeChecked();
    await expect(
      sizes
        .getByText(/^obvod kmene|^výška/)
        .locator('visible=true')
        .first(),
    ).toBeVisible();
  });
});
