import { BRANCHES } from '@arbora/domain';
import type { Page } from '@playwright/test';
import { api } from '../commands/api';
import { uniqueEmail } from '../commands/customers';
import type { Mail } from '../commands/mailbox';
import { expect, test } from '../fixtures/test';

// The message above the limit is rejected.
test.use({ expectedFaults: [/contact_message/] });

const [, SMRZICE] = BRANCHES;
/** Maximum number of messages per sender and hour. */
const LIMIT = 5;

async function sendMessage(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel('Jméno a příjmení').fill('Jana Nováková');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Pobočka', { exact: true }).selectOption(SMRZICE.name);
  await page.getByLabel('Zpráva', { exact: true }).fill(message);
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
}

/** Waits for the branch's mail about this sender. */
async function mailToBranch(sender: string): Promise<Mail> {
  const query = new URLSearchParams({ to: SMRZICE.email, kind: 'contact-message' });
  let mail: Mail | undefined;
  await expect
    .poll(async () => {
      mail = (await api<Mail[]>(`/dev/mailbox?${query}`)).find(({ plain }) => plain?.includes(sender));
      return mail?.status;
    })
    .toBe('sent');
  return mail!;
}

/** Sends messages up to the limit; rejections are ignored, as the limit per network may be reached first. */
async function sendUpToLimit(email: string): Promise<void> {
  for (let count = 2; count <= LIMIT; count += 1) {
    const body = { name: 'Jana Nováková', email, message: `Zpráva ${count}` };
    await api('/backend/contact_message', { method: 'POST', body }).catch(() => undefined);
  }
}

test('a message arrives at the branch, and a sender above the limit gets an error and keeps the input', async ({
  page,
}) => {
  const email = uniqueEmail();

  await test.step('the message is sent and arrives', async () => {
    await page.goto('/cs/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.getByRole('img', { name: /^Mapa Česka/ })).toBeVisible();
    await sendMessage(page, email, 'Máte letos lípy s balem?');
    const sent = page.getByRole('status').filter({ hasText: email });
    await expect(sent).toBeFocused();
    const mail = await mailToBranch(email);
    expect(mail.subject).toBe('Zpráva z webu: Jana Nováková');
    expect(mail.plain).toContain('Máte letos lípy s balem?');
  });

  await test.step('beyond the limit the input is kept', async () => {
    await sendUpToLimit(email);
    await page.getByRole('button', { name: 'Napsat další zprávu' }).click();
    await sendMessage(page, email, 'A kolik stojí?');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Nejpozději za hodinu');
    await expect(page.getByLabel('Zpráva', { exact: true })).toHaveValue('A kolik stojí?');
  });
});
