import { DEMO_PASSWORD } from '@arbora/domain';
import { oneTimeCode } from '../commands/one-time-code';
import { readQr } from '../commands/read-qr';
import { startSession } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SecurityPage } from '../pages/security-page';

// A login that needs the second factor gets a 401, and so does a wrong code.
test.use({ expectedFaults: [/auth\/login/] });

test('one-time codes are set up by a QR code, and later logins need such a code or a recovery code', async ({
  page,
  context,
  customer,
  openAs,
}) => {
  await startSession(context, customer);
  await page.goto('/cs/ucet/zabezpeceni');
  const security = new SecurityPage(page);
  const secret = await security.startCodeSetup(DEMO_PASSWORD);
  const screenshot = await security.qrCodeScreenshot();
  const uri = new URL(await readQr(`data:image/png;base64,${screenshot.toString('base64')}`));
  expect(uri.searchParams.get('secret')).toBe(secret);
  const recoveryCodes = await security.confirmCode(oneTimeCode(secret));
  expect(recoveryCodes).toHaveLength(10);
  await expect(security.enabled).toBeVisible();

  const phone = await openAs(null);
  const login = new LoginPage(phone);
  await phone.goto('/cs/login');
  await login.logIn(customer);
  // The current code was used by the set-up; the next one is accepted already.
  await login.enterCode(oneTimeCode(secret, 1));
  await expect(phone).toHaveURL('/cs/ucet');

  const other = await openAs(null);
  const otherLogin = new LoginPage(other);
  await other.goto('/cs/login?return=%2Fcs%2Fucet%2Fzabezpeceni');
  await otherLogin.logIn(customer);
  await otherLogin.enterCode('000000');
  await expect(otherLogin.alert).toContainText('Tento kód neplatí.');
  await otherLogin.enterCode(recoveryCodes[0]!);
  await expect(other).toHaveURL('/cs/ucet/zabezpeceni');
  await expect(other.getByText('Zbývá 9 kódů.')).toBeVisible();
});
