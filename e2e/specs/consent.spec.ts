import { CONSENT_COOKIE, CONSENT_COOKIE_MS, CONSENT_GROUPS_COOKIE, type ConsentRecord } from '@arbora/domain';
import type { Page, Route } from '@playwright/test';
import { violations } from '../commands/axe';
import { layoutShifts, recordLayoutShifts } from '../commands/layout';
import { startSession } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { CookieConsent } from '../pages/cookie-consent';
import { SiteFrame } from '../pages/site-frame';
import { ORIGIN } from '../site';

test.use({ isFreshVisitor: true });

const REFUSED = ['arbora_consent=false', 'arbora_cookies=app_support'];
const ACCEPTED = ['arbora_consent=true', 'arbora_cookies=app_support|ga-gtm'];

/** Returns the consent record that `decide` sends to the server. */
async function recordOf(page: Page, decide: () => Promise<void>): Promise<ConsentRecord> {
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/consent/cookie_consent'));
  await decide();
  const response = await recorded;
  expect(response.status()).toBe(201);
  return response.request().postDataJSON() as ConsentRecord;
}

/** Records the third-party hosts that a page requests. */
function recordThirdPartyHosts(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { origin, host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ORIGIN) hosts.push(host);
  });
  return hosts;
}

/** Responds with the document of a site with a tag manager. */
async function fulfillWithTagManager(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace('id="site">{', 'id="site">{"tagManagerId":"GTM-TEST123",');
  const headers = response.headers();
  const policy = headers['content-security-policy']!.replace(
    'script-src ',
    'script-src https://www.googletagmanager.com ',
  );
  await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
}

test("a visitor's choice of all or only necessary cookies is stored and recorded", async ({ page }) => {
  const consent = new CookieConsent(page);
  const hosts = recordThirdPartyHosts(page);
  await page.goto('/cs/');
  await expect(consent.banner).toBeVisible();
  expect(await consent.cookies()).toEqual([]);

  const record = await recordOf(page, () => consent.necessaryOnly.click());
  expect(record).toEqual({
    ip_address: expect.stringMatching(/^[\d.:a-f]+$/) as unknown,
    is_consent_given: false,
    host: new URL(ORIGIN).host,
    cookies: 'app_support',
    user_agent: await page.evaluate(() => navigator.userAgent),
    app: 'arbora',
    auth_person: null,
  });
  await expect(consent.banner).toBeHidden();
  expect(await consent.cookies()).toEqual(REFUSED);

  await page.reload();
  await consent.openDetails();
  await expect(consent.details).toBeVisible();
  await expect(consent.banner).toBeHidden();
  expect((await recordOf(page, () => consent.submitDetails('Přijmout vše'))).is_consent_given).toBe(true);
  expect(await consent.cookies()).toEqual(ACCEPTED);
  expect(hosts).toEqual([]);
});

test('the cookies have SameSite Strict, the path of the whole site and a lifetime of 360 days', async ({
  page,
  context,
}) => {
  const consent = new CookieConsent(page);
  await page.goto('/cs/');
  await consent.acceptAll.click();
  const end = Date.now() + CONSENT_COOKIE_MS;
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual([CONSENT_COOKIE, CONSENT_GROUPS_COOKIE]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, httpOnly: false });
    expect(Math.abs(cookie.expires * 1000 - end)).toBeLessThan(60_000);
  }
});

test('withdrawing consent deletes the cookies of the group', async ({ page, context }) => {
  const consent = new CookieConsent(page);
  await page.goto('/cs/novinky');
  await consent.manage.click();
  await consent.choose('Analytika', 'Přijmout');
  expect((await recordOf(page, () => consent.submitDetails('Uložit výběr'))).cookies).toBe('app_support|ga-gtm');
  await expect(consent.banner).toBeHidden();
  expect(await consent.cookies()).toEqual(ACCEPTED);

  const analyticsCookies = ['_gtm', '_ga', '_ga_X1'].map((name) => ({ name, value: '1', url: ORIGIN }));
  await context.addCookies([...analyticsCookies, { name: 'app_theme', value: 'light', url: ORIGIN }]);
  await consent.openDetails();
  await consent.choose('Analytika', 'Odmítnout');
  const record = await recordOf(page, () => consent.submitDetails('Uložit výběr'));
  expect([record.is_consent_given, record.cookies]).toEqual([false, 'app_support']);
  await expect(new SiteFrame(page).snackbar('Nastavení cookies je uloženo.')).toBeVisible();
  expect(await consent.cookies()).toEqual(['app_theme=light', ...REFUSED]);
});

test('the tag manager is loaded after the consent and not before', async ({ page }) => {
  const consent = new CookieConsent(page);
  const loaded: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.measured = "1"' });
  });
  await page.route('**/cs/', fulfillWithTagManager);
  await page.goto('/cs/');
  await consent.necessaryOnly.click();
  await consent.openDetails();
  expect(loaded).toEqual([]);
  await consent.submitDetails('Přijmout vše');
  await expect(page.locator('html')).toHaveAttribute('data-measured', '1');
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-measured', '1');
});

