import type { Locator } from '@playwright/test';
import { acceptQuote, createInquiry, sentQuote } from '../commands/quotes';
import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { ManagerBookingPage } from '../pages/manager-booking-page';

test('staff create an event by keyboard alone', async ({ openAs }) => {
  const page = await openAs(SALES);
  const { keyboard } = page;
  const { newEvent, eventForm, eventTitle: title, discardDialog } = new ManagerBookingPage(page);
  const start = eventForm.getByLabel('Začátek');
  await page.goto('/cs/manager/booking');

  await test.step('the form opens and keeps the focus', async () => {
    await newEvent.press('Enter');
    await expect(title).toBeVisible();
    for (let steps = 0; steps < 20; steps += 1) await keyboard.press('Tab');
    await expect(eventForm.locator(':focus')).toHaveCount(1);
  });

  await test.step('Enter focuses the first invalid field, with its error', async () => {
    await title.focus();
    await keyboard.type('Roubování');
    await keyboard.press('Enter');
    await expect(start).toBeFocused();
    await expect(start).toHaveAccessibleDescription(/Bez toho to nepůjde\./);
  });

  await test.step('Escape asks for confirmation, and another Escape cancels it', async () => {
    await keyboard.press('Escape');
    await expect(discardDialog.getByRole('button', { name: 'Zpět k úpravám' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(discardDialog).toBeHidden();
    await expect(start).toBeFocused();
    await expect(title).toHaveValue('Roubování');
  });

  await test.step('after discarding, the focus is restored', async () => {
    await keyboard.press('Escape');
    await expect(discardDialog.getByRole('button', { name: 'Zpět k úpravám' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(newEvent).toBeFocused();
    await expect(page).toHaveURL('/cs/manager/booking');
  });
});

test('sales find an inquiry by Ctrl+K, price it and complete its order by keyboard alone', async ({
  openAs,
  customer,
}) => {
  const { id, order_code } = await createInquiry(customer);
  const page = await openAs(SALES);
  const { keyboard } = page;
  const focus = page.locator(':focus');
  const tabTo = async (control: Locator): Promise<void> => {
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(control).toBeFocused({ timeout: 100 });
    }).toPass();
  };
  const find = async (code: string): Promise<Locator> => {
    await keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Hledat v celé správě' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await keyboard.type(code);
    await expect(search.getByRole('option')).toHaveCount(1);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    const record = page.getByRole('dialog', { name: code, exact: true });
    await expect(record).toBeVisible();
    return record;
  };
  await page.goto('/cs/manager');
  await page.getByRole('button', { name: /^Hledat/ }).waitFor();

  await test.step('the inquiry is found, priced and sent', async () => {
    const record = await find(order_code);
    await tabTo(record.getByRole('button', { name: 'Nacenit' }));
    await keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: `Cenová nabídka na poptávku ${order_code}` });
    await tabTo(form.getByLabel('Cena za kus'));
    await keyboard.type('129,50');
    await tabTo(form.getByRole('button', { name: 'Odeslat nabídku' }));
    await keyboard.press('Enter');
    await expect(record).toContainText('Čeká na zákazníka');
  });

  const code = await acceptQuote(customer, await sentQuote(id));
  await test.step('the order that the customer has confirmed is found and completed', async () => {
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const record = await find(code);
    await tabTo(record.getByRole('button', { name: 'Označit jako vyřízené' }));
    await keyboard.press('Enter');
    await expect(record).toBeHidden();
    await expect(focus).toHaveCount(1);
  });
});

test('staff search a list, select a row and open a record by keyboard alone', async ({ openAs }) => {
  const page = await openAs(SALES);
  const { keyboard } = page;
  await page.goto('/cs/manager/assortment/product-items');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(5)).toBeVisible();
  await keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Název rostliny' })).toBeFocused();
  await keyboard.type('Quercus');
  await expect(page).toHaveURL(/q=Quercus/);
  await expect(rows.nth(1)).toContainText('Quercus');
  await keyboard.press('ArrowDown');
  const first = rows.nth(1).getByRole('link').first();
  await expect(first).toBeFocused();
  await keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Vybrán 1 řádek' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Vybrán 1 řádek' })).toBeHidden();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toBeFocused();
});
