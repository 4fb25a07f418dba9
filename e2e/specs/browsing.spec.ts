import { holdBack, untilHydrated, untilShellIsHydrated } from '../commands/rendered';
import { setTheme } from '../commands/theme';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { Pagination } from '../pages/pagination';
import { expectScroll, scrollTo } from '../pages/scrolling';

test('the assortment is searched by Czech and Latin names, tolerating typing errors', async ({ page }) => {
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
  await expect(shop.noResults).toBeVisible();
  await shop.showAll();
  await expect(page).toHaveURL('/cs/sortiment');
  await expect(shop.plants.first()).toBeVisible();
});

test('the search field follows the results, also on Back and Forward', async ({ page }) => {
  const shop = new AssortmentPage(page);
  await page.goto('/cs/sortiment');
  // A search submitted before hydration loads a document, which does not keep the focus.
  await untilHydrated(shop.searchField);
  await shop.search('zerav');
  await expect(page).toHaveURL('/cs/sortiment?q=zerav');
  await shop.search('jedle');
  await expect(page).toHaveURL('/cs/sortiment?q=jedle');
  await expect(shop.plants.first()).toContainText('Abies');
  await expect(shop.searchField).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/cs/sortiment?q=zerav');
  await expect(shop.searchField).toHaveValue('zerav');
  await expect(shop.plants.first()).toContainText('Thuja');
  await page.goForward();
  await expect(shop.searchField).toHaveValue('jedle');
});

test('Back restores the position in the list', async ({ page }) => {
  const shop = new AssortmentPage(page);
  const pagination = new Pagination(page);
  await page.goto('/cs/sortiment');
  await expect(pagination.range).toHaveText(/^1–50 z/);
  const bottom = await scrollTo(pagination.next);
  await pagination.next.click();
  await expect(page).toHaveURL('/cs/sortiment?page=2');
  await expect(pagination.range).toHaveText(/^51–100 z/);

  const plant = shop.plants.nth(4).getByRole('link');
  const name = await plant.innerText();
  const middle = await scrollTo(plant);
  await plant.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectScroll(page, 0);

  await page.goBack();
  await expect(pagination.range).toHaveText(/^51–100 z/);
  await expectScroll(page, middle);
  await page.goBack();
  await expect(pagination.range).toHaveText(/^1–50 z/);
  await expectScroll(page, bottom);
});

test('the position in a list is restored after following a plant before hydration, and after a reload', async ({
  page,
}) => {
  const shop = new AssortmentPage(page);
  const release = await holdBack(page, /\/remotes\/mf-shop.*\.js/);
  await page.goto('/cs/sortiment?page=3', { waitUntil: 'commit' });
  await untilShellIsHydrated(page);
  const plant = shop.plants.nth(4).getByRole('link');
  const name = await plant.innerText();
  const middle = await scrollTo(plant);
  await plant.click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(plant).toHaveText(name);
  await expectScroll(page, middle);
  await page.reload();
  await expectScroll(page, middle);

  await untilShellIsHydrated(page);
  await plant.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.reload();
  await untilShellIsHydrated(page);
  await page.goBack();
  await expect(plant).toHaveText(name);
  await expectScroll(page, middle);
});

test('a visitor pages through the news, reads an article and returns', async ({ page }) => {
  const pagination = new Pagination(page);
  await page.goto('/cs/novinky');
  await pagination.next.click();
  await expect(page).toHaveURL('/cs/novinky?page=2');
  await expect(pagination.range).toHaveText(/^11–20 z/);

  const item = page.getByRole('list', { name: 'Novinky' }).getByRole('article').nth(4).getByRole('link');
  const title = await item.innerText();
  const position = await scrollTo(item);
  await item.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectScroll(page, 0);

  await page.goBack();
  await expect(page).toHaveURL('/cs/novinky?page=2');
  await expectScroll(page, position);
});

test('a printed page starts with the address of the nursery and is black on white even in the dark theme', async ({
  page,
  context,
}) => {
  await setTheme(context, 'dark');
  await page.goto('/cs/sortiment');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('group', { name: 'Velikosti v nabídce' })).toBeVisible();
  const colours = () =>
    title.evaluate((heading) => [getComputedStyle(heading).color, getComputedStyle(document.body).backgroundColor]);
  expect(await colours()).not.toContain('rgb(0, 0, 0)');

  await page.emulateMedia({ media: 'print' });
  expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText('info@arbora.example');
  const top = async (part: typeof title): Promise<number> => (await part.boundingBox())!.y;
  expect(await top(page.getByRole('contentinfo'))).toBeLessThan(await top(title));
  await expect(page.getByRole('button').or(page.getByRole('navigation')).filter({ visible: true })).toHaveCount(0);
});
