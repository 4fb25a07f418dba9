import { createCustomer } from '../commands/customers';
import { expect, test } from '../fixtures/test';

const ARTICLE = '/cs/novinky/jak-poznat-kvalitni-zemni-bal';

test('a comment that one reader adds, edits or deletes changes for another without a reload', async ({
  openAs,
  customer,
}) => {
  const author = await openAs(customer);
  const reader = await openAs(await createCustomer());
  for (const page of [author, reader]) {
    await page.goto(ARTICLE);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Diskuse' })).toBeVisible();
  }
  const words = `Bal držel i po převozu ${customer.email}`;
  await author.getByRole('textbox', { name: 'Komentář' }).fill(words);
  await author.getByRole('button', { name: 'Odeslat komentář' }).click();
  const seen = reader.getByRole('article').filter({ hasText: words }).last();
  await expect(seen).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Upravit' })).toHaveCount(0);

  const own = author.getByRole('article').filter({ hasText: words }).last();
  await own.getByRole('button', { name: 'Upravit' }).click();
  await author.getByRole('textbox', { name: 'Upravit komentář' }).fill(`${words}, opraveno`);
  await author.getByRole('button', { name: 'Uložit' }).click();
  await expect(reader.getByText(`${words}, opraveno`)).toBeVisible();

  await own.getByRole('button', { name: 'Smazat' }).click();
  await author.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click();
  await expect(reader.getByText(words)).toHaveCount(0);
});

test('a reader’s like of an article survives a reload', async ({ openAs, customer }) => {
  const page = await openAs(customer);
  await page.goto(ARTICLE);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const like = page.getByRole('button', { name: 'Líbí se mi' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});
