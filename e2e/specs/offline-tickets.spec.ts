import { createEvent, moveToNow } from '../commands/events';
import { installFakeCamera, showToCamera } from '../commands/fake-camera';
import { cacheNames, offlineScopes, untilStoredOffline } from '../commands/offline-pages';
import { readQr } from '../commands/read-qr';
import { reserve } from '../commands/reservations';
import { SALES, startSession } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { CheckInPage } from '../pages/check-in-page';
import { ReservationPage } from '../pages/reservation-page';
import { SiteFrame } from '../pages/site-frame';
import { ORIGIN } from '../site';

// Files that are not stored on the device, such as the event's picture, fail to load.
test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|did not load|Failed to fetch/] });

test('a ticket opens without a network until logout', async ({ page, context, customer }) => {
  const event = await createEvent({ price: 0 });
  const { reservation, tickets } = await reserve(customer, event.slot.id, ['Karel Dvořák']);
  const address = `/cs/rezervace/${reservation.id}`;
  const ticketPage = new ReservationPage(page);
  const readCode = async () => readQr(await ticketPage.codeSource('QR kód vstupenky: Karel Dvořák'));
  await startSession(context, customer);
  await page.goto('/cs/');
  expect(await offlineScopes(page)).toEqual([]);

  await page.goto(address);
  await untilStoredOffline(page, '/cs/rezervace');
  await expect(ticketPage.tickets).toHaveCount(1);
  await context.setOffline(true);
  await page.goto(address);
  await expect(ticketPage.heading).toHaveText(event.title);
  expect(await readCode()).toBe(`${ORIGIN}/services/ticket?id=${tickets[0]!.id}`);

  await context.setOffline(false);
  await page.goto(`/cs/services/ticket?id=${tickets[0]!.id}`);
  await untilStoredOffline(page, '/cs/services/ticket');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('img', { name: /^QR kód vstupenky/ })).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await new SiteFrame(page).goToInAccount('Odhlásit se');
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(/ERR_/);
});

test('the check-in screen opens without a network on a device that has stored its tickets, and sends them afterwards', async ({
  openAs,
  customer,
}) => {
  const event = await createEvent({ price: 0 });
  const { tickets } = await reserve(customer, event.slot.id, ['Karel Dvořák', 'Marie Černá']);
  await moveToNow(event.slot.id);
  const page = await openAs(SALES);
  await installFakeCamera(page);
  const door = new CheckInPage(page);
  await door.open(event.id, event.slot.id);
  await expect(door.count(0, 2)).toBeVisible();
  await untilStoredOffline(page, '/cs/services/ticket');
  await page.context().setOffline(true);
  await page.reload();
  await expect(door.count(0, 2)).toBeVisible();
  await door.scan(tickets[0]!.id);
  await expect(door.verdictHeading).toHaveText('Vpusťte');
  await door.closeVerdict();
  await page.getByRole('button', { name: 'Zapnout kameru' }).click();
  await showToCamera(page, tickets[1]!.qr);
  await expect(door.verdict).toContainText('Marie Černá');
  await expect(door.verdictHeading).toHaveText('Vpusťte');

  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await expect(page.getByText('2 odbavení čekají na odeslání.')).toBeAttached();
  await page.context().setOffline(false);
  await expect(page.getByText('2 odbavení čekají na odeslání.')).toHaveCount(0);
  expect(refused.filter((url) => url.includes('/door_scans'))).toEqual([]);
});
