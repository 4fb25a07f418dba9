import { startCanary } from '@arbora/deployment';
import { VARIANT_COOKIE } from '@arbora/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { violations } from '../commands/axe';
import { faultyFile } from '../commands/faulty-page';
import { deployedRemote, publishChanged } from '../commands/other-version';
import { ADMIN, CUSTOMER, SALES } from '../commands/session';
import { test } from '../fixtures/isolated-site';
import { expect } from '../fixtures/test';

const REMOTE = 'mf-content';
const NEWS = '/cs/novinky';
/** Pages of the remote. */
const PAGES = [NEWS, '/cs/bulletin', '/cs/'];
const DEPLOYED_TITLE = 'Novinky';
const CANARY_TITLE = 'Zkušební novinky';
const FORM = `Zkušebně nasadit ${REMOTE}`;

// Rendering is slow while the browsers of the tests use the CPU.
const SETTINGS = { RENDER_SECONDS: '20' };
test.use({ hasOwnDeployment: true, siteSettings: SETTINGS });

/** Publishes a version with another title of the news, in the browser and on the server. */
function publishCanary(siteDir: string): Promise<string> {
  return publishChanged(siteDir, REMOTE, (code) =>
    code.replaceAll(`"news":{"title":"${DEPLOYED_TITLE}"`, `"news":{"title":"${CANARY_TITLE}"`),
  );
}

function versionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(new RegExp(`/remotes/${REMOTE}/(\\w+)/`, 'g'))].map(([, version]) => version!))];
}

/** Opens pages of the remote; returns the versions of its files, of which documents and scripts must have only one. */
async function versionsOnPages(page: Page, paths = PAGES): Promise<string[]> {
  const requested: string[] = [];
  const note = (request: { url(): string }): number => requested.push(request.url());
  page.on('request', note);
  for (const path of paths) {
    const response = await page.goto(path);
    const html = await response!.text();
    expect(html, 'the page is server-rendered').toContain('id="rendered"');
    requested.push(html);
    // A document and scripts of different versions would not hydrate without an error in the console.
    await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  }
  page.off('request', note);
  return versionsIn(requested.join('\n'));
}

