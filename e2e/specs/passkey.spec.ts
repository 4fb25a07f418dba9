import { DEMO_PASSWORD } from '@arbora/domain';
import { startSession } from '../commands/session';
import { addAuthenticator } from '../commands/virtual-authenticator';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SecurityPage } from '../pages/security-page';

// A password login that needs the second factor is a 401, and so is a removed passkey.
test.use({ expectedFaults: [/auth\/login/] });

test('a passkey is added, logs in alone and as second factor, and is removed', async ({
  page,
  context,
  customer,
  openAs,
}) => {
  await startSession(context, customer);
  const device = await addAuthenticator(page);
  await page.goto('/cs/ucet/zabezpeceni');
  const security = new SecurityPage(page);
  expect(await security.addPasskey(DEMO_PASSWORD, 'Můj telefon')).toHaveLength(10);
  const row = page.getByRole('listitem').filter({ hasText: 'Můj telefon' });
  await expect(row).toContainText('zatím nepoužitý');
  expect(await device.keys()).toHaveLength(1);

  const other = await openAs(null);
  const login = new LoginPage(other);
  const copy = await addAuthenticator(other);
  await other.goto('/cs/login');
  await copy.take(await device.keys());
  await login.usePasskey();
  await expect(other).toHaveURL('/cs/ucet');

  await page.reload();
  await expect(row).toContainText('naposledy použitý');

  const third = await openAs(null);
  const again = new LoginPage(third);
  const synced = await addAuthenticator(third);
  await third.goto('/cs/login?return=%2Fcs%2Fucet%2Fzabezpeceni');
  await again.logIn(customer);
  await expect(third.getByRole('textbox', { name: 'Obnovovací kód' })).toBeVisible();
  await synced.take(await copy.keys());
  await again.usePasskey();
  await expect(third).toHaveURL('/cs/ucet/zabezpeceni');

  await security.removePasskey(DEMO_PASSWORD, 'Můj telefon');
  await expect(row).toHaveCount(0);
  const last = await openAs(null);
  const gone = await addAuthenticator(last);
  await last.goto('/cs/login');
  await gone.take(await synced.keys());
  await new LoginPage(last).usePasskey();
  await expect(new LoginPage(last).alert).toContainText('Přístupový klíč jsme neověřili.');
});
