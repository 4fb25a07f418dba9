import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cancel, markPaid, reserve } from '../commands/reservations';
import { ADMIN, SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Findings of axe that keep somebody out, with the elements. */
async function barriers(builder: AxeBuilder): Promise<unknown[]> {
  const { violations } = await builder.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

/** The page is there with what it shows, and axe finds no barrier on it, in light and in dark colours. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Načítáme…')).toHaveCount(0);
  expect(await barriers(new AxeBuilder({ page }).withTags(LEVEL_AA)), path).toEqual([]);
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  // The back office's parts take on the theme a moment after the stylesheet.
  const dark = new AxeBuilder({ page }).withRules('color-contrast');
  await expect.poll(() => barriers(dark), { message: `${path} in the dark` }).toEqual([]);
}

const PUBLIC = [
  '/',
  '/novinky',
  '/sortiment',
  '/services/public-booking',
  '/rezervacni-dny',
  '/services/ticket',
  '/services/subscriptions',
  '/login',
  '/registrace',
  '/o-nas',
];
for (const path of PUBLIC) {
  test(`${path} keeps nobody out`, async ({ page }) => expectAccessible(page, `/cs${path}`));
}

test('neither do an article and a plant', async ({ page }) => {
  for (const list of ['/cs/novinky', '/cs/sortiment']) {
    await page.goto(list);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await expectAccessible(page, (await link.getAttribute('href'))!);
  }
});

test('nor the account and reserving', async ({ openAs, customer, event }) => {
  const page = await openAs(customer);
  await expectAccessible(page, '/cs/ucet');
  await expectAccessible(page, `/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`);
  const { reservation } = await reserve(customer, event.slot.id, ['Jana Nováková', 'Petr Novák']);
  await expectAccessible(page, '/cs/rezervace');
  await expectAccessible(page, `/cs/rezervace/${reservation.id}`);
  await cancel(customer, reservation.id);
  await expectAccessible(page, `/cs/rezervace/${reservation.id}`);
  await expectAccessible(page, `/cs/services/public-booking/${event.id}`);
});

test('nor the check at the door', async ({ openAs, customer, event }) => {
  const { reservation, tickets } = await reserve(customer, event.slot.id, ['Jana Nováková', 'Petr Novák']);
  const path = `/cs/services/ticket?id=${tickets[0]!.id}`;
  await expectAccessible(await openAs(null), path);
  await markPaid(reservation.id);
  await expectAccessible(await openAs(customer), path);
  await expectAccessible(await openAs(SALES), path);
});

test('nor the back office', async ({ openAs, customer, event }) => {
  await reserve(customer, event.slot.id, ['Jana Nováková']);
  const page = await openAs(ADMIN);
  await expectAccessible(page, '/cs/manager');
  await expectAccessible(page, '/cs/manager/booking');
  await expectAccessible(page, `/cs/manager/booking?event=${event.id}`);
  await expectAccessible(page, `/cs/manager/booking?event=${event.id}&slot=${event.slot.id}`);
  await expectAccessible(page, '/cs/manager/users/registrations');
});

test.describe('the error screen', () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('keeps nobody out', async ({ page }) => expectAccessible(page, '/cs/tohle-tu-neni'));
});
