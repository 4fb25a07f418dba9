import type { Page } from '@playwright/test';
import { coveredControls, keepSnackbarsOpen, scrollDown } from '../commands/covered-controls';
import { createEvent, SOON } from '../commands/events';
import { SALES, startSession } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { AccountPage } from '../pages/account-page';
import { ManagerBookingPage } from '../pages/manager-booking-page';
import { ReservationPage } from '../pages/reservation-page';
import { ReservePage } from '../pages/reserve-page';
import { SiteFrame } from '../pages/site-frame';

/** Expects that no control is covered at several scroll positions, once a snackbar has been placed. */
async function expectNoControlCovered(page: Page): Promise<void> {
  for (const viewports of [0, 1, 2, 3]) {
    if (viewports > 0) await scrollDown(page);
    await expect.poll(() => coveredControls(page), { message: `scrolled by ${viewports} viewports` }).toEqual([]);
  }
}

test('a snackbar covers no control of the account', async ({ page, context, customer }) => {
  await startSession(context, customer);
  const account = new AccountPage(page);
  await keepSnackbarsOpen(page);
  await page.goto('/cs/ucet');
  await account.edit();
  await account.field('Obec').fill('Mělník');
  await account.save();
  await expect(new SiteFrame(page).snackbar('Úpravy uloženy')).toBeVisible();
  await expectNoControlCovered(page);
});

test('a snackbar covers no control of the reservation page', async ({ page, context, customer }) => {
  await startSession(context, customer);
  const event = await createEvent({ daysAhead: SOON });
  await keepSnackbarsOpen(page);
  await page.goto(`/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`);
  await new ReservePage(page).submit.click();
  await expect(new ReservationPage(page).payment).toBeVisible();
  await expect(new SiteFrame(page).snackbar('Místa')).toBeVisible();
  await expectNoControlCovered(page);
});

test('a snackbar covers no control of a drawer opened below it', async ({ page, context }) => {
  await startSession(context, SALES);
  const booking = new ManagerBookingPage(page);
  await keepSnackbarsOpen(page);
  await page.goto('/cs/manager/booking');
  await booking.newEvent.click();
  await booking.eventTitle.fill('Sázení stromů');
  await booking.eventForm.getByLabel('Začátek').fill('2035-05-05T09:00');
  await booking.eventForm.getByLabel('Místo konání').fill('Obříství');
  await booking.eventForm.getByLabel('Předvolba variabilního symbolu').fill('2690');
  await booking.eventForm.getByRole('button', { name: 'Vytvořit', exact: true }).click();
  await expect(new SiteFrame(page).snackbar('Akce je vytvořená')).toBeVisible();
  await expect(booking.eventForm).toBeHidden();
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Nový termín' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nový termín' });
  // A trial click waits until the drawer has stopped moving.
  await drawer.getByRole('button', { name: 'Vytvořit' }).click({ trial: true });
  await expect.poll(() => coveredControls(page)).toEqual([]);
});
