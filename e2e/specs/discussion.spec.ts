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
  const text = `Bal držel i po převozu ${customer.email}`;
  await author.getByRole('textbox', { name: 'Komentář' }).fill(text);
  await author.getByRole('button', { name: 'Odeslat komentář' }).click();
  const commentForReader = reader.getByRole('article').filter({ hasText: text }).last();
  await expect(commentForReader).toBeVisible();
  await expect(commentForReader.getByRole('button', { name: 'Upravit' })).toHaveCount(0);

  const commentForAuthor = author.getByRole('article').filter({ hasText: text }).last();
  await commentForAuthor.getByRole('button', { name: 'Upravit' }).click();
  await author.getByRole('textbox', { name: 'Upravit komentář' }).fill(`${text}, opraveno`);
  await author.getByRole('button', { name: 'Uložit' }).click();
  await expect(reader.getByText(`${text}, opraveno`)).toBeVisible();

  await commentForAuthor.getByRole('button', { name: 'Smazat' }).click();
  await author.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click();
  await expect(reader.getByText(text)).toHaveCount(0);
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
