import { buildsOf } from '@arbora/build/deploy';
import { serveBuild, type ServedBuild } from '@arbora/build/serve-build';
import { COLOUR_RULES, violations } from '../commands/axe';
import { ADMIN, CUSTOMER } from '../commands/session';
import { expect, test as base } from '../fixtures/test';

const REMOTE = 'mf-content';
const NEWS = '/cs/novinky';

const test = base.extend<{ served: ServedBuild }>({
  served: async ({}, use) => {
    const served = await serveBuild(buildsOf([REMOTE]).get(REMOTE)!, 0);
    await use(served);
    await served.close();
  },
});

test('an admin tries out a build on the own computer, and nobody else gets it', async ({ openAs, served }) => {
  const page = await openAs(ADMIN);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/cs/manager/deployments');
  await page.getByRole('button', { name: 'Vyzkoušet verzi…' }).click();
  const form = page.getByRole('dialog', { name: 'Vyzkoušet verzi' });
  await form.getByLabel('Verze').selectOption(`${REMOTE}@local`);
  await form.getByLabel('Adresa na mém počítači').fill(served.address);
  await form.getByRole('button', { name: 'Vyzkoušet' }).click();
  await page.getByRole('link', { name: 'Otevřít web' }).click();
  await expect(page).toHaveURL('/cs/');

  await page.goto(NEWS);
  const notice = page.getByRole('complementary').filter({ hasText: `Zkoušíte jiné verze částí webu: ${REMOTE}` });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
  expect(requested).toContain(`${served.address}remoteEntry.js`);
  expect(requested.filter((url) => url.startsWith(served.address)).length).toBeGreaterThan(1);
  // The other rules read the style sheets of the other origin, which the policy does not let axe insert.
  expect(await violations(page, COLOUR_RULES)).toEqual([]);

  const others: string[] = [];
  for (const account of [CUSTOMER, null]) {
    const other = await openAs(account);
    other.on('request', (request) => others.push(request.url()));
    const response = await other.goto(NEWS);
    await expect(other.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
    await expect(other.getByText('Zkoušíte jiné verze')).toHaveCount(0);
    expect(response!.headers()['content-security-policy']).not.toContain('localhost:');
  }
  expect(others.filter((url) => url.startsWith(served.address))).toEqual([]);

  requested.length = 0;
  await notice.getByRole('button', { name: 'Ukončit zkoušení' }).click();
  await expect(page).toHaveURL(NEWS);
  await expect(page.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(requested.filter((url) => url.startsWith(served.address))).toEqual([]);
});
