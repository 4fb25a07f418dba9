import { ADMIN } from '../commands/session';
import { expect, test } from '../fixtures/test';

const HOURS = 'Po–Pá 6:45–15:15';

test('a setting is changed, shown to visitors at once, and undone from its history', async ({ openAs, page }) => {
  const admin = await openAs(ADMIN);
  const branches = admin.getByRole('region', { name: 'Pobočky' });
  await admin.goto('/cs/manager/settings');
  await branches.getByRole('button', { name: 'Upravit' }).click();
  const form = admin.getByRole('dialog', { name: 'Pobočky' });
  await form
    .getByRole('textbox', { name: /^Otevírací doba \(česky\)/ })
    .first()
    .fill(HOURS);
  await form.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(form).toBeHidden();
  await expect(branches.getByText(HOURS)).toBeVisible();

  const hours = page.getByRole('main').getByText(HOURS).first();
  await page.goto('/cs/kontakt');
  await expect(hours).toBeVisible();

  await branches.getByRole('button', { name: 'Historie' }).click();
  const history = admin.getByRole('dialog', { name: 'Pobočky' });
  await history.getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(branches.getByText(HOURS)).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return hours.count();
    })
    .toBe(0);
});
