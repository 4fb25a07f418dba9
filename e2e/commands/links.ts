import { LOCALES } from '@arbora/domain';
import type { Page } from '@playwright/test';
import { ORIGIN } from '../site';

/** Returns the internal links of the page, without fragments. */
export async function linksOf(page: Page): Promise<string[]> {
  // Links in SVG have no string `href`.
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href')!, document.baseURI).href));
  const own = links.filter((link) => link.startsWith(`${ORIGIN}/`)).map((link) => link.replace(/#.*$/, ''));
  return [...new Set(own)];
}

/** Returns the page's language versions by `hreflang`. */
export async function alternatesOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((all) => all.map((link) => [(link as HTMLLinkElement).hreflang, (link as HTMLLinkElement).href]));
  return Object.fromEntries(pairs) as Record<string, string>;
}

const answers = new Map<string, Promise<number>>();

/** The language of an address. */
const LANGUAGE = new RegExp(`^${ORIGIN}/(?:${LOCALES.join('|')})(?=/|$)`);
/** Slugs differ by language, so that a page exists under them in one language only. */
const WITH_SLUG = /\/(?:novinky|bulletin)\//;

/**
 * Returns the final status for an anonymous visitor, as a link could end a session; cached per worker. A page without a
 * slug is requested in the first language that links it.
 */
function statusOf(address: string): Promise<number> {
  const key = WITH_SLUG.test(address) ? address : address.replace(LANGUAGE, ORIGIN);
  let answer = answers.get(key);
  if (!answer) {
    answer = fetch(address).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
    answers.set(key, answer);
  }
  return answer;
}

/** Returns the URLs whose status is not 200. */
export async function broken(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const status = await statusOf(address);
    if (status !== 200) found.push(`${status} ${address}`);
  }
  return found;
}
