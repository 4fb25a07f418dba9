import { createCustomer } from '../commands/customers';
import { kindsTo, linksOf, mailTo } from '../commands/mailbox';
import { createEvent, freeSeats, moveToNow, SOON } from '../commands/events';
import { compactPragueDay, pragueMoment } from '../commands/prague-time';
import { readQr } from '../commands/read-qr';
import { cancel, reservationOf, reserve, ticketsOf } from '../commands/reservations';
import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { ErrorScreen } from '../pages/error-screen';
import { LoginPage } from '../pages/login-page';
import { ManagerBookingPage } from '../pages/manager-booking-page';
import { PublicBookingPage } from '../pages/public-booking-page';
import { ReservationPage } from '../pages/reservation-page';
import { ReservationsPage } from '../pages/reservations-page';
import { ReservePage } from '../pages/reserve-page';
import { SiteFrame } from '../pages/site-frame';
import { TicketCheckPage } from '../pages/ticket-check-page';
import { ORIGIN } from '../site';

/** IBAN of the configured account 19-2000145399/0100, from the example of the payment standard. */
const IBAN = 'CZ0801000000192000145399';

// The rejected check-in gets a 409, which the browser logs.
test.use({ expectedFaults: [/ticket_check_in/] });

test('a visitor becomes a customer, reserves, pays and checks in', async ({ page, openAs, customer, event }) => {
  test.setTimeout(240_000);
  const reservePage = new ReservePage(page);
  const reservation = new ReservationPage(page);

  await test.step('an anonymous visitor finds the event, logs in and returns to it', async () => {
    const offer = new PublicBookingPage(page);
    await page.goto('/cs/');
    await new SiteFrame(page).goTo('Rezervace akcí');
    await expect(offer.event(event.title)).toContainText('Zbývá 10 míst z 10');
    await offer.openEvent(event.title);
    await expect(page).toHaveURL(`/cs/services/public-booking/${event.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
    await page.getByRole('link', { name: `Rezervovat ${event.slot.name}` }).click();
    await expect(page).toHaveURL(/\/cs\/login\?return=/);
    await new LoginPage(page).logIn(customer);
    await expect(page).toHaveURL(`/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`);
    await expect(reservePage.slot(event.slot.name)).toBeChecked();
  });

  await test.step('an invalid attendee is reported at its field and the input is kept', async () => {
    const [first, second] = [reservePage.attendee(1), reservePage.attendee(2)];
    await expect(first.name).toHaveValue(customer.name);
    await first.name.fill('Karel Dvořák');
    await reservePage.addAttendee();
    await second.email.fill('bez-zavinace');
    await reservePage.submit.click();
    await expect(second.name).toHaveAccessibleDescription('Bez toho to nepůjde.');
    await expect(second.name).toBeFocused();
    await expect(second.email).toHaveAccessibleDescription('Neplatný e-mail');
    await expect(first.name).toHaveValue('Karel Dvořák');
    await expect(second.email).toHaveValue('bez-zavinace');
    await second.name.fill('Marie Černá');
    await second.email.fill(`druha.${customer.email}`);
    await reservePage.submit.click();
    await expect(page).toHaveURL(/\/cs\/rezervace\/[0-9a-f-]{36}$/);
    await expect(reservation.heading).toHaveText(event.title);
  });

  const reservationId = page.url().split('/').at(-1)!;
  const row = await reservationOf(customer, reservationId);
  const tickets = await ticketsOf(customer, reservationId);

  await test.step('tickets and payment have QR codes that an independent decoder reads', async () => {
    await expect(reservation.state('Čeká na platbu')).toBeVisible();
    await expect(reservation.tickets).toHaveCount(2);
    for (const { id, name_on_ticket } of tickets) {
      const code = await readQr(await reservation.codeSource(`QR kód vstupenky: ${name_on_ticket}`));
      expect(code).toBe(`${ORIGIN}/services/ticket?id=${id}`);
    }
    const symbol = await reservation.paymentFact('Variabilní symbol');
    expect(symbol).toMatch(new RegExp(`^${event.mask_vs}\\d{1,6}$`));
    // Staff see the same number, for phone calls.
    await expect(reservation.state(`Rezervace č. ${symbol}`)).toBeVisible();
    expect(await reservation.paymentFact('Částka')).toBe('300 Kč');
    expect(await reservation.paymentFact('Číslo účtu')).toBe('19-2000145399/0100');
    expect(await readQr(await reservation.codeSource('QR kód s platebními údaji'))).toBe(
      `SPD*1.0*ACC:${IBAN}*AM:300.00*CC:CZK*DT:${compactPragueDay(row.created_at, 4)}*MSG:REZERVACE*X-VS:${symbol}`,
    );
  });

  const [first, second] = tickets;
  if (!first || !second) throw new Error('Two tickets were expected');

  const ticketLink = `/cs/services/ticket?id=${first.id}`;
  const stranger = await openAs(null);
  await test.step('the mailbox shows the mail with its links', async () => {
    const confirmation = await mailTo(customer.email, 'reservation-create');
    expect(linksOf(confirmation)).toEqual(
      expect.arrayContaining([
        ORIGIN + ticketLink,
        `${ORIGIN}/cs/services/ticket?id=${second.id}`,
        `${ORIGIN}/cs/rezervace/${reservationId}`,
      ]),
    );
    await stranger.goto(`/dev/mailbox?to=${customer.email}`);
    await stranger.getByRole('link', { name: `Potvrzení rezervace: ${event.title}` }).click();
    await stranger.getByRole('link', { name: 'Karel Dvořák' }).click();
    await expect(stranger).toHaveURL(ticketLink);
  });

  await test.step('an anonymous visitor sees only that the unpaid ticket is not valid', async () => {
    const check = new TicketCheckPage(stranger);
    await expect(check.verdict).toHaveText('Nezaplaceno');
    await expect(check.fact('Akce')).toHaveText(event.title);
    await expect(new SiteFrame(stranger).main).not.toContainText('Karel Dvořák');
  });

  const staff = await openAs(SALES);
  await test.step('a manager marks the reservation as paid', async () => {
    const booking = new ManagerBookingPage(staff);
    await staff.goto('/cs/manager/booking');
    await booking.openSlot(event.title, event.slot.name);
    await expect(booking.reservation(customer.email)).toContainText('Nezaplacená');
    await booking.markPaid(customer.email);
    await expect(booking.reservation(customer.email)).toContainText('Zaplacená');
  });

  await test.step('the customer sees it as paid, and the other attendee gets a ticket', async () => {
    await mailTo(customer.email, 'reservation-payment');
    const ticketMail = await mailTo(`druha.${customer.email}`, 'reservation-ticket');
    expect(linksOf(ticketMail)).toContain(`${ORIGIN}/cs/services/ticket?id=${second.id}`);
    await page.reload();
    await expect(reservation.state('Zaplaceno')).toBeVisible();
    await expect(reservation.payment).toBeHidden();
    const saved = page.waitForEvent('download');
    await reservation.taxDocument.click();
    expect((await saved).suggestedFilename()).toMatch(/^PD20\d{7,}\.pdf$/);
  });

  await test.step('at check-in the ticket of another day is not valid', async () => {
    const check = new TicketCheckPage(staff);
    // Otherwise the slot of another test could be preselected, if it is the only one today.
    await staff.goto(`${ticketLink}&door=any`);
    await expect(check.verdict).toHaveText('Jiný den');
    await expect(check.admit).toBeHidden();
    await check.admitAnyway('Přišel o měsíc dřív');
    await expect(check.verdict).toHaveText('Vpusťte');
    await expect(check.fact('Odbaveno přes upozornění')).toContainText('Jiný den · Přišel o měsíc dřív');
    await check.undo();
    await expect(check.verdict).toHaveText('Jiný den');
    await moveToNow(event.slot.id);
  });

  await test.step('the ticket can be checked in only once', async () => {
    const check = new TicketCheckPage(staff);
    // A second device has the same ticket on its screen before the first one checks it in.
    const secondDoor = await openAs(SALES);
    const secondCheck = new TicketCheckPage(secondDoor);
    await staff.goto(ticketLink);
    // The URL in the ticket's code has no language.
    await secondDoor.goto(`/services/ticket?id=${first.id}`);
    await expect(secondDoor).toHaveURL(ticketLink);
    await expect(check.verdict).toHaveText('Platí');
    await expect(check.status).toContainText('Karel Dvořák');
    await check.door.selectOption(`${event.id}.${event.slot.id}`);
    await expect(check.verdict).toHaveText('Platí');
    await expect(check.others).toContainText('Marie Černá');
    await expect(secondCheck.verdict).toHaveText('Platí');
    await check.admit.click();
    await expect(check.verdict).toHaveText('Vpusťte');

    const [usedTicket] = (await ticketsOf(customer, reservationId)).filter(({ id }) => id === first.id);
    const firstUse = pragueMoment(usedTicket!.checked_at!);
    await secondCheck.admit.click();
    await expect(secondCheck.verdict).toHaveText('Použitá');
    await expect(secondCheck.status).toContainText(`Poprvé použita ${firstUse}.`);
    await stranger.reload();
    await expect(new TicketCheckPage(stranger).verdict).toHaveText('Použitá');
  });
});

test('a customer cancels another reservation, which frees the seats', async ({ page, customer, openAs }) => {
  const event = await createEvent({ daysAhead: SOON, capacity_total: 2 });
  const { reservation } = await reserve(customer, event.slot.id, ['Jana Nováková', 'Petr Novák']);
  expect(await freeSeats(event.slot.id)).toBe(0);

  const customerPage = await openAs(customer);
  const list = new ReservationsPage(customerPage);
  await customerPage.goto('/cs/rezervace');
  await list.reservation(event.title).getByRole('link', { name: event.title }).click();
  await expect(customerPage).toHaveURL(`/cs/rezervace/${reservation.id}`);
  await new ReservationPage(customerPage).cancel();
  await expect(customerPage).toHaveURL('/cs/rezervace');
  await expect(list.heading).toBeVisible();
  await expect(list.reservation(event.title)).toHaveCount(0);
  expect(await freeSeats(event.slot.id)).toBe(2);
  await mailTo(customer.email, 'reservation-cancel');

  // Earlier mails still link to it: its owner sees that it was cancelled.
  await list.cancelled(event.title).getByRole('link', { name: event.title }).click();
  await expect(customerPage).toHaveURL(`/cs/rezervace/${reservation.id}`);
  await expect(customerPage.getByRole('heading', { level: 1 })).toHaveText(event.title);
  await expect(customerPage.getByRole('main')).toContainText('Rezervaci jste zrušili');
  const response = await customerPage.reload();
  expect(response?.status()).toBe(200);
  await expect(customerPage.getByRole('main')).toContainText('Rezervaci jste zrušili');

  // Other visitors see the free seats after a few seconds, as rendered pages are cached that long.
  const offer = new PublicBookingPage(page);
  await expect(async () => {
    await offer.open();
    await expect(offer.event(event.title)).toContainText('Zbývají 2 místa z 2', { timeout: 1000 });
  }).toPass();
});

test('another customer cannot open a cancelled reservation', async ({ customer, openAs }) => {
  const event = await createEvent();
  const { reservation } = await reserve(customer, event.slot.id, ['Jana Nováková']);
  await cancel(customer, reservation.id);
  const page = await openAs(await createCustomer('Zvědavý Zákazník'));
  await page.goto(`/cs/rezervace/${reservation.id}`);
  await expect(new ErrorScreen(page).heading).toBeVisible();
});

test('a ticket passed on goes to the new holder only, and the former code is invalid', async ({ customer, openAs }) => {
  const event = await createEvent({ daysAhead: SOON, price: 0 });
  const former = `petr.${customer.email}`;
  const next = `marie.${customer.email}`;
  const { reservation, tickets } = await reserve(customer, event.slot.id, [{ name: 'Petr Dub', email: former }]);
  const customerPage = await openAs(customer);
  await customerPage.goto(`/cs/rezervace/${reservation.id}`);
  await new ReservationPage(customerPage).passOn('Petr Dub', { name: 'Marie Nováková', email: next });
  await expect(customerPage.getByRole('heading', { name: 'Marie Nováková' })).toBeVisible();
  const [newTicket] = await ticketsOf(customer, reservation.id);
  const page = new ReservationPage(customerPage);
  await expect(async () => {
    const code = await readQr(await page.codeSource('QR kód vstupenky: Marie Nováková'));
    expect(code).toBe(`${ORIGIN}/services/ticket?id=${newTicket!.id}`);
  }).toPass();

  expect(linksOf(await mailTo(next, 'reservation-ticket'))).toContain(
    `${ORIGIN}/cs/services/ticket?id=${newTicket!.id}`,
  );
  await mailTo(former, 'reservation-passed-on');
  expect(await kindsTo(former)).not.toContain('reservation-ticket');

  const door = await openAs(SALES);
  await door.goto(`/cs/services/ticket?id=${tickets[0]!.id}`);
  const check = new TicketCheckPage(door);
  await expect(check.verdict).toHaveText('Předaná');
  await expect(check.admit).toBeHidden();
});

test.describe('a reservation of taken seats', () => {
  test.use({ expectedFaults: [/status of 409/] });

  test('shows the number of remaining seats and keeps the input', async ({ customer, openAs }) => {
    const event = await createEvent({ capacity_total: 2 });
    const customerPage = await openAs(customer);
    const reservePage = new ReservePage(customerPage);
    await customerPage.goto(`/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`);
    await reservePage.attendee(1).name.fill('Karel Dvořák');
    await reservePage.addAttendee();
    await reservePage.attendee(2).name.fill('Marie Černá');
    await reserve(await createCustomer('Rychlý Zákazník'), event.slot.id, ['Rychlý Zákazník']);
    await reservePage.submit.click();
    await expect(reservePage.problem).toContainText('Zbývá už jen jedno místo');
    await expect(reservePage.attendee(1).name).toHaveValue('Karel Dvořák');
    await expect(reservePage.attendee(2).name).toHaveValue('Marie Černá');
    await customerPage.getByRole('button', { name: 'Odebrat 2. účastníka' }).click();
    await reservePage.submit.click();
    await expect(new ReservationPage(customerPage).heading).toHaveText(event.title);
  });
});
