import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, PRODUCT, ROLE } from '@arbora/domain';
import { api } from '../commands/api';
import { mailTo } from '../commands/mailbox';
import { ADMIN, tokenOf } from '../commands/session';
import { expect, test } from '../fixtures/test';

const APPLICANTS = 40;

test('an admin approves forty registrations at once', async ({ openAs }) => {
  const domain = `${randomUUID()}.example.org`;
  const token = await tokenOf(ADMIN);
  const emails = Array.from({ length: APPLICANTS }, (_, index) => `zadatel-${index}@${domain}`);
  await Promise.all(
    emails.map((email) =>
      api('/auth/user/create', {
        method: 'POST',
        token,
        body: {
          email,
          password: DEMO_PASSWORD,
          name: 'Tereza Malá',
          roles: [ROLE.registration],
          allowed_apps: [PRODUCT],
          prefs: { locale: 'cs', profile: { country: 'CZ' } },
        },
      }),
    ),
  );
  const page = await openAs(ADMIN);
  const main = page.getByRole('main');
  await page.goto(`/cs/manager/users/registrations?q=${domain}`);

  await test.step('both pages of the list are selected', async () => {
    const all = main.getByRole('checkbox', { name: 'Vybrat všechny na stránce' });
    await all.check();
    await main.getByRole('link', { name: 'Další stránka' }).click();
    await expect(main.getByText(`21–40 z 40`)).toBeVisible();
    await all.check();
  });

  await test.step('they are approved, with progress, and get their mails', async () => {
    const selected = main.getByRole('group', { name: 'Vybráno 40 řádků' });
    await selected.getByRole('button', { name: 'Schválit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schválit 40 registrací?' });
    await dialog.getByRole('button', { name: 'Schválit' }).click();
    await expect(dialog.getByText(/^Hotovo \d+ z 40$/)).toBeVisible();
    await expect(page.getByText('40 registrací je schváleno.')).toBeVisible({ timeout: 60_000 });
    await expect(dialog).toBeHidden();
    await expect(main.getByText(domain)).toHaveCount(0);
    await mailTo(emails[0]!, 'account-approved');
    await mailTo(emails[APPLICANTS - 1]!, 'account-approved');
  });
});