test.describe('URLs with a secret', () => {
  test.use({ isFreshVisitor: false, expectedFaults: [/ticket_check/] });
  const SECRET = '11111111-2222-4333-8444-555555555555';

  test('are never disclosed to the tag manager', async ({ page, context }) => {
    await context.addCookies(
      ACCEPTED.map((cookie) => {
        const [name = '', value = ''] = cookie.split('=');
        return { name, value, url: ORIGIN, sameSite: 'Strict' as const };
      }),
    );
    // Data available to a container script: the URL of its page, the referrer, and all later URLs.
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.reported = [location.href, document.referrer];
          for (const name of ['pushState', 'replaceState']) {
            const change = history[name];
            history[name] = function (...parts) { change.apply(this, parts); window.reported.push(location.href); };
          }
          addEventListener('popstate', () => window.reported.push(location.href));`,
      }),
    );
    await page.route(/\/cs\/(?:services|novinky)/, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      return fulfillWithTagManager(route);
    });
    const reported = (): Promise<string[] | undefined> =>
      page.evaluate(() => (window as unknown as { reported?: string[] }).reported);

    // From a document with the tag manager, the visitor opens a secret URL.
    await page.goto('/cs/services/ticket');
    await expect.poll(reported).toEqual([`${ORIGIN}/cs/services/ticket`, '']);
    await page.getByRole('main').getByRole('textbox').fill(SECRET);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/cs/services/ticket?id=${SECRET}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // The document of the secret URL never loads the tag manager, even after navigation.
    await new SiteFrame(page).goTo('Novinky');
    await expect(page).toHaveURL('/cs/novinky');
    await new CookieConsent(page).openDetails();
    await expect(new CookieConsent(page).details).toBeVisible();
    expect(await reported()).toBeUndefined();

    // The referrer does not disclose the secret to the next document either.
    await page.goto(`/cs/services/ticket?id=${SECRET}`);
    await page.evaluate(() => window.location.assign('/cs/novinky'));
    await page.waitForURL('/cs/novinky');
    await expect.poll(reported).toEqual([`${ORIGIN}/cs/novinky`, `${ORIGIN}/`]);
  });
});

test('the banner does not block the page, and closing it sets no cookies', async ({ page }) => {
  const consent = new CookieConsent(page);
  const frame = new SiteFrame(page);
  await page.goto('/cs/');
  await expect(consent.banner).toBeVisible();
  await frame.goTo('Novinky');
  await expect(frame.main.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
  await expect(consent.banner).toBeVisible();

  await consent.manage.click();
  await expect(consent.details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consent.details).toBeHidden();
  await expect(consent.manage).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(consent.banner).toBeHidden();
  expect(await consent.cookies()).toEqual([]);

  await page.reload();
  await consent.close.click();
  await expect(consent.banner).toBeHidden();
  expect(await consent.cookies()).toEqual([]);
});

test('the banner and its controls come first in the tab order', async ({ page }) => {
  const consent = new CookieConsent(page);
  await page.goto('/cs/');
  await expect(consent.banner).toBeVisible();
  for (const control of [consent.close, consent.privacy, consent.acceptAll, consent.necessaryOnly, consent.manage]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Přejít k obsahu' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(consent.banner).toBeHidden();
  expect(await consent.cookies()).toEqual(REFUSED);
});

test('a decision applies in other tabs, and its record names the logged-in user', async ({
  page,
  context,
  customer,
}) => {
  await startSession(context, customer);
  const consent = new CookieConsent(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/cs/novinky');
  await expect(new CookieConsent(other).banner).toBeVisible();
  await expect(new SiteFrame(page).header.getByRole('button', { name: /^Účet: / })).toBeVisible();
  expect((await recordOf(page, () => consent.acceptAll.click())).auth_person).toBe(customer.id);
  await expect(new CookieConsent(other).banner).toBeHidden();
});

for (const width of [390, 1440]) {
  test(`at ${width} px the banner causes no layout shift and has no axe violations`, async ({ page }) => {
    const consent = new CookieConsent(page);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordLayoutShifts(page);
    await page.goto('/cs/');
    await expect(consent.banner).toBeVisible();
    const shifts = await layoutShifts(page);
    expect(shifts.reduce((total, { value }) => total + value, 0)).toBeLessThanOrEqual(0.01);
    expect(await violations(page)).toEqual([]);
    await consent.manage.click();
    await expect(consent.details).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('a visitor who has decided', () => {
  test.use({ isFreshVisitor: false });

  test('sees no banner, and finds the decision in the details', async ({ page, openAs }) => {
    for (const visitor of [page, await openAs(null)]) {
      const consent = new CookieConsent(visitor);
      await visitor.goto('/cs/novinky');
      await consent.openDetails();
      await expect(consent.details.getByRole('radio', { name: 'Odmítnout' })).toBeChecked();
      await expect(consent.banner).toBeHidden();
    }
  });
});
