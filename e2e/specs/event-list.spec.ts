import { expect, test } from '../fixtures/test';

test('choosing a place filters the events by the URL, and Back removes the filter', async ({ page, event }) => {
  await page.goto('/cs/services/public-booking');
  const [place] = event.address.split(',');
  const places = page.getByRole('group', { name: 'Místo' });
  await places.getByRole('link', { name: new RegExp(`^${place}`) }).click();
  await expect(page).toHaveURL(/\?place=Ob/);
  await expect(page.getByRole('article').filter({ hasText: 'Školka Smržice' })).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: event.address }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/cs/services/public-booking');
  await expect(places.getByRole('link', { name: 'Všechna místa' })).toHaveAttribute('aria-current', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter without results links to all events', async ({ page }) => {
    await page.goto('/cs/services/public-booking?month=2028-12');
    await expect(page.getByText('Tomuto výběru žádná akce neodpovídá')).toBeVisible();
    await page.getByRole('link', { name: 'Zobrazit všechny akce' }).click();
    await page
      .getByRole('group', { name: 'Měsíc' })
      .getByRole('link')
      .filter({ hasNotText: 'Všechny' })
      .first()
      .click();
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
