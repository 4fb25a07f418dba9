import { linksOf, mailTo } from '../commands/mailbox';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { PasswordResetPage } from '../pages/password-reset-page';

// The rejected login and the used link.
test.use({ expectedFaults: [/auth\/login|reset_check/] });

test('a forgotten password is reset by the link in a mail, which works once', async ({ page, customer, openAs }) => {
  const login = new LoginPage(page);
  const reset = new PasswordResetPage(page);
  const password = 'pod rozkvetlou jabloní';

  await page.goto('/cs/login');
  await login.logIn({ email: customer.email, password: 'uz si nevzpomenu' });
  await expect(login.alert).toBeVisible();
  await page.getByRole('link', { name: 'Zapomenuté heslo?' }).click();
  await expect(page).toHaveURL('/cs/heslo');
  await expect(reset.email).toHaveValue(customer.email);
  await reset.requestLink();
  await expect(reset.sent).toBeVisible();

  const link = linksOf(await mailTo(customer.email, 'password-reset')).find((href) => href.includes('/heslo'))!;
  expect(new URL(link).searchParams.get('ref')).toMatch(/^[\w-]{43}$/);
  const response = await page.goto(link);
  expect(response?.headers()['referrer-policy']).toBe('strict-origin');
  // The secret is removed from the URL as soon as the page has read it.
  await expect(page).toHaveURL('/cs/heslo');
  await reset.setPassword(password);
  await expect(reset.saved).toBeVisible();
  await reset.goToLogin();
  await login.logIn({ email: customer.email, password });
  await expect(page).toHaveURL('/cs/ucet');

  const otherPage = await openAs(null);
  const usedLink = new PasswordResetPage(otherPage);
  await otherPage.goto(link);
  await expect(usedLink.expired).toBeVisible();
  await usedLink.requestNewLink();
  await expect(usedLink.email).toBeFocused();
});
