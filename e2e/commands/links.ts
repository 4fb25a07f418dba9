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

/** Returns the final status for an anonymous visitor, as a link could end a session; cached per worker. */
function statusOf(address: string): Promise<number> {
  let answer = answers.get(address);
  if (!answer) {
    answer = fetch(address).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
    answers.set(address, answer);
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
