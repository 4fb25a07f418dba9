import { DEMO_PASSWORD } from '@arbora/domain';
import { oneTimeCode } from '../commands/one-time-code';
import { ADMIN, SALES } from '../commands/session';
import { test } from '../fixtures/isolated-site';
import { expect } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SecurityPage } from '../pages/security-page';

// Once required, staff tokens without the second factor get a 403, and a login before the second step gets a 401.
test.use({ expectedFaults: [/status of 40[13]/] });

test('staff get into the back office only with a second factor once the setting requires one', async ({ openAs }) => {
  test.setTimeout(240_000);
  const sales = await openAs(SALES);
  await sales.goto('/cs/manager/orders');
  await expect(sales.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeVisible();

  const admin = await openAs(ADMIN);
  await admin.goto('/cs/manager/settings');
  const settings = admin.getByRole('region', { name: 'Zabezpečení' });
  await settings.getByRole('button', { name: 'Upravit' }).click();
  const form = admin.getByRole('dialog', { name: 'Zabezpečení' });
  await form.getByRole('combobox', { name: /^Druhý krok povinný/ }).selectOption('ano');
  await expect(form.getByText('Vy sami druhý krok zatím nemáte')).toBeVisible();
  await form.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(admin).toHaveURL('/cs/ucet/zabezpeceni');
  await expect(admin.getByText('Administrace čeká na druhý krok')).toBeVisible();

  await sales.goto('/cs/manager/orders');
  await expect(sales).toHaveURL('/cs/ucet/zabezpeceni');
  await expect(sales.getByText('Administrace čeká na druhý krok')).toBeVisible();
  const security = new SecurityPage(sales);
  const secret = await security.startCodeSetup(DEMO_PASSWORD);
  await security.confirmCode(oneTimeCode(secret));
  await expect(sales.getByText('Hotovo, administrace je vám otevřená.')).toBeVisible();
  await sales.getByRole('link', { name: 'Přejít do administrace' }).click();
  await expect(sales).toHaveURL('/cs/manager');

  const otherBrowser = await openAs(null);
  const login = new LoginPage(otherBrowser);
  await otherBrowser.goto('/cs/login?return=%2Fcs%2Fmanager%2Forders');
  await login.logIn(SALES);
  // A code is accepted once; the current one is used up.
  await login.enterCode(oneTimeCode(secret, 1));
  await expect(otherBrowser).toHaveURL('/cs/manager/orders');
  await expect(otherBrowser.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeVisible();
});
