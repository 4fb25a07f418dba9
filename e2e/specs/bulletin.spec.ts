import { expect, test } from '../fixtures/test';

test('a visitor goes from the latest issue through the archive to an older issue and reads an article', async ({
  page,
}) => {
  await page.goto('/cs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bulletin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Čas sázet' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Slovo úvodem/ })).toBeVisible();

  await page.getByRole('link', { name: 'Všechna čísla' }).click();
  const archive = page.getByRole('list', { name: 'Archiv bulletinu' });
  await expect(archive.getByRole('article')).toHaveCount(6);
  await archive.getByRole('link', { name: 'Bal, řez a malá zahrada' }).click();

  const contents = page.getByRole('navigation', { name: 'V tomto čísle' });
  await expect(contents.getByRole('link')).toHaveText([
    'Jak poznat kvalitní zemní bal',
    'Kdy řezat a kdy nechat strom být',
    /^Stromy do malé zahrady/,
  ]);
  await contents.getByRole('link', { name: 'Kdy řezat a kdy nechat strom být' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kdy řezat a kdy nechat strom být' })).toBeVisible();
  await expect(contents.getByRole('link', { name: /^Kdy řezat/ })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('link', { name: 'Číslo 46', exact: true }).click();
  const neighbours = page.getByRole('navigation', { name: 'Sousední čísla' });
  await neighbours.getByRole('link', { name: /Číslo 45/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opora, voda a jedna housenka' })).toBeVisible();
  await expect(neighbours.getByRole('link')).toHaveCount(2);
});

test('switching the language keeps the article and its issue', async ({ page }) => {
  await page.goto('/cs/bulletin/obsah/jak-poznat-kvalitni-zemni-bal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The canonical URL is the same article among the news.
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/cs\/novinky\/jak-poznat-kvalitni-zemni-bal$/);
  for (const [locale, slug] of [
    ['en', 'how-to-recognise-a-good-root-ball'],
    ['pl', 'jak-rozpoznac-dobra-bryle-korzeniowa'],
  ]) {
    const alternate = page.locator(`link[rel="alternate"][hreflang="${locale}"]`);
    await expect(alternate).toHaveAttribute('href', new RegExp(`/${locale}/novinky/${slug}$`));
  }
  const response = await page.goto('/pl/bulletin/obsah/jak-poznat-kvalitni-zemni-bal');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/pl\/bulletin\/obsah\/jak-rozpoznac-dobra-bryle-korzeniowa$/);
  await page.getByRole('link', { name: 'Wróć do numeru 46' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bryła, cięcie i mały ogród' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an issue describes itself and its articles as structured data', async ({ page }) => {
    await page.goto('/en/bulletin/46');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
      '@graph': Record<string, unknown>[];
    };
    const issue = data['@graph'].find((node) => node['@type'] === 'PublicationIssue');
    expect(issue).toMatchObject({ issueNumber: '46', inLanguage: 'en', isPartOf: { '@type': 'Periodical' } });
    expect(issue?.['hasPart']).toHaveLength(3);
    await expect(page.getByRole('navigation', { name: 'Previous and next issues' }).getByRole('link')).toHaveCount(2);
  });
});
