import { shellFiles } from '../commands/deployment';
import { expect, test } from '../fixtures/test';

test.use({ expectedFaults: [/Failed to load resource|The site did not start/] });

for (const file of ['script', 'texts'] as const) {
  test(`a page without server rendering, whose shell misses its ${file}, says so and is loaded again`, async ({
    openAs,
    customer,
  }) => {
    const page = await openAs(customer);
    const missing = (await shellFiles())[file];
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await page.goto('/cs/ucet');
    await expect(page.getByText('Stránka se pořád načítá.')).toBeVisible();
    await page.unroute(missing);
    await page.getByRole('link', { name: 'Načíst znovu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Stránka se pořád načítá.')).toHaveCount(0);
  });
}
