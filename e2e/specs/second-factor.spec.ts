import { DEMO_PASSWORD } from '@arbora/domain';
import { oneTimeCode } from '../commands/one-time-code';
import { readQr } from '../commands/read-qr';
import { startSession } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SecurityPage } from '../pages/security-page';

// A login that needs the second factor is a 401, and so is a used code.
test.use({ expectedFaults: [/auth\/login/] });

test('one-time codes are set up by a QR code, and later logins need one, or a recovery code', async ({
  page,
  context,
  customer,
  openAs,
}) => {
  await startSession(context, customer);
  await page.goto('/cs/ucet/zabezpeceni');
  const security = new SecurityPage(page);
  const secret = await security.beginCodes(DEMO_PASSWORD);
  const picture = await security.picture();
  const uri = new URL(await readQr(`data:image/png;base64,${picture.toString('base64')}`));
  expect(uri.searchParams.get('secret')).toBe(secret);
  const recovery = await security.confirm(oneTimeCode(secret));
  expect(recovery).toHaveLength(10);
  await expect(security.on).toBeVisible();

  const phone = await openAs(null);
  const login = new LoginPage(phone);
  await phone.goto('/cs/login');
  await login.logIn(customer);
  // The current code was used by the set-up; the next one is accepted already.
  await login.giveCode(oneTimeCode(secret, 1));
  await expect(phone).toHaveURL('/cs/ucet');

  const other = await openAs(null);
  const again = new LoginPage(other);
  await other.goto('/cs/login?return=%2Fcs%2Fucet%2Fzabezpeceni');
  await again.logIn(customer);
  await again.giveCode('000000');
  await expect(again.alert).toContainText('Tento kód neplatí.');
  await again.giveCode(recovery[0]!);
  await expect(other).toHaveURL('/cs/ucet/zabezpeceni');
  await expect(other.getByText('Zbývá 9 kódů.')).toBeVisible();
});
