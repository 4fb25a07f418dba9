import { holdBack } from '../commands/rendered';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

test('a form submitted before hydration is sent after it, complete and without disclosing its values', async ({
  page,
  customer,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const html = page.locator('html');
  const release = await holdBack(page, /\/remotes\/.*\.js/);
  await page.goto('/cs/login', { waitUntil: 'commit' });
  await new LoginPage(page).logIn(customer);
  await expect(html).toHaveAttribute('data-waiting');
  release();
  await expect(page).toHaveURL('/cs/ucet');
  await expect(html).not.toHaveAttribute('data-waiting');
  const addressesWithEmail = addresses.filter((address) => decodeURIComponent(address).includes(customer.email));
  expect(addressesWithEmail).toEqual([]);
});

test('a button pressed before hydration takes effect after it', async ({ page }) => {
  const password = page.getByRole('textbox', { name: 'Heslo' });
  const release = await holdBack(page, /\/remotes\/.*\.js/);
  await page.goto('/cs/login', { waitUntil: 'commit' });
  await password.fill('dub letni');
  // Impatient users press again.
  await page.getByRole('button', { name: 'Zobrazit heslo' }).dblclick();
  release();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('dub letni');
});

test('a picture pressed before hydration opens the lightbox after it', async ({ page }) => {
  const release = await holdBack(page, /\/remotes\/.*\.js/);
  await page.goto('/cs/fotogalerie/72edd9c2-6efa-8cc5-9887-13c55831c7cf', { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /^Zvětšit: / })
    .first()
    .press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  release();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 z 5');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the login form says that it needs scripts, and puts no password into a URL', async ({ page, customer }) => {
    const explanation = page.getByRole('main').locator('noscript > *');
    await page.goto('/cs/login');
    await expect(explanation).toBeVisible();
    await new LoginPage(page).logIn(customer);
    await expect(page).toHaveURL('/cs/login');
    await expect(explanation).toBeVisible();
  });
});
