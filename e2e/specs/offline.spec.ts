import { untilShellIsHydrated } from '../commands/rendered';
import { expect, test } from '../fixtures/test';
import { AssortmentPage } from '../pages/assortment-page';
import { LoginPage } from '../pages/login-page';
import { SiteFrame } from '../pages/site-frame';

test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|mf[-_](?:shop|account|content)|news_item/] });

test('a page opened offline reports the missing network, and loads when it returns', async ({ page, context }) => {
  const frame = new SiteFrame(page);
  const shop = new AssortmentPage(page);
  const notice = frame.header.getByRole('status');
  // Prefetched data must not hide the failure.
  await page.route(/mf-shop.*\.js|plant_list/, (route) => route.abort('internetdisconnected'));
  await page.goto('/cs/novinky');
  await untilShellIsHydrated(page);
  await context.setOffline(true);
  await expect(notice).toContainText('Jste bez připojení k internetu.');

  await frame.goTo('Sortiment');
  await expect(frame.main.getByRole('alert')).toContainText('Jste bez připojení k internetu');
  await expect(frame.main.getByRole('alert')).toContainText('Jakmile bude, zkusíme to znovu.');

  await page.unroute(/mf-shop.*\.js|plant_list/);
  await context.setOffline(false);
  await expect(shop.plants.first()).toBeVisible();
  await expect(notice).toHaveText('Připojení je zpět.');
  await expect(notice).toBeEmpty();
});

test('another page of the same remote waits for the network', async ({ page, context }) => {
  const frame = new SiteFrame(page);
  await page.goto('/cs/novinky');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  const [title] = await frame.main.getByRole('heading', { level: 2 }).allTextContents();
  // Prefetched data must not hide the failure.
  await page.route(/rest\/news_item/, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await frame.main.getByRole('link', { name: title! }).first().click();
  await expect(frame.main.getByRole('alert')).toContainText('Jste bez připojení k internetu');

  await page.unroute(/rest\/news_item/);
  await context.setOffline(false);
  await expect(frame.main.getByRole('heading', { level: 1, name: title! })).toBeVisible();
  await expect(frame.main.getByRole('alert')).toHaveCount(0);
});

test('a search waits for the network', async ({ page, context }) => {
  const shop = new AssortmentPage(page);
  await page.goto('/cs/sortiment');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  await context.setOffline(true);
  await shop.search('zerav');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Jakmile bude, zkusíme to znovu.');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(shop.plants.first()).toContainText('Thuja');
});

test('a form submitted offline reports the missing network and keeps the input', async ({
  page,
  context,
  customer,
}) => {
  const login = new LoginPage(page);
  await page.goto('/cs/login');
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  await context.setOffline(true);
  await login.logIn(customer);
  await expect(login.alert).toContainText('Jste bez připojení k internetu.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(customer.email);
  await context.setOffline(false);
  await login.logIn(customer);
  await expect(page).toHaveURL('/cs/ucet');
});
