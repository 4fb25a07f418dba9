import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE, type ProductPhotos, type UploadedImage } from '@arbora/domain';
import sharp from 'sharp';
import { api } from '../commands/api';
import { SALES, tokenOf } from '../commands/session';
import { expect, test } from '../fixtures/test';

// In sequence: deleting the photos of one test breaks images in the list of the other.
test.describe.configure({ mode: 'default' });

const UNASSIGNED = '/cs/manager/photo/unassigned';

const uploaded: UploadedImage[] = [];
test.afterEach(async () => {
  // The tests have closed the pages that show these photos.
  const ids = uploaded.splice(0).map(({ id }) => id);
  await api(`/rest/photo?id=in.(${ids.join()})`, { method: 'DELETE', token: await tokenOf(SALES) });
});

/** Returns a unique image. */
async function picture(width: number, height: number): Promise<Buffer> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const background = { r: r!, g: g!, b: b! };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test('photos are uploaded, described, assigned to a plant and shown on its page', async ({ openAs, page }) => {
  test.setTimeout(180_000);
  const sales = await openAs(SALES);
  const main = sales.getByRole('main');
  const query = 'photo_count=lt.5&order=name.desc&limit=1';
  const [plant] = await api<ProductPhotos[]>(`/rest/photos_assortment?${query}`, { token: await tokenOf(SALES) });
  sales.on('response', (response) => {
    if (response.url().endsWith('/api/media/image')) void response.json().then((image) => uploaded.push(image));
  });

  await sales.goto(UNASSIGNED);
  await main.getByLabel('Vybrat soubory').setInputFiles([
    { name: 'alej.jpg', mimeType: 'image/jpeg', buffer: await picture(4000, 1000) },
    { name: 'zahon.jpg', mimeType: 'image/jpeg', buffer: await picture(600, 400) },
    { name: 'film.gif', mimeType: 'image/gif', buffer: Buffer.alloc(IMAGE_MAX_BYTES + 1) },
    { name: 'navod.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(main.getByText('Odesláno')).toHaveCount(2);
  await expect(main.getByText('Soubor je příliš velký.')).toBeVisible();
  await expect(main.getByText('Soubory tohoto druhu nepřijímáme.')).toBeVisible();
  await expect.poll(() => uploaded.length).toBe(2);
  const photo = uploaded.find(({ width }) => width === IMAGE_MAX_SIDE)!;
  expect(photo.height).toBe(IMAGE_MAX_SIDE / 4);

  const title = `Alej ${randomUUID()}`;
  await sales.goto(`${UNASSIGNED}?id=${photo.id}`);
  const drawer = sales.getByRole('dialog', { name: 'Alej' });
  await drawer.getByRole('textbox', { name: /^Čeština/ }).fill(title);
  await drawer.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(sales.getByRole('dialog')).toHaveCount(0);

  await sales.goto(`${UNASSIGNED}?q=${encodeURIComponent(title)}`);
  await main.getByRole('checkbox', { name: `Vybrat: ${title}` }).check();
  await main.getByRole('group', { name: 'Vybrán 1 řádek' }).getByRole('button', { name: 'Přiřadit rostlině' }).click();
  const assign = sales.getByRole('dialog');
  await assign.getByRole('searchbox').fill(plant!.name);
  await assign.getByRole('button', { name: plant!.name }).click();
  await expect(assign).toHaveCount(0);
  await expect(main.getByRole('checkbox', { name: `Vybrat: ${title}` })).toHaveCount(0);

  await page.goto(`/cs/sortiment/${plant!.product_id}`);
  await expect(page.locator(`img[src*="${photo.key}"]`).first()).toBeVisible();
  await Promise.all([page.close(), sales.close()]);
});

test.describe('forty photos', () => {
  test.use({ expectedFaults: [/media\/image/] });

  test('are uploaded at once, and the one that fails is sent again', async ({ openAs }) => {
    const sales = await openAs(SALES);
    const main = sales.getByRole('main');
    const files = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => ({
        name: `sazenice-${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(60, 40),
      })),
    );
    sales.on('response', (response) => {
      if (response.url().endsWith('/api/media/image') && response.ok())
        void response.json().then((image) => uploaded.push(image));
    });
    let requests = 0;
    await sales.route('**/api/media/image', async (route) => {
      requests += 1;
      if (requests === 17) await route.fulfill({ status: 500, json: { code: 'internal' } });
      else await route.continue();
    });
    await sales.goto(UNASSIGNED);
    await main.getByLabel('Vybrat soubory').setInputFiles(files);
    await expect(main.getByText('Odesláno')).toHaveCount(39, { timeout: 60_000 });
    await main.getByRole('button', { name: /^Zkusit znovu: sazenice-\d+\.jpg$/ }).click();
    await expect(main.getByText('Odesláno')).toHaveCount(40);
    await expect.poll(() => uploaded.length).toBe(40);
    await sales.close();
  });
});
