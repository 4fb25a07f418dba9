import { DEMO_PASSWORD } from '@arbora/domain';
import { startSession } from '../commands/session';
import { addAuthenticator } from '../commands/virtual-authenticator';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SecurityPage } from '../pages/security-page';

// A password login that needs the second factor gets a 401, and so does a removed passkey.
test.use({ expectedFaults: [/auth\/login/] });

test('a passkey is added, used for login alone and as second factor, and removed', async ({
  page,
  context,
  customer,
  openAs,
}) => {
  await startSession(context, customer);
  const device = await addAuthenticator(page);
  await page.goto('/cs/ucet/zabezpeceni');
  const security = new SecurityPage(page);
  const recoveryCodes = await security.addPasskey(DEMO_PASSWORD, 'Můj telefon');
  expect(recoveryCodes).toHaveLength(10);
  const row = page.getByRole('listitem').filter({ hasText: 'Můj telefon' });
  await expect(row).toContainText('zatím nepoužitý');
  expect(await device.credentials()).toHaveLength(1);

  const other = await openAs(null);
  const login = new LoginPage(other);
  const secondDevice = await addAuthenticator(other);
  await other.goto('/cs/login');
  await secondDevice.importCredentials(await device.credentials());
  await login.usePasskey();
  await expect(other).toHaveURL('/cs/ucet');

  await page.reload();
  await expect(row).toContainText('naposledy použitý');

  const third = await openAs(null);
  const thirdLogin = new LoginPage(third);
  const thirdDevice = await addAuthenticator(third);
  await third.goto('/cs/login?return=%2Fcs%2Fucet%2Fzabezpeceni');
  await thirdLogin.logIn(customer);
  await expect(third.getByRole('textbox', { name: 'Obnovovací kód' })).toBeVisible();
  await thirdDevice.importCredentials(await secondDevice.credentials());
  await thirdLogin.usePasskey();
  await expect(third).toHaveURL('/cs/ucet/zabezpeceni');

  await security.removePasskey(DEMO_PASSWORD, recoveryCodes[0]!, 'Můj telefon');
  await expect(row).toHaveCount(0);
  const last = await openAs(null);
  const lastDevice = await addAuthenticator(last);
  await last.goto('/cs/login');
  await lastDevice.importCredentials(await thirdDevice.credentials());
  await new LoginPage(last).usePasskey();
  await expect(new LoginPage(last).alert).toContainText('Přístupový klíč jsme neověřili.');
});
