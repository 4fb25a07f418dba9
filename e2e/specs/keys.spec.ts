import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { ManagerBookingPage } from '../pages/manager-booking-page';

test('staff create an event by keyboard alone', async ({ openAs }) => {
  const page = await openAs(SALES);
  const { keyboard } = page;
  const { newEvent, eventForm, question } = new ManagerBookingPage(page);
  const start = eventForm.getByLabel('Začátek');
  const title = eventForm.getByLabel('Název', { exact: true });
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
    await expect(question.getByRole('button', { name: 'Zpět k úpravám' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(start).toBeFocused();
    await expect(title).toHaveValue('Roubování');
  });

  await test.step('after discarding, the focus is restored', async () => {
    await keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Zpět k úpravám' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(newEvent).toBeFocused();
    await expect(page).toHaveURL('/cs/manager/booking');
  });
});
