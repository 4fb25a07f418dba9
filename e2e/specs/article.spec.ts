import { expect, test } from '../fixtures/test';

test('a reader chooses a topic, sees the author of an article, and opens a plant linked to it', async ({ page }) => {
  await page.goto('/cs/novinky');
  await page.getByRole('group', { name: 'Téma' }).getByRole('link', { name: 'Péče' }).click();
  await expect(page).toHaveURL('/cs/novinky?topic=care');
  await page.getByRole('main').getByRole('link', { name: 'Kdy řezat a kdy nechat strom být' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kdy řezat a kdy nechat strom být' })).toBeVisible();
  const author = page.getByRole('link', { name: 'Ing. Jiří Habr, Ph.D.' });
  await expect(author).toHaveAttribute('href', /\/cs\/lide\//);
  const others = page.getByRole('region', { name: 'K tématu' });
  await expect(others.getByRole('link', { name: 'Řez ovocných stromů' })).toBeVisible();
  await page.getByRole('link', { name: 'ořešák královský' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Juglans regia|ořešák královský/i })).toBeVisible();
});

test('an article does not mention a linked plant that is not public', async ({ page }) => {
  await page.goto('/en/novinky/new-cultivars-on-offer-for-next-year');
  await expect(page.getByRole('region', { name: 'On this topic' }).getByRole('link')).toHaveCount(3);
});

test('feed readers find the feed of the language', async ({ page, request }) => {
  await page.goto('/pl/novinky');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  await expect(page.getByRole('link', { name: 'Subskrybuj przez RSS' })).toHaveAttribute(
    'href',
    new URL(href!).pathname,
  );
  const response = await request.get(href!);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const feed = await response.text();
  expect(feed).toContain('<language>pl</language>');
  expect(feed).toMatch(/<enclosure url="http/);
});
