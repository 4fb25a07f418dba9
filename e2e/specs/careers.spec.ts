import { api } from '../commands/api';
import { uniqueEmail } from '../commands/customers';
import type { Mail } from '../commands/mailbox';
import { expect, test } from '../fixtures/test';

const TITLE = 'Zahradník / zahradnice do školky';
const RECRUITER = 'jobs@arbora.example';
const CV = { name: 'Životopis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n% cv\n%%EOF\n') };

/** Returns the recruiter's mail about this applicant only, as other tests apply at the same time. */
async function mailAbout(applicant: string): Promise<Mail> {
  const query = new URLSearchParams({ to: RECRUITER, kind: 'job-application' });
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await api<Mail[]>(`/dev/mailbox?${query}`);
        found = mails.find(({ status, plain }) => status === 'sent' && plain.includes(applicant));
        return found !== undefined;
      },
      { message: `application of ${applicant}`, timeout: 20_000 },
    )
    .toBe(true);
  return found!;
}

test('a visitor applies for a position with a file, and the recruiter gets a mail', async ({ page, request }) => {
  const email = uniqueEmail();
  const main = page.getByRole('main');
  const file = main.getByLabel(/^Životopis/);

  await test.step('the visitor opens a position and its form from the list', async () => {
    await page.goto('/cs/kariera');
    await main.getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await main.getByRole('link', { name: 'Přihlásit se' }).click();
    await expect(main.getByRole('heading', { name: 'Přihláška' })).toBeInViewport();
  });

  await test.step('an unreadable file is rejected before the upload', async () => {
    await main.getByLabel('Jméno a příjmení').fill('Jan Sadař');
    await main.getByLabel('E-mail').fill(email);
    await main.getByLabel(/^Zpráva/).fill('Rád sázím stromy.');
    await file.setInputFiles({ name: 'Životopis.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
    await expect(file).toHaveAccessibleDescription(/Takový soubor otevřít neumíme/);
  });

  await test.step('the application is sent', async () => {
    await file.setInputFiles(CV);
    // Wait until the line of the error is gone, as the button moves then.
    await expect(main.getByText(CV.name)).toBeVisible();
    await expect(file).not.toHaveAccessibleDescription(/Takový soubor otevřít neumíme/);
    await main.getByRole('button', { name: 'Odeslat přihlášku' }).click();
    const outcome = main.getByRole('status').filter({ hasText: 'Děkujeme, přihlášku máme' });
    await expect(outcome).toBeFocused();
    await expect(outcome).toContainText(email);
  });

  await test.step('the mail names the position and has the file attached', async () => {
    const mail = await mailAbout(email);
    expect(mail.subject).toContain(TITLE);
    expect(mail.plain).toContain('Rád sázím stromy.');
    const response = await request.get(`/dev/mailbox/${mail.id}/attachments/1`);
    expect(await response.body()).toEqual(CV.buffer);
  });
});
