import { createCustomer } from '../commands/customers';
import { createEvent } from '../commands/events';
import { linksOf, mailTo } from '../commands/mailbox';
import { cancel, reserve } from '../commands/reservations';
import { startSession } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { ReservePage } from '../pages/reserve-page';

test('a customer waits for two places, reserves them when they become free, and another customer leaves the list', async ({
  page,
  context,
  customer,
  openAs,
}) => {
  const event = await createEvent({ price: 0, capacity_total: 2 });
  const holder = await createCustomer('Karel Dvořák');
  const { reservation } = await reserve(holder, event.slot.id, ['Karel Dvořák', 'Eva Dvořáková']);
  const address = `/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`;

  await test.step('the customer joins the list of the full slot', async () => {
    await startSession(context, customer);
    await page.goto(address);
    const form = page.getByRole('form', { name: 'Čekací listina' });
    await form.getByRole('spinbutton', { name: 'Počet míst' }).fill('2');
    await form.getByRole('button', { name: 'Zapsat se na čekací listinu' }).click();
    await expect(page.getByText('Jste první v pořadí')).toBeVisible();
    await mailTo(customer.email, 'waiting-joined');
  });

  await test.step('another customer leaves the list by the link in the mail', async () => {
    const other = await createCustomer('Petr Lípa');
    const otherPage = await openAs(other);
    await otherPage.goto(address);
    await otherPage.getByRole('button', { name: 'Zapsat se na čekací listinu' }).click();
    await expect(otherPage.getByText('Jste 2. v pořadí')).toBeVisible();
    const leaveLink = linksOf(await mailTo(other.email, 'waiting-joined')).find((href) =>
      href.includes('/services/waiting'),
    );
    await otherPage.goto(leaveLink!);
    await otherPage.getByRole('button', { name: 'Odhlásit se z čekací listiny' }).click();
    await expect(otherPage.getByText('Na čekací listině už nejste')).toBeVisible();
  });

  await test.step('the freed places are held for the customer, who reserves them', async () => {
    await cancel(holder, reservation.id);
    const offer = linksOf(await mailTo(customer.email, 'waiting-offer')).find((href) => href.includes('/udalost/'));
    await page.goto(offer!);
    await expect(page.getByText('Držíme pro vás 2 místa')).toBeVisible();
    const reservePage = new ReservePage(page);
    await reservePage.attendee(1).name.fill('Jana Nováková');
    await reservePage.addAttendee();
    await reservePage.attendee(2).name.fill('Josef Novák');
    await reservePage.submit.click();
    await expect(page).toHaveURL(/\/cs\/rezervace\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  });
});
