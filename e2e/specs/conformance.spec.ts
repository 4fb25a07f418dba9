import { LOCALES, type Locale } from '@arbora/domain';
import type { Page } from '@playwright/test';
import { COLOUR_RULES, violations } from '../commands/axe';
import { layoutShifts, resizeAndFindOverflow } from '../commands/layout';
import { alternatesOf, broken, linksOf } from '../commands/links';
import { ADMIN, CUSTOMER, type Account } from '../commands/session';
import { sitePages, unknownAddresses, type SitePage } from '../commands/site-pages';
import { test } from '../fixtures/conformance';
import { expect } from '../fixtures/test';
import { ErrorScreen } from '../pages/error-screen';

// Requirements of every page. The list comes from the remotes: new pages are included.

/**
 * Initial width and theme by language; the other widths follow. Colours are checked in the second theme, too: on a phone
 * and on a desktop. 320 px have the layout of 390 px. In one language scripts and fonts arrive late.
 */
const LOOKS = {
  cs: { width: 390, theme: 'light', second: 'dark', isHeld: true },
  en: { width: 1440, theme: 'dark', second: 'light', isHeld: false },
  pl: { width: 320, theme: 'light', second: null, isHeld: false },
} as const satisfies Record<Locale, unknown>;
const WIDTHS = [320, 390, 1440];
/**
 * Limit of unnoticed layout shift (Core Web Vitals). A line that wraps differently after the font loads moves a text by
 * 0.03.
 */
const MOST_SHIFT = 0.1;

const NOT_FOUND: Record<Locale, string> = {
  cs: 'Tady nic nevyroste...',
  en: 'Nothing grows here...',
  pl: 'Tu nic nie wyrośnie...',
};

/** The demo account that may see the page; null is anonymous. */
function visitorOf({ access }: SitePage): Account | null {
  if (access === 'public') return null;
  return access === 'customer' ? CUSTOMER : ADMIN;
}

/** The page's own title, followed by the nursery's name. */
async function expectTitle(page: Page, { pattern, titles }: SitePage, locale: Locale): Promise<void> {
  const title = pattern.includes(':') ? /^\S.+ – Arbora$/ : `${titles![locale]} – Arbora`;
  await expect(page).toHaveTitle(title);
}

/** Holds scripts and fonts back until the server-rendered page is visible: they must cause no layout shift. */
async function openRendered(page: Page, address: string): Promise<number | undefined> {
  let arrive = (): void => undefined;
  const awaited = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.(?:woff2|js)$/, async (route) => {
    await awaited;
    await route.continue();
  });
  const response = await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  arrive();
  return response?.status();
}

async function untilSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
}

/** Texts and fields of the page besides its heading and the notice on scripts. */
function ownContent(page: Page): Promise<string> {
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
    for (const locale of LOCALES) {
      test(`is whole in ${locale}`, async ({ visitAs }) => {
        const { width, theme, second, isHeld } = LOOKS[locale];
        const page = await visitAs(visitorOf(sitePage));
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const address = `/${locale}${example}`;
        const status = rendered && isHeld ? await openRendered(page, address) : (await page.goto(address))?.status();
        expect(status).toBe(200);
        await untilSettled(page);
        const shifts = await layoutShifts(page);
        expect.soft(shifts.reduce((sum, { value }) => sum + value, 0), JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT); // prettier-ignore
        await expectTitle(page, sitePage, locale);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', locale);
        await expect.soft(page.locator('h1')).toHaveCount(1);
        expect.soft(await violations(page), `${theme} at ${width} px`).toEqual([]);
        for (const wide of WIDTHS) expect.soft(await resizeAndFindOverflow(page, wide), `${wide} px`).toEqual([]);
        if (second) {
          await page.emulateMedia({ colorScheme: second, reducedMotion: 'reduce' });
          // Components of the back office apply the theme slightly after the stylesheet.
          await expect.poll(() => violations(page, COLOUR_RULES), second).toEqual([]);
        }
        expect.soft(await broken(await linksOf(page)), 'links').toEqual([]);
      });
    }

    if (access === 'public') {
      test('the page is readable without scripts, in every language', async ({ withoutScripts: page, request }) => {
        const versions: Record<string, string>[] = [];
        for (const locale of LOCALES) {
          const response = await page.goto(`/${locale}${example}`);
          expect(response?.status()).toBe(200);
          await expectTitle(page, sitePage, locale);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect(await ownContent(page)).not.toBe('');
          versions.push(await alternatesOf(page));
        }
        // Search engines ignore language versions that do not link each other.
        expect(Object.keys(versions[0]!).sort()).toEqual([...LOCALES, 'x-default']);
        expect(versions[1]).toEqual(versions[0]);
        expect(versions[2]).toEqual(versions[0]);
        for (const address of Object.values(versions[0]!)) {
          const answer = await request.get(address, { maxRedirects: 0 });
          expect(answer.status(), address).toBe(200);
        }
      });
    }

    for (const unknown of unknownAddresses(sitePage)) {
      test.describe('a page that is not there', () => {
        test.use({ expectedFaults: [/status of 404/] });

        test(`${unknown} is a 404`, async ({ visitAs }) => {
          const page = await visitAs(visitorOf(sitePage));
          for (const locale of LOCALES) {
            const response = await page.goto(`/${locale}${unknown}`);
            // For protected pages, only the browser knows the session.
            if (access === 'public') expect(response?.status()).toBe(404);
            const screen = new ErrorScreen(page, NOT_FOUND[locale]);
            await expect(screen.heading).toBeVisible();
            await expect(screen.status).toBeVisible();
          }
        });
      });
    }
  });
}
