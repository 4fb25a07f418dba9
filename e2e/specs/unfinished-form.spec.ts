import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { ReservePage } from '../pages/reserve-page';

const RESTORED = 'Obnovili jsme, co jste tu rozepsali.';

test('an unfinished reservation is restored after a reload and after an expired session', async ({
  page,
  customer,
  event,
}) => {
  const reservePage = new ReservePage(page);
  const url = `/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`;
  // Leaving a changed form may open a confirmation of the browser.
  page.on('dialog', (dialog) => void dialog.accept());

  await test.step('the input survives a reload', async () => {
    await page.goto(url);
    await new LoginPage(page).logIn(customer);
    await reservePage.attendee(1).name.fill('Karel Dvořák');
    await reservePage.addAttendee();
    await reservePage.attendee(2).name.fill('Marie Černá');
    await page.reload();
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(reservePage.attendee(1).name).toHaveValue('Karel Dvořák');
    await expect(reservePage.attendee(2).name).toHaveValue('Marie Černá');
  });

  await test.step('the input is restored when its author logs in after the session expired', async () => {
    await page.context().clearCookies({ name: /session|refresh/ });
    await page.goto(url);
    await expect(page).toHaveURL(/\/cs\/login\?return=/);
    await new LoginPage(page).logIn(customer);
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(reservePage.attendee(2).name).toHaveValue('Marie Černá');
  });

  await test.step('discarded input is not restored', async () => {
    await page.getByRole('button', { name: 'Zahodit' }).click();
    await expect(reservePage.attendee(1).name).toHaveValue(customer.name);
    await page.reload();
    await expect(reservePage.attendee(1).name).toHaveValue(customer.name);
    await expect(page.getByText(RESTORED)).toBeHidden();
  });
});
