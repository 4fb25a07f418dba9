import { randomUUID } from 'node:crypto';
import type { KatalogItem, Offer, OfferItem } from '@arbora/domain';
import { api } from '../commands/api';
import { ADMIN, SALES, tokenOf } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { Pagination } from '../pages/pagination';

const ITEMS = 100;
const VARIANTS = 100;
const IMPORTED = 2_000;

/** Creates an offer of ten thousand lines at 100 Kč each, and returns its id and the ids of its lines. */
async function createLongOffer(): Promise<{ id: string; lines: string[] }> {
  const token = await tokenOf(SALES);
  const items = await api<KatalogItem[]>(
    `/rest/katalog_items?select=product_item_id&order=product_item_id&limit=${ITEMS}`,
  );
  const body = { title: `Ceník ${randomUUID()}`, is_public: false };
  const [offer] = await api<Offer[]>('/rest/offer', { method: 'POST', token, body });
  const lines: string[] = [];
  for (let first = 1; first <= VARIANTS; first += 20) {
    const created = await api<OfferItem[]>('/rest/product_item__offer?select=id', {
      method: 'POST',
      token,
      body: items.flatMap(({ product_item_id }) =>
        Array.from({ length: 20 }, (_, index) => ({
          offer_id: offer!.id,
          product_item_id,
          filter_value: `řada ${first + index}`,
          inventory: first + index,
          price_cz: 100,
          price_sk: 4,
          price_pl: 17,
        })),
      ),
    });
    lines.push(...created.map(({ id }) => id));
  }
  return { id: offer!.id, lines };
}

async function priceOf(line: string): Promise<number | null | undefined> {
  const rows = await api<OfferItem[]>(`/rest/product_item__offer?id=eq.${line}`, { token: await tokenOf(SALES) });
  return rows[0]?.price_cz;
}

test('sales work in a list of ten thousand lines, import prices, change them in bulk and undo both', async ({
  openAs,
}) => {
  const { id, lines } = await createLongOffer();
  const [first] = lines as [string];
  const page = await openAs(SALES);
  const main = page.getByRole('main');

  await test.step('the list is paged, searched and sorted', async () => {
    await page.goto(`/cs/manager/offers/${id}?page=200`);
    await expect(new Pagination(page).range).toHaveText(/^9\s951–10\s000 z\s10\s000$/);
    await page.goto(`/cs/manager/offers/${id}?q=${encodeURIComponent('řada 77')}`);
    await expect(main.getByText('100 záznamů', { exact: true })).toBeVisible();
    await page.goto(`/cs/manager/offers/${id}?sort=-inventory`);
    await expect(main.getByText('řada 100').first()).toBeVisible();
  });

  await test.step('the prices of two thousand lines are imported after a preview, and undone', async () => {
    const rows = lines.slice(0, IMPORTED).map((line) => `${line};199,50`);
    await main.getByRole('button', { name: 'Import ze souboru' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tabulka CSV nebo sešit Excelu').setInputFiles({
      name: 'ceny.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['ID záznamu;Cena v Kč', ...rows].join('\n')),
    });
    await expect(dialog.getByText(/^Změní se: 2\s000, beze změny: 0, vynecháno: 0$/)).toBeVisible();
    expect(await priceOf(first)).toBe(100);
    await dialog.getByRole('button', { name: /^Změnit 2\s000 řádků$/ }).click();
    await expect(page.getByText(/^Změněno 2\s000 řádků$/)).toBeVisible();
    expect(await priceOf(first)).toBe(199.5);
    await page.getByRole('button', { name: 'Vrátit zpět' }).click();
    await expect(page.getByText('Změna je vrácená')).toBeVisible();
    expect(await priceOf(first)).toBe(100);
  });

  await test.step('a bulk change of the matching lines is undone from the audit log', async () => {
    await page.goto(`/cs/manager/offers/${id}?q=${encodeURIComponent('řada 77')}`);
    await expect(main.getByText('100 záznamů', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Hromadná změna' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Co změnit').selectOption({ label: 'Cena v Kč' });
    await dialog.getByLabel('Jak').selectOption({ label: 'změnit o procenta' });
    await dialog.getByLabel('Hodnota').fill('10');
    await dialog.getByRole('button', { name: 'Změnit 100 řádků' }).click();
    await expect(page.getByText('Změněno 100 řádků')).toBeVisible();
    const [changed] = await api<OfferItem[]>(
      `/rest/product_item__offer?offer_id=eq.${id}&filter_value=eq.${encodeURIComponent('řada 77')}&limit=1`,
      { token: await tokenOf(SALES) },
    );
    expect(changed!.price_cz).toBe(110);

    const admin = await openAs(ADMIN);
    const [entry] = await api<{ id: number }[]>(`/rest/audit_list?row_key=eq.${changed!.id}&order=id.desc&limit=1`, {
      token: await tokenOf(ADMIN),
    });
    await admin.goto(`/cs/manager/audit?table=offer_item&id=${entry!.id}`);
    const record = admin.getByRole('dialog');
    await expect(record).toContainText('110');
    await record.getByRole('button', { name: 'Vrátit zpět' }).click();
    await expect.poll(() => priceOf(changed!.id)).toBe(100);
  });
});
