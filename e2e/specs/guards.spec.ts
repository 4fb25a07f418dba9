import { EDITOR, SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { AccountPage } from '../pages/account-page';
import { LoginPage } from '../pages/login-page';
import { SiteFrame } from '../pages/site-frame';

test('an anonymous visitor logs in and then gets the requested page', async ({ page, customer }) => {
  await page.goto('/cs/rezervace?page=1#events');
  await expect(page).toHaveURL('/cs/login?return=%2Frezervace%3Fpage%3D1%23events');
  await new LoginPage(page).logIn(customer);
  await expect(page).toHaveURL('/cs/rezervace?page=1#events');
  // The guard has replaced the login page in the history.
  await page.goto('/cs/login');
  await expect(page).toHaveURL('/cs/ucet');
});

test('a session survives a reload and ends with the logout', async ({ page, customer }) => {
  const frame = new SiteFrame(page);
  await page.goto('/cs/ucet');
  await new LoginPage(page).logIn(customer);
  await expect(new AccountPage(page).heading).toBeVisible();
  await page.reload();
  await expect(new AccountPage(page).heading).toBeVisible();
  await frame.goToInAccount('Odhlásit se');
  await expect(page).toHaveURL('/cs/');
  await expect(frame.loginLink).toBeVisible();
  await page.reload();
  await expect(frame.loginLink).toBeVisible();
  await page.goto('/cs/ucet');
  await expect(page).toHaveURL('/cs/login?return=%2Fucet');
});

test('the logout URL ends the session and leads to the home page', async ({ page, openAs, customer }) => {
  const customerPage = await openAs(customer);
  const response = await customerPage.goto('/en/logout');
  expect(response?.status()).toBe(200);
  await expect(customerPage).toHaveURL('/en/');
  await customerPage.goto('/cs/ucet');
  await expect(customerPage).toHaveURL('/cs/login?return=%2Fucet');
  await page.goto('/cs/logout');
  await expect(page).toHaveURL('/cs/');
});

test('a customer cannot open the back office', async ({ openAs, customer }) => {
  const page = await openAs(customer);
  await page.goto('/cs/manager/booking');
  await expect(page).toHaveURL('/cs/');
});

test('a manager can open permitted sections only', async ({ openAs }) => {
  const editor = await openAs(EDITOR);
  await editor.goto('/cs/manager/booking');
  await expect(editor).toHaveURL('/cs/manager');
  await expect(editor.getByRole('heading', { level: 1, name: 'Přehled' })).toBeVisible();
  await expect(editor.getByText('Sekci Akce a rezervace nemáte otevřenou')).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Akce a rezervace' })).toHaveCount(0);

  const sales = await openAs(SALES);
  await sales.goto('/cs/manager/booking');
  await expect(sales.getByRole('heading', { level: 1, name: 'Akce a rezervace' })).toBeVisible();
  await sales.goto('/cs/manager/users/registrations');
  await expect(sales).toHaveURL('/cs/manager');
});

test.describe('a refused login', () => {
  test.use({ expectedFaults: [/auth\/login/] });

  test('with a wrong password shows an error, and a login never leads to another site', async ({ page, customer }) => {
    const login = new LoginPage(page);
    await page.goto(`/cs/login?return=${encodeURIComponent('//example.org/')}`);
    await login.logIn({ ...customer, password: 'neni-to-ono' });
    await expect(login.alert).toContainText('Nesprávné heslo, email nebo uživatel.');
    await login.logIn(customer);
    await expect(page).toHaveURL('/cs/ucet');
  });
});
