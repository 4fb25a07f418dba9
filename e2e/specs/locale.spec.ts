import { violations } from '../commands/axe';
import { expect, test } from '../fixtures/test';
import { ErrorScreen } from '../pages/error-screen';
import { SiteFrame } from '../pages/site-frame';

test('a Czech browser gets the Czech site, and switching the language keeps the page', async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto('/');
  await expect(page).toHaveURL('/cs/');
  await expect(frame.main.getByRole('heading', { level: 1 })).toContainText('Pěstujeme stromy');

  await page.goto('/cs/novinky?page=2#content');
  await expect(frame.main.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
  await frame.switchTo('English');
  await expect(page).toHaveURL('/en/novinky?page=2#content');
  await expect(frame.main.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // The choice is remembered for URLs without a language.
  await page.goto('/novinky');
  await expect(page).toHaveURL('/en/novinky');
});

test('links without a language keep their query and hash', async ({ page }) => {
  await page.goto('/novinky?page=2#content');
  await expect(page).toHaveURL('/cs/novinky?page=2#content');
  await expect(page.getByRole('navigation', { name: 'Stránkování' })).toBeVisible();
});

test('an old URL redirects to its replacement', async ({ request }) => {
  const response = await request.get('/cs/catalogue?q=javor', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/cs/sortiment?q=javor');
});

test('the locale follows the browser’s languages, and is the home locale for a crawler', async ({ request }) => {
  const redirectFor = async (accepted: string): Promise<string | undefined> => {
    const headers = { 'accept-language': accepted };
    return (await request.get('/novinky?a=1', { headers, maxRedirects: 0 })).headers().location;
  };
  expect(await redirectFor('sk-SK,sk;q=0.9')).toBe('/cs/novinky?a=1');
  expect(await redirectFor('pl,en;q=0.5')).toBe('/pl/novinky?a=1');
  expect(await redirectFor('de-DE,de;q=0.9')).toBe('/en/novinky?a=1');
  expect(await redirectFor('')).toBe('/cs/novinky?a=1');
});

test.describe('a missing page', () => {
  test.use({ expectedFaults: [/status of 404/] });

  for (const [path, heading] of [
    ['/en/nope', 'Nothing grows here...'],
    ['/pl/nope', 'Tu nic nie wyrośnie...'],
  ] as const) {
    test(`${path} shows the error in its language`, async ({ page }) => {
      await page.goto(path);
      await expect(new ErrorScreen(page, heading).heading).toBeVisible();
    });
  }

  test('is a real 404 with a link home, and accessible', async ({ page }) => {
    const screen = new ErrorScreen(page);
    const response = await page.goto('/cs/tohle/tu/neni');
    expect(response?.status()).toBe(404);
    await expect(screen.heading).toBeVisible();
    await expect(screen.status).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await screen.homeLink.click();
    await expect(page).toHaveURL('/cs/');
    await expect(new SiteFrame(page).main.getByRole('heading', { level: 1 })).toContainText('Pěstujeme stromy');
  });
});
