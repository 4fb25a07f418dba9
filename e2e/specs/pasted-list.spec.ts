import type { Page } from '@playwright/test';
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
  const choice = dialog.getByRole('radiogroup', { name: 'Rostlina k řádku: javor mléč 5 ks' });
  await choice.getByRole('radio', { name: 'Acer platanoides OK 16-18 ZB HK' }).check();
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

const PLANT_LINES = 297;
const UNKNOWN = ['kůly ke stromům', 'doprava na stavbu', 'rašelina v pytlích'];

/** Returns a list of three hundred lines: sizes of the catalogue, and items that are not plants. */
async function longList(page: Page): Promise<{ text: string; pieces: number }> {
  const response = await page.request.get('/api/rest/katalog_items?select=name,size,spec1,spec2&limit=1000');
  const sizes = (await response.json()) as { name: string; size: string; spec1: string | null; spec2: string | null }[];
  const names = sizes.map(({ name, size, spec1, spec2 }) => [name, size, spec1, spec2].filter(Boolean).join(' '));
  const plants = [...new Set(names)].slice(0, PLANT_LINES).map((name, index) => ({ name, amount: (index % 40) + 1 }));
  expect(plants).toHaveLength(PLANT_LINES);
  const lines = [...plants.map(({ name, amount }) => `${name} ${amount} ks`), ...UNKNOWN.map((name) => `${name} 2 ks`)];
  return { text: lines.join('\n'), pieces: plants.reduce((sum, { amount }) => sum + amount, 0) };
}

test('a list of three hundred lines arrives in the basket without losing a piece', async ({ openAs, customer }) => {
  const page = await openAs(customer);
  const basket = new BasketPage(page);
  const { text, pieces } = await longList(page);
  await basket.open();
  await page.getByRole('button', { name: 'Vložit celý seznam' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Seznam/ }).fill(text);
  await dialog.getByRole('button', { name: 'Vyhledat rostliny' }).click();
  const note = dialog.getByRole('region', { name: `Zůstane v poznámce (${UNKNOWN.length})` });
  for (const name of UNKNOWN) await expect(note).toContainText(name);
  await dialog.getByRole('button', { name: `Přidat do košíku (${PLANT_LINES})` }).click();
  await expect(dialog).toBeHidden();
  const inBasket = (): Promise<number> =>
    page
      .getByRole('textbox', { name: /^Počet kusů: / })
      .evaluateAll((fields: HTMLInputElement[]) => fields.reduce((sum, { value }) => sum + Number(value), 0));
  await expect.poll(inBasket).toBe(pieces);
  await basket.expectSaved();
  await page.reload();
  await expect.poll(inBasket).toBe(pieces);
  await expect(basket.note).toHaveValue(/doprava na stavbu/);
});
