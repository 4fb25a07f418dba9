import type { Page } from '@playwright/test';
import { ORIGIN } from '../site';

/** Addresses of this site that the page links to, without their fragments. */
export async function linksOf(page: Page): Promise<string[]> {
  // Links of drawings have no address as a text.
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href')!, document.baseURI).href));
  const own = links.filter((link) => link.startsWith(`${ORIGIN}/`)).map((link) => link.replace(/#.*$/, ''));
  return [...new Set(own)];
}

/** The page's language versions by `hreflang`. */
export async function alternatesOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((all) => all.map((link) => [(link as HTMLLinkElement).hreflang, (link as HTMLLinkElement).href]));
  return Object.fromEntries(pairs) as Record<string, string>;
}

const answers = new Map<string, Promise<number>>();

/** Status that a stranger gets in the end, as a session could be ended by a link; asked once in each worker. */
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

/** Those of the addresses that do not answer 200. */
export async function broken(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const status = await statusOf(address);
    if (status !== 200) found.push(`${status} ${address}`);
  }
  return found;
}
