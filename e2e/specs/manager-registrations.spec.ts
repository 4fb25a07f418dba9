import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, PRODUCT, ROLE } from '@arbora/domain';
import { api } from '../commands/api';
import { mailTo } from '../commands/mailbox';
import { ADMIN, tokenOf } from '../commands/session';
import { expect, test } from '../fixtures/test';

const REGISTRATIONS = 40;

/** Creates registrations that await approval, with a common part in their addresses. */
async function createRegistrations(): Promise<{ search: string; addresses: string[] }> {
  const search = `firma-${randomUUID()}`;
  const addresses = Array.from({ length: REGISTRATIONS }, (_, index) => `${search}-${index}@example.org`);
  const token = await tokenOf(ADMIN);
  const body = { password: DEMO_PASSWORD, roles: [ROLE.registration], allowed_apps: [PRODUCT] };
  for (const email of addresses) await api('/auth/user/create', { method: 'POST', token, body: { ...body, email } });
  return { search, addresses };
}

test('forty registrations are approved a page at a time, and each gets its mail', async ({ openAs }) => {
  const { search, addresses } = await createRegistrations();
  const page = await openAs(ADMIN);
  const list = `/cs/manager/users/registrations?q=${search}`;
  for (const number of [1, 2]) {
    await page.goto(`${list}&page=${number}`);
    await expect(page.getByText(`${search}-`).first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Vybrat všechny na stránce' }).click();
    const selected = page.getByRole('group', { name: /^Vybráno\s20\sřádků/ });
    await selected.getByRole('button', { name: 'Schválit' }).click();
    const confirmation = page.getByRole('dialog', { name: /^Schválit\s20\sregistrací/ });
    await confirmation.getByRole('button', { name: 'Schválit' }).click();
    await expect(confirmation).toBeHidden();
  }
  for (const address of addresses) expect((await mailTo(address, 'account-approved')).subject).toBe('Váš účet');
  await page.goto(list);
  await expect(page.getByText('Nic takového jsme nenašli')).toBeVisible();
});
