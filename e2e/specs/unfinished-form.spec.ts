import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { ReservePage } from '../pages/reserve-page';

const RESTORED = 'Obnovili jsme, co jste tu rozepsali.';

test('an unfinished reservation is restored after a reload and after an expired session', async ({
  page,
  customer,
  event,
}) => {
  const reserving = new ReservePage(page);
  const url = `/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`;
  // Leaving a changed form asks; the browser shows this to people only.
  page.on('dialog', (dialog) => void dialog.accept());

  await test.step('typed text survives a reload', async () => {
    await page.goto(url);
    await new LoginPage(page).logIn(customer);
    await reserving.attendee(1).name.fill('Karel Dvořák');
    await reserving.addAttendee();
    await reserving.attendee(2).name.fill('Marie Černá');
    await page.reload();
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(reserving.attendee(1).name).toHaveValue('Karel Dvořák');
    await expect(reserving.attendee(2).name).toHaveValue('Marie Černá');
  });

  await test.step('it is there again when its author logs in after the session expired', async () => {
    await page.context().clearCookies({ name: /session|refresh/ });
    await page.goto(url);
    await expect(page).toHaveURL(/\/cs\/login\?return=/);
    await new LoginPage(page).logIn(customer);
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(reserving.attendee(2).name).toHaveValue('Marie Černá');
  });

  await test.step('a discarded text does not return', async () => {
    await page.getByRole('button', { name: 'Zahodit' }).click();
    await expect(reserving.attendee(1).name).toHaveValue(customer.name);
    await page.reload();
    await expect(reserving.attendee(1).name).toHaveValue(customer.name);
    await expect(page.getByText(RESTORED)).toBeHidden();
  });
});
