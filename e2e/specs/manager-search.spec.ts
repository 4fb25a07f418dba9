import { violations } from '../commands/axe';
import { createInquiry } from '../commands/quotes';
import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { ManagerOrdersPage } from '../pages/manager-orders-page';

test('a salesperson opens an inquiry by the global search, with the keyboard alone', async ({ openAs, customer }) => {
  const { order_code: code } = await createInquiry(customer);
  const page = await openAs(SALES);
  await page.goto('/cs/manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Hledat v celé správě' });
  const field = dialog.getByRole('combobox');

  await test.step('Ctrl+K opens the search with the field focused', async () => {
    await page.getByRole('button', { name: /^Hledat/ }).waitFor();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(code);
    await expect(dialog.getByRole('option')).toHaveCount(1);
  });

  await test.step('Enter opens the result chosen by arrow keys', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(new ManagerOrdersPage(page).record(code)).toContainText(customer.email);
  });

  await test.step('the inquiry is among the recent results', async () => {
    await page.goto('/cs/manager');
    await page.getByRole('button', { name: /^Hledat/ }).click();
    await expect(dialog.getByRole('option', { name: code })).toBeVisible();
  });
});
