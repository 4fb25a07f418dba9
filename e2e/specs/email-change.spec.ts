import { DEMO_PASSWORD } from '@arbora/domain';
import { linksOf, mailTo } from '../commands/mailbox';
import { startSession } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

test('an e-mail address is changed once the old and the new one have confirmed it', async ({
  page,
  context,
  customer,
  openAs,
}) => {
  const newEmail = `nova.${customer.email}`;
  await startSession(context, customer);
  await page.goto('/cs/ucet/zabezpeceni');
  await page.getByRole('button', { name: 'Změnit e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nový e-mail' }).fill(newEmail);
  await dialog.getByRole('textbox', { name: 'Současné heslo' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Změnit e-mail' }).click();
  await expect(page.getByText(`Čeká se na potvrzení adresy ${newEmail}`)).toBeVisible();

  const outcomes = [
    [newEmail, 'email-change-new', 'Potvrzeno, zbývá druhá adresa'],
    [customer.email, 'email-change-old', 'E-mail je změněný'],
  ] as const;
  const mailbox = await openAs(null);
  for (const [address, kind, outcome] of outcomes) {
    const link = linksOf(await mailTo(address, kind)).find((href) => href.includes('/zmena-emailu'))!;
    await mailbox.goto(link);
    await mailbox.getByRole('button', { name: 'Potvrdit změnu' }).click();
    await expect(mailbox.getByText(outcome)).toBeVisible();
  }

  await mailbox.goto('/cs/login');
  await new LoginPage(mailbox).logIn({ email: newEmail });
  await expect(mailbox).toHaveURL('/cs/ucet');
  await expect(mailbox.getByText(newEmail).filter({ visible: true }).first()).toBeVisible();
});
