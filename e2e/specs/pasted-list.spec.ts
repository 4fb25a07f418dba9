import { expect, test } from '../fixtures/test';
import { BasketPage } from '../pages/basket-page';

const LIST = `Dobrý den, prosím o nabídku:
Quercus robur OK 14-16 ZB 7 ks
lípa srdčitá OK 12/14 ZB; 14
javor mléč 5 ks
kůly ke stromům 60 ks`;

test('a list is pasted into the basket, and lines that are not plants go to the note', async ({ openAs, customer }) => {
  const page = await openAs(customer);
  const basket = new BasketPage(page);
  await basket.open();
  await page.getByRole('button', { name: 'Vložit celý seznam' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Seznam/ }).fill(LIST);
  await dialog.getByRole('button', { name: 'Vyhledat rostliny' }).click();
  await expect(dialog.getByRole('heading', { name: 'Nalezené rostliny (2)' })).toBeVisible();
  const choice = dialog.getByRole('combobox', { name: 'Rostlina k řádku: javor mléč 5 ks' });
  await choice.selectOption({ label: 'Acer platanoides OK 16-18 ZB HK' });
  await expect(dialog.getByRole('region', { name: 'Zůstane v poznámce (2)' })).toContainText('kůly ke stromům 60 ks');
  await dialog.getByRole('button', { name: 'Přidat do košíku (3)' }).click();
  await expect(dialog).toBeHidden();
  await expect(basket.amount('Quercus robur')).toHaveValue('7');
  await expect(basket.amount('Tilia cordata')).toHaveValue('14');
  await expect(basket.amount('Acer platanoides')).toHaveValue('5');
  await expect(basket.note).toHaveValue(/kůly ke stromům 60 ks/);
  await basket.expectSaved();
  await page.reload();
  await expect(basket.amount('Acer platanoides')).toHaveValue('5');
});
