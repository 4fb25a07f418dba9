import { entryOf } from '../commands/deployment';
import { holdBack, untilShellIsHydrated } from '../commands/rendered';
import { EDITOR } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { FailedRemote } from '../pages/failed-remote';
import { Pagination } from '../pages/pagination';
import { SiteFrame } from '../pages/site-frame';

/** Matches the element of a server-rendered page until it is hydrated. */
const NOT_HYDRATED = '[data-rendered-by]';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('news can be paged and read', async ({ page }) => {
    await page.goto('/cs/novinky');
    await new Pagination(page).next.click();
    await expect(page).toHaveURL('/cs/novinky?page=2');
    const item = page.getByRole('list', { name: 'Novinky' }).getByRole('article').first().getByRole('link');
    const title = await item.innerText();
    await item.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article')).not.toBeEmpty();
  });

  test('the assortment is browsed by links and searched by a form', async ({ page }) => {
    const shop = new AssortmentPage(page);
    await page.goto('/cs/sortiment');
    await new Pagination(page).next.click();
    await expect(page).toHaveURL('/cs/sortiment?page=2');
    await expect(shop.plants.first()).toBeVisible();
    await shop.search('javor');
    await expect(page).toHaveURL(/\/cs\/sortiment\?q=javor$/);
    const plant = shop.plants.first().getByRole('link');
    const name = await plant.innerText();
    expect(name).toContain('Acer');
    await plant.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('events can be opened from the home page', async ({ page }) => {
    await page.goto('/cs/');
    const card = page
      .getByRole('region', { name: 'Přijďte se podívat' })
      .getByRole('article')
      .first()
      .getByRole('link');
    const title = await card.innerText();
    await card.click();
    await expect(page).toHaveURL(/\/cs\/services\/public-booking\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('list', { name: 'Termíny' }).getByRole('listitem').first()).toBeVisible();
    await page.goto('/cs/');
    await page.getByRole('main').getByRole('link', { name: 'Všechny akce' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Akce a rezervace' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

/** The discussion of an article is not server-rendered: it loads when it is scrolled near. */
const LOADED_ON_SCROLL = /\/(news_comments|news_rating_counts)\?/;

test('hydration does not request the data of a page again', async ({ page, request }) => {
  const firstValue = async (query: string): Promise<string> => {
    const [row] = (await (await request.get(`/api/rest/${query}&limit=1`)).json()) as [Record<string, string>];
    return Object.values(row)[0]!;
  };
  const [slug, plant, event] = await Promise.all([
    firstValue('news_item?select=slug&is_published=is.true&tag=eq.news&locale=eq.cs'),
    firstValue('katalog_items?select=product_id'),
    firstValue('booking_event?select=id&is_public=is.true'),
  ]);
  const requested: string[] = [];
  page.on('request', (pageRequest) => {
    const url = pageRequest.url();
    if (url.includes('/api/rest/') && !LOADED_ON_SCROLL.test(url)) requested.push(url);
  });
  for (const address of [
    '/cs/sortiment',
    `/cs/novinky/${slug}`,
    `/cs/sortiment/${plant}`,
    `/cs/services/public-booking/${event}`,
  ]) {
    await page.goto(address);
    await expect(page.locator(NOT_HYDRATED)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(requested, address).toEqual([]);
  }
});

/** Held requests may keep the load event from firing. */
const BEFORE_LOAD_EVENT = { waitUntil: 'domcontentloaded' } as const;

test.describe('a remote that loads late', () => {
  test('shows its page in the language chosen meanwhile', async ({ page }) => {
    const release = await holdBack(page, await entryOf('mf-shop'));
    await page.goto('/cs/sortiment', BEFORE_LOAD_EVENT);
    await untilShellIsHydrated(page);
    await new SiteFrame(page).switchTo('English');
    await expect(page).toHaveURL('/en/sortiment');
    // The server-rendered page stays on screen until then.
    await expect(new AssortmentPage(page).heading).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Plants' })).toBeVisible();
    await expect(page.locator(NOT_HYDRATED)).toHaveCount(0);
  });

  test('does not appear over a page opened meanwhile', async ({ page }) => {
    const release = await holdBack(page, await entryOf('mf-shop'));
    const news = page.getByRole('heading', { level: 1, name: 'Novinky' });
    await page.goto('/cs/sortiment', BEFORE_LOAD_EVENT);
    await untilShellIsHydrated(page);
    await new SiteFrame(page).goTo('Novinky');
    await expect(page).toHaveURL('/cs/novinky');
    release();
    await expect(news).toBeVisible();
    await expect(new AssortmentPage(page).heading).toBeHidden();
    await page.goBack();
    await expect(new AssortmentPage(page).plants.first()).toBeVisible();
    await expect(news).toBeHidden();
  });

  test('shows the user who logged in meanwhile', async ({ openAs }) => {
    const page = await openAs(EDITOR);
    const release = await holdBack(page, await entryOf('mf-content'));
    await page.goto('/cs/novinky', BEFORE_LOAD_EVENT);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Účet: / })).toBeVisible();
    await expect(page.locator(NOT_HYDRATED)).toHaveCount(1);
    release();
    await expect(page.locator(NOT_HYDRATED)).toHaveCount(0);
    await new Pagination(page).next.click();
    await expect(page).toHaveURL('/cs/novinky?page=2');
  });
});

test.describe('a remote that fails to load', () => {
  test.use({ expectedFaults: [/mf[-_]shop/] });

  test('leaves the server-rendered page on screen, and hydrates it after a retry', async ({ page }) => {
    const shop = new AssortmentPage(page);
    const failed = new FailedRemote(page);
    const entry = await entryOf('mf-shop');
    await page.route(entry, (route) => route.fulfill({ status: 404 }));
    await page.goto('/cs/sortiment');
    await expect(failed.message).toBeVisible();
    await expect(shop.plants.first()).toBeVisible();
    await page.unroute(entry);
    await failed.retry();
    await expect(failed.message).toBeHidden();
    await expect(page.locator(NOT_HYDRATED)).toHaveCount(0);
    await shop.search('javor');
    await expect(page).toHaveURL('/cs/sortiment?q=javor');
  });
});

test.describe('an injected inline style', () => {
  test.use({ expectedFaults: [/content security policy.*style-src/i] });

  test('is blocked', async ({ page }) => {
    await page.goto('/cs/novinky');
    const color = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const style = document.createElement('style');
      style.textContent = 'h1 { color: rgb(1, 2, 3) }';
      document.body.append(style);
      return getComputedStyle(heading).color;
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
  });
});
