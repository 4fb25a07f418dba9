import { LOCALES, type Locale } from '@arbora/domain';
import type { Page } from '@playwright/test';
import { violations } from '../commands/axe';
import { layoutShifts, resizeAndFindOverflow } from '../commands/layout';
import { alternatesOf, brokenLinks, linksOf } from '../commands/links';
import { holdBack } from '../commands/rendered';
import { ADMIN, CUSTOMER, type Account } from '../commands/session';
import { sitePages, unknownAddresses, type SitePage } from '../commands/site-pages';
import { test } from '../fixtures/conformance';
import { expect } from '../fixtures/test';
import { ErrorScreen } from '../pages/error-screen';

/*
 * Requirements of every page. The list comes from the remotes: new pages are included.
 *
 * Each fact is checked where it can differ. In Czech, a page is loaded once and checked at both layouts (phone and
 * desktop), each with all rules of axe in a theme of its own: neither markup nor colours of a theme depend on the
 * width. In English and Polish the page runs the same code with other texts and data, which can change
 * its title, its language, its links, its width on a narrow phone, and cause errors in the console (a date that server
 * and browser format differently). Layout shifts are measured in Czech, with scripts and fonts delayed: a shift depends
 * on the layout, not on the words. Texts missing in a language are found by the unit tests of all texts.
 */

/** The narrowest phone, whose layout is that of 390 px: only its width is checked. */
const NARROW = 320;
const PHONE = 390;
const DESKTOP = 1440;
const OTHER_LOCALES = LOCALES.filter((locale) => locale !== 'cs');
/**
 * Limit of a good layout shift score (Core Web Vitals). A line that wraps differently after the font loads scores 0.03.
 */
const MAX_SHIFT = 0.1;

const NOT_FOUND: Record<Locale, string> = {
  cs: 'Tady nic nevyroste...',
  en: 'Nothing grows here...',
  pl: 'Tu nic nie wyrośnie...',
};

/** Returns a demo account that may see the page; null is anonymous. */
function visitorOf({ access }: SitePage): Account | null {
  if (access === 'public') return null;
  return access === 'customer' ? CUSTOMER : ADMIN;
}

/** Expects the title of the page, followed by the nursery's name. */
async function expectTitle(page: Page, { pattern, titles }: SitePage, locale: Locale): Promise<void> {
  const title = pattern.includes(':') ? /^\S.+ – Arbora$/ : `${titles![locale]} – Arbora`;
  await expect(page).toHaveTitle(title);
}

/** Delays scripts and fonts until the server-rendered page is visible: they must cause no layout shift. */
async function openRendered(page: Page, address: string): Promise<number | undefined> {
  const release = await holdBack(page, /\.(?:woff2|js)$/);
  const response = await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  return response?.status();
}

async function untilSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
}

/** Expects no violation at this width in a theme. */
async function expectAccessible(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Components of the back office apply the theme slightly after the stylesheet.
  await expect.poll(() => violations(page), { message: `${colorScheme} at ${width} px` }).toEqual([]);
}

/** Returns the texts and fields of the page without its heading and the notice on scripts. */
function contentOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('h1, noscript')) element.remove();
    const fields = [...copy.querySelectorAll('input, textarea, select, img, svg')].map(({ tagName }) => tagName);
    return [copy.textContent.trim(), ...fields].join(' ').trim();
  });
}

for (const sitePage of sitePages()) {
  const { pattern, example, rendered, access } = sitePage;
  test.describe(pattern, () => {
    test('the page meets all requirements', async ({ visitAs }) => {
      const page = await visitAs(visitorOf(sitePage));
      await page.setViewportSize({ width: PHONE, height: 844 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const address = `/cs${example}`;
      const status = rendered ? await openRendered(page, address) : (await page.goto(address))?.status();
      expect(status).toBe(200);
      await untilSettled(page);
      // Late images and fonts must not move the page either.
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShifts(page);
      expect.soft(shifts.reduce((sum, { value }) => sum + value, 0), JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT); // oxfmt-ignore
      await expectTitle(page, sitePage, 'cs');
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'cs');
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await resizeAndFindOverflow(page, NARROW), `${NARROW} px`).toEqual([]);
      expect.soft(await resizeAndFindOverflow(page, PHONE), `${PHONE} px`).toEqual([]);
      await expectAccessible(page, PHONE, 'light');
      expect.soft(await resizeAndFindOverflow(page, DESKTOP), `${DESKTOP} px`).toEqual([]);
      await untilSettled(page);
      await expectAccessible(page, DESKTOP, 'dark');
      expect.soft(await brokenLinks(await linksOf(page)), 'links').toEqual([]);
    });

    test('the page has the other languages', async ({ visitAs }) => {
      const page = await visitAs(visitorOf(sitePage));
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      for (const locale of OTHER_LOCALES) {
        await page.setViewportSize({ width: DESKTOP, height: 844 });
        expect((await page.goto(`/${locale}${example}`))?.status()).toBe(200);
        await untilSettled(page);
        await expectTitle(page, sitePage, locale);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', locale);
        await expect.soft(page.locator('h1')).toHaveCount(1);
        for (const width of [DESKTOP, NARROW])
          expect.soft(await resizeAndFindOverflow(page, width), `${locale} at ${width} px`).toEqual([]);
        expect.soft(await brokenLinks(await linksOf(page)), `links in ${locale}`).toEqual([]);
      }
    });

    if (access === 'public') {
      test('the page is readable without scripts, in every language', async ({ withoutScripts: page, request }) => {
        const versions: Record<string, string>[] = [];
        for (const locale of LOCALES) {
          const response = await page.goto(`/${locale}${example}`);
          expect(response?.status()).toBe(200);
          await expectTitle(page, sitePage, locale);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect(await contentOf(page)).not.toBe('');
          versions.push(await alternatesOf(page));
        }
        // Search engines ignore language versions that do not link each other.
        expect(Object.keys(versions[0]!).sort()).toEqual([...LOCALES, 'x-default']);
        expect(versions[1]).toEqual(versions[0]);
        expect(versions[2]).toEqual(versions[0]);
        for (const address of Object.values(versions[0]!)) {
          const response = await request.get(address, { maxRedirects: 0 });
          expect(response.status(), address).toBe(200);
        }
      });
    }

    for (const unknown of unknownAddresses(sitePage)) {
      test.describe('a missing page', () => {
        test.use({ expectedFaults: [/status of 404/] });

        test(`${unknown} is a 404`, async ({ visitAs }) => {
          const page = await visitAs(visitorOf(sitePage));
          const response = await page.goto(`/cs${unknown}`);
          const screen = new ErrorScreen(page, NOT_FOUND.cs);
          await expect(screen.heading).toBeVisible();
          await expect(screen.status).toBeVisible();
          // The server does not know the session, so a protected page is a 404 only in the browser.
          if (access !== 'public') return;
          expect(response?.status()).toBe(404);
          for (const locale of OTHER_LOCALES) {
            const other = await page.request.get(`/${locale}${unknown}`);
            expect(other.status(), locale).toBe(404);
            expect(await other.text()).toContain(NOT_FOUND[locale]);
          }
        });
      });
    }
  });
}