/** Opens the news; returns the title in the document as it was rendered by the server, after it is hydrated. */
async function renderedTitle(page: Page): Promise<string> {
  const html = await (await page.goto(NEWS))!.text();
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replaceAll(/<[^>]*>/g, '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return title;
}

/** Gives a browser the first id that gets, or does not get, the version. */
async function beInShare(context: BrowserContext, url: string, version: string, isIn: boolean): Promise<void> {
  for (let number = 0; number < 100; number += 1) {
    const value = String(number).padStart(16, '0');
    const registry = await fetch(`${url}/registry.json`, { headers: { cookie: `${VARIANT_COOKIE}=${value}` } });
    if (versionsIn(await registry.text()).includes(version) !== isIn) continue;
    return context.addCookies([{ name: VARIANT_COOKIE, value, url, httpOnly: true, sameSite: 'Lax' }]);
  }
  throw new Error('All browsers get the same version');
}

test('an admin gives a version to half of the browsers by keyboard, each gets it on every page, and ends it', async ({
  openAs,
  isolatedSite: { url, siteDir },
}) => {
  test.setTimeout(240_000);
  const { version: deployed } = await deployedRemote(siteDir, REMOTE);
  const canary = await publishCanary(siteDir);
  const admin = await openAs(ADMIN);
  const row = admin.getByRole('table', { name: 'Části webu' }).getByRole('row', { name: new RegExp(`^${REMOTE} `) });

  await test.step('the form works by keyboard and has no barriers', async () => {
    await admin.goto('/cs/manager/deployments');
    const open = admin.getByRole('button', { name: FORM, exact: true });
    await open.focus();
    await admin.keyboard.press('Enter');
    const form = admin.getByRole('dialog', { name: FORM });
    const share = form.getByLabel('Podíl prohlížečů');
    await expect(form.getByLabel('Verze')).toHaveValue(canary);
    expect(await violations(admin)).toEqual([]);
    await form.getByLabel('Verze').focus();
    await admin.keyboard.press('Tab');
    await expect(share).toBeFocused();
    await admin.keyboard.press('Control+A');
    await admin.keyboard.type('101');
    await admin.keyboard.press('Tab');
    await expect(form.getByLabel('A tito lidé')).toBeFocused();
    await admin.keyboard.press('Tab');
    await expect(form.getByLabel('Skončí při násobku')).toBeFocused();
    await admin.keyboard.press('Tab');
    await admin.keyboard.type('Zkouška');
    await admin.keyboard.press('Enter');
    await expect(share).toBeFocused();
    await expect(share).toHaveAccessibleDescription(/Zkontrolujte, prosím, tento údaj\./);
    expect(await violations(admin)).toEqual([]);
    await admin.keyboard.press('Control+A');
    await admin.keyboard.type('50');
    await admin.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(open).toBeHidden();
    await expect(row).toContainText(`Zkušebně 50 % ${canary}`);
    expect(await violations(admin)).toEqual([]);
  });

  const visitor = await openAs(null);
  const other = await openAs(null);
  await beInShare(visitor.context(), url, canary, true);
  await beInShare(other.context(), url, canary, false);

  await test.step('document and scripts of a browser have one version', async () => {
    expect(await renderedTitle(visitor)).toBe(CANARY_TITLE);
    expect(await versionsOnPages(visitor)).toEqual([canary]);
    expect(await renderedTitle(other)).toBe(DEPLOYED_TITLE);
    expect(await versionsOnPages(other)).toEqual([deployed]);
    expect(await renderedTitle(visitor)).toBe(CANARY_TITLE);
  });

  await test.step('a new browser keeps the version of its first page', async () => {
    const newcomer = await openAs(null);
    const [first] = await versionsOnPages(newcomer, [NEWS]);
    expect(await newcomer.context().cookies()).toContainEqual(expect.objectContaining({ name: VARIANT_COOKIE }));
    expect(await versionsOnPages(newcomer, [...PAGES, NEWS])).toEqual([first]);
  });

  await test.step('the admin ends it', async () => {
    await row.getByRole('button', { name: `Ukončit zkušební nasazení ${REMOTE}` }).click();
    const question = admin.getByRole('dialog', { name: `Ukončit zkušební nasazení ${REMOTE}` });
    await question.getByRole('button', { name: 'Ukončit' }).click();
    await expect(row).not.toContainText('Zkušebně 50 %');
    expect(await renderedTitle(visitor)).toBe(DEPLOYED_TITLE);
    expect(await versionsOnPages(visitor)).toEqual([deployed]);
  });
});

test('a person gets the version after the login, with no share of the browsers', async ({ openAs, isolatedSite }) => {
  test.setTimeout(240_000);
  const { siteDir } = isolatedSite;
  const { version: deployed } = await deployedRemote(siteDir, REMOTE);
  const canary = await publishCanary(siteDir);
  const admin = await openAs(ADMIN);
  await admin.goto('/cs/manager/deployments');
  await admin.getByRole('button', { name: FORM, exact: true }).click();
  const form = admin.getByRole('dialog', { name: FORM });
  await form.getByLabel('Podíl prohlížečů').fill('0');
  await form.getByLabel('A tito lidé').click();
  await admin.keyboard.type(`${CUSTOMER.email} `);
  await form.getByRole('button', { name: 'Začít' }).click();
  await expect(admin.getByText('Zkušebně 0 %')).toBeVisible();

  const person = await openAs(CUSTOMER);
  expect(await renderedTitle(person)).toBe(CANARY_TITLE);
  expect(await versionsOnPages(person)).toEqual([canary]);
  for (const account of [SALES, null]) {
    const other = await openAs(account);
    expect(await renderedTitle(other)).toBe(DEPLOYED_TITLE);
    expect(await versionsOnPages(other)).toEqual([deployed]);
  }
  await person.context().clearCookies();
  expect(await versionsOnPages(person, [NEWS])).toEqual([deployed]);
});

test.describe('a version that fails', () => {
  // The server logs the failures.
  test.use({
    expectedFaults: [/mf-content throws in its render/],
    siteSettings: { ...SETTINGS, LOG_LEVEL: 'silent' },
  });

  test('is taken from the browsers by the server, and the history says why', async ({ openAs, isolatedSite }) => {
    test.setTimeout(240_000);
    const { siteDir } = isolatedSite;
    const { version: deployed, pages } = await deployedRemote(siteDir, REMOTE);
    const faulty = pages!['/novinky']!.scripts.at(-1)!;
    const canary = await publishChanged(siteDir, REMOTE, (code, file) =>
      file === faulty ? faultyFile(code, REMOTE, 'render') : code,
    );
    await startCanary({ name: REMOTE, version: canary, share: 100, people: [], factor: 2 }, { siteDir });
    const visitor = await openAs(null);
    const failed = visitor.getByRole('alert').filter({ hasText: 'Došlo k neočekávané chybě' });
    const versionOfNextPage = async (): Promise<string[]> => {
      const answer = await visitor.goto(NEWS);
      const versions = versionsIn(await answer!.text());
      if (versions.includes(canary)) await expect(failed).toBeVisible();
      return versions;
    };
    expect(await versionOfNextPage()).toEqual([canary]);
    // Few pages say nothing.
    for (let page = 0; page < 20; page += 1) await visitor.request.get(NEWS);
    await expect.poll(versionOfNextPage, { timeout: 90_000 }).toEqual([deployed]);
    await expect(visitor.getByRole('heading', { level: 1, name: DEPLOYED_TITLE })).toBeVisible();
    await expect(failed).toBeHidden();

    const admin = await openAs(ADMIN);
    await admin.goto('/cs/manager/deployments');
    await expect(admin.getByText(`Zkušebně 100 %`)).toHaveCount(0);
    const entry = admin.getByRole('table', { name: 'Historie' }).getByRole('row', { name: `end-canary ${REMOTE}` });
    await expect(entry).toContainText(/\d+ failures of \d+ pages; deployed: 0 of 0/);
  });
});
