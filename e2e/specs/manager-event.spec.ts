import type { BookingEventSlot } from '@arbora/domain';
import { api } from '../commands/api';
import { reserve, ticketsOf } from '../commands/reservations';
import { moveToNow } from '../commands/events';
import { SALES, tokenOf } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { CheckInPage } from '../pages/check-in-page';
import { titleIn } from '../pages/manager-booking-page';

test('a copy of an earlier event is published, reserved and checked in at the door', async ({
  openAs,
  customer,
  event,
}) => {
  const page = await openAs(SALES);
  const main = page.getByRole('main');
  const id = await test.step('staff copy the earlier event with its slots to another day', async () => {
    await page.goto(`/cs/manager/booking?event=${event.id}`);
    await main.getByRole('button', { name: 'Zdvojit' }).click();
    const form = page.getByRole('dialog', { name: `Zdvojit: ${event.title}` });
    await form.getByLabel('Začátek nové akce').fill('2035-05-05T09:00');
    await form.getByRole('button', { name: 'Zdvojit' }).click();
    await expect(page.getByText('Kopie akce je hotová i s termíny.')).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(event.id));
    await expect(main.getByText('Nezveřejněná')).toBeVisible();
    await expect(main.getByRole('link', { name: event.slot.name })).toBeVisible();
    return new URL(page.url()).searchParams.get('event')!;
  });

  const address = `/cs/services/public-booking/${id}`;
  await test.step('visitors see it once it is published', async () => {
    const visitor = await openAs(null);
    expect((await visitor.request.get(address)).status()).toBe(404);
    await main.getByRole('button', { name: 'Upravit akci' }).click();
    const form = page.getByRole('dialog', { name: event.title, exact: true });
    await titleIn(form).fill(`${event.title} podruhé`);
    await form.getByLabel('Zveřejnit na webu').check();
    await form.getByRole('button', { name: 'Uložit změny' }).click();
    await expect(form).toBeHidden();
    await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(200);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${event.title} podruhé`);
  });

  await test.step('its guest is in the list of attendees and is checked in at the door', async () => {
    const [slot] = await api<BookingEventSlot[]>(`/rest/booking_event_slot?event_id=eq.${id}`, {
      token: await tokenOf(SALES),
    });
    const { reservation } = await reserve(customer, slot!.id, ['Karel Dvořák']);
    await page.goto(`/cs/manager/booking?event=${id}&list=attendees`);
    await expect(main.getByText('Karel Dvořák').first()).toBeVisible();
    await page.goto(`/cs/manager/booking?event=${id}&slot=${slot!.id}`);
    await main.getByRole('button', { name: 'Označit jako zaplacené' }).click();
    await expect(main.getByText('Zaplacená').first()).toBeVisible();
    await moveToNow(slot!.id);
    const [ticket] = await ticketsOf(customer, reservation.id);
    const door = new CheckInPage(page);
    await door.open(id, slot!.id);
    await expect(door.count(0, 1)).toBeVisible();
    await door.search.focus();
    await door.scan(ticket!.id);
    await expect(door.verdictHeading).toHaveText('Vpusťte');
    await door.closeVerdict();
    await expect(door.count(1, 1)).toBeVisible();
  });
});
