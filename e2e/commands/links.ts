import type { Page } from '@playwright/test';
import { ORIGIN } from '../site';

/** Returns the internal links of the page, without fragments. */
export async function linksOf(page: Page): Promise<string[]> {
  // Links in SVG have no string `href`.
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href')!, document.baseURI).href));
  const internal = links.filter((link) => link.startsWith(`${ORIGIN}/`)).map((link) => link.replace(/#.*$/, ''));
  return [...new Set(internal)];
}

/** Returns the page's language versions by `hreflang`. */
export async function alternatesOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((all) => all.map((link) => [(link as HTMLLinkElement).hreflang, (link as HTMLLinkElement).href]));
  return Object.fromEntries(pairs) as Record<string, string>;
}

const statuses = new Map<string, Promise<number>>();

/** Returns the status after redirects, cached per worker. The request is anonymous, as a link could end a session. */
function statusOf(address: string): Promise<number> {
  let status = statuses.get(address);
  if (!status) {
    status = fetch(address).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
    statuses.set(address, status);
  }
  return status;
}

/** Returns the URLs whose status is not 200. */
export async function brokenLinks(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const status = await statusOf(address);
    if (status !== 200) found.push(`${status} ${address}`);
  }
  return found;
}
