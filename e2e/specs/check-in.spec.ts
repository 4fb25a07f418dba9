import { violations } from '../commands/axe';
import { createEvent, moveToNow } from '../commands/events';
import { installFakeCamera, showToCamera } from '../commands/fake-camera';
import { untilStoredOffline } from '../commands/offline-pages';
import { reserve, ticketsOf } from '../commands/reservations';
import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { CheckInPage } from '../pages/check-in-page';
import { SiteFrame } from '../pages/site-frame';

test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

/** Creates a slot today with tickets that cost nothing. */
async function createSlotToday(customer: Parameters<typeof reserve>[0], names: string[]) {
  const event = await createEvent({ price: 0 });
  const { tickets } = await reserve(customer, event.slot.id, names);
  await moveToNow(event.slot.id);
  return { event, tickets };
}

test('the camera checks in one ticket after another', async ({ openAs, customer }) => {
  const { event, tickets } = await createSlotToday(customer, ['Karel Dvořák', 'Marie Černá']);
  const [first, second] = tickets;
  const page = await openAs(SALES);
  await installFakeCamera(page);
  const door = new CheckInPage(page);
  await door.open(event.id, event.slot.id);
  await expect(door.count(0, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Zapnout kameru' }).click();

  await showToCamera(page, first!.qr);
  await expect(door.verdictHeading).toHaveText('Vpusťte');
  await expect(door.verdict).toContainText('Karel Dvořák');
  // The next ticket is scanned while the last verdict is shown.
  await showToCamera(page, second!.qr);
  await expect(door.verdict).toContainText('Marie Černá');
  await expect(door.verdictHeading).toHaveText('Vpusťte');
  // The verdict closes by itself.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(door.count(2, 2)).toBeVisible();

  await showToCamera(page, null);
  await door.undo('Marie Černá');
  await expect(door.count(1, 2)).toBeVisible();
  const [, unchecked] = await ticketsOf(customer, second!.reservation_id);
  expect(unchecked!.is_checked).toBe(false);
});

test('check-in works by keyboard scanner and by name, and flags a ticket of another slot', async ({
  openAs,
  customer,
}) => {
  const { event, tickets } = await createSlotToday(customer, ['Karel Dvořák', 'Marie Černá']);
  const other = await createSlotToday(customer, ['Iva Lípová']);
  const page = await openAs(SALES);
  const door = new CheckInPage(page);
  await door.open(event.id, event.slot.id);
  await expect(door.count(0, 2)).toBeVisible();

  await door.search.focus();
  await door.scan(tickets[0]!.id);
  await expect(door.verdictHeading).toHaveText('Vpusťte');
  await door.closeVerdict();
  await door.scan(tickets[0]!.id);
  await expect(door.verdictHeading).toHaveText('Použitá');
  await expect(door.verdict).toContainText('Poprvé použita');
  await door.closeVerdict();
  await expect(door.search).toHaveValue('');

  await door.search.fill('cerna');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Odbavit: Marie Černá' }).click();
  await expect(door.verdictHeading).toHaveText('Vpusťte');
  await door.closeVerdict();
  await expect(door.count(2, 2)).toBeVisible();

  await door.scan(other.tickets[0]!.id);
  await expect(door.verdictHeading).toHaveText('Jiná akce');
  await expect(door.verdict).toContainText(other.event.title);
  expect(await violations(page)).toEqual([]);
  await door.admitAnyway('Spletla si den');
  await expect(door.verdictHeading).toHaveText('Vpusťte');
});

test('check-in continues offline, and a ticket admitted at two doors is reported', async ({ openAs, customer }) => {
  const { event, tickets } = await createSlotToday(customer, ['Karel Dvořák', 'Marie Černá']);
  const gate = await openAs(SALES);
  const yard = await openAs(SALES);
  const doors = [new CheckInPage(gate), new CheckInPage(yard)] as const;
  for (const [index, page] of [gate, yard].entries()) {
    await doors[index]!.open(event.id, event.slot.id);
    await expect(doors[index]!.count(0, 2)).toBeVisible();
    await page.getByText('Nastavení vstupu').click();
    await page.getByRole('textbox', { name: 'Název vstupu' }).fill(['Brána', 'Dvůr'][index]!);
    await untilStoredOffline(page, '/cs/services/ticket');
    await page.context().setOffline(true);
  }
  const [first, second] = tickets;
  for (const door of doors) {
    await door.scan(first!.id);
    await expect(door.verdictHeading).toHaveText('Vpusťte');
    await door.closeVerdict();
    await expect(door.text(/^Bez sítě\. Odbavuje se podle seznamu/)).toBeVisible();
    await expect(door.text('1 odbavení čeká na odeslání.')).toBeVisible();
  }
  // Offline, the device recognizes a used ticket.
  await doors[0].scan(first!.id);
  await expect(doors[0].verdictHeading).toHaveText('Použitá');
  await doors[0].closeVerdict();

  await gate.context().setOffline(false);
  await expect(doors[0].text(/čeká na odeslání/)).toHaveCount(0);
  await expect(doors[0].lastTickets).toContainText('Odbaveno');
  await yard.context().setOffline(false);
  await expect(doors[1].alert).toContainText(/Karel Dvořák: Brána v\s\d?\d:\d\d, Dvůr v\s\d?\d:\d\d/);
  // Back online, the device checks in without further steps.
  await doors[1].scan(second!.id);
  await expect(doors[1].verdictHeading).toHaveText('Vpusťte');
});

test('tickets stored on a device are deleted at logout', async ({ openAs, customer }) => {
  const { event } = await createSlotToday(customer, ['Karel Dvořák']);
  const page = await openAs(SALES);
  const door = new CheckInPage(page);
  await door.open(event.id, event.slot.id);
  await expect(door.count(0, 1)).toBeVisible();
  const databaseNames = (): Promise<unknown[]> =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databaseNames).toContain('arbora-kept');
  await new SiteFrame(page).goToInAccount('Odhlásit se');
  await expect.poll(databaseNames).not.toContain('arbora-kept');
});
