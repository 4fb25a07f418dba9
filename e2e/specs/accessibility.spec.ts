import type { Page } from '@playwright/test';
import { COLOUR_RULES, violations } from '../commands/axe';
import { untilShellIsHydrated } from '../commands/rendered';
import { cancel, markPaid, reserve } from '../commands/reservations';
import { ADMIN, SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';

// Page states that the conformance suite does not reach.

/** Expects that the page has no axe violations in the light and the dark theme. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Načítáme…')).toHaveCount(0);
  expect(await violations(page), path).toEqual([]);
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  // Components of the back office apply the theme slightly after the stylesheet.
  await expect.poll(() => violations(page, COLOUR_RULES), { message: `${path} in the dark theme` }).toEqual([]);
}

test('reserving has no axe violations in any state', async ({ openAs, customer, event }) => {
  const page = await openAs(customer);
  await expectAccessible(page, `/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`);
  const { reservation } = await reserve(customer, event.slot.id, ['Jana Nováková', 'Petr Novák']);
  await expectAccessible(page, `/cs/rezervace/${reservation.id}`);
  await cancel(customer, reservation.id);
  await expectAccessible(page, `/cs/rezervace/${reservation.id}`);
  await expectAccessible(page, `/cs/services/public-booking/${event.id}`);
});

test('the check-in at the door has no axe violations in any role', async ({ openAs, customer, event }) => {
  const { reservation, tickets } = await reserve(customer, event.slot.id, ['Jana Nováková', 'Petr Novák']);
  const path = `/cs/services/ticket?id=${tickets[0]!.id}`;
  await expectAccessible(await openAs(null), path);
  await markPaid(reservation.id);
  await expectAccessible(await openAs(customer), path);
  await expectAccessible(await openAs(SALES), path);
});

test('the back office has no axe violations with an event, a slot or their forms open', async ({
  openAs,
  customer,
  event,
}) => {
  await reserve(customer, event.slot.id, ['Jana Nováková']);
  const page = await openAs(ADMIN);
  await expectAccessible(page, `/cs/manager/booking?event=${event.id}`);
  await expectAccessible(page, `/cs/manager/booking?event=${event.id}&slot=${event.slot.id}`);
  await expectAccessible(page, `/cs/manager/booking?event=${event.id}&form=event`);
  await expectAccessible(page, `/cs/manager/booking?event=${event.id}&form=${event.slot.id}`);
});

test.describe('the error screen', () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('has no axe violations', async ({ page }) => expectAccessible(page, '/cs/tohle-tu-neni'));
});

test('open menus of the header have no axe violations', async ({ openAs, customer }) => {
  for (const account of [null, customer, ADMIN]) {
    const page = await openAs(account);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/cs/');
    await untilShellIsHydrated(page);
    const menus = page.getByRole('banner').locator('button[popovertarget]').filter({ visible: true });
    await expect(menus).not.toHaveCount(0);
    for (const menu of await menus.all()) {
      await menu.click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});
