import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { PagesOfList } from '../pages/pages-of-list';
import { expectScroll, scrollTo } from '../pages/scrolling';

test('the assortment is searched by Czech and Latin names, with slips forgiven', async ({ page }) => {
  const shop = new AssortmentPage(page);
  await page.goto('/cs/sortiment');
  await shop.search('javor');
  await expect(page).toHaveURL('/cs/sortiment?q=javor');
  await expect(shop.plants.filter({ hasNotText: /javor/i })).toHaveCount(0);
  await expect(shop.plants.first()).toContainText('Acer');

  await shop.search('jvaor');
  await expect(shop.similar).toBeVisible();
  await expect(shop.plants.first()).toContainText('javor');

  await shop.search('xqzwvk');
  await expect(shop.nothing).toBeVisible();
  await shop.showAll();
  await expect(page).toHaveURL('/cs/sortiment');
  await expect(shop.plants.first()).toBeVisible();
});

test('the way back leads to the place in the list where one was', async ({ page }) => {
  const shop = new AssortmentPage(page);
  const pages = new PagesOfList(page);
  await page.goto('/cs/sortiment');
  await expect(pages.range).toHaveText(/^1–50 z/);
  const bottom = await scrollTo(pages.next);
  await pages.next.click();
  await expect(page).toHaveURL('/cs/sortiment?page=2');
  await expect(pages.range).toHaveText(/^51–100 z/);

  const plant = shop.plants.nth(4).getByRole('link');
  const name = await plant.innerText();
  const middle = await scrollTo(plant);
  await plant.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectScroll(page, 0);

  await page.goBack();
  await expect(pages.range).toHaveText(/^51–100 z/);
  await expectScroll(page, middle);
  await page.goBack();
  await expect(pages.range).toHaveText(/^1–50 z/);
  await expectScroll(page, bottom);
});

test('news are paged, read and returned to', async ({ page }) => {
  const pages = new PagesOfList(page);
  await page.goto('/cs/novinky');
  await pages.next.click();
  await expect(page).toHaveURL('/cs/novinky?page=2');
  await expect(pages.range).toHaveText(/^11–20 z/);

  const item = page.getByRole('list', { name: 'Novinky' }).getByRole('article').nth(4).getByRole('link');
  const title = await item.innerText();
  const place = await scrollTo(item);
  await item.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectScroll(page, 0);

  await page.goBack();
  await expect(page).toHaveURL('/cs/novinky?page=2');
  await expectScroll(page, place);
});
