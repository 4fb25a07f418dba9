import { CONTRACT, findData, type BrowserRegistry } from '@arbora/registry';

/** The cause of a failed request in few words. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as Error & { code?: string };
  return cause ? reasonOf(cause) : (code ?? message);
}

/** @throws Error if the site's shell does not load remotes of this contract */
export function assertContract(origin: string, html: string): void {
  const data = findData(html, 'registry');
  if (!data) throw new Error(`${origin} has no page of a shell with remotes`);
  const { contract } = JSON.parse(data.json) as BrowserRegistry;
  if (contract === CONTRACT) return;
  throw new Error(
    `${origin} loads remotes of contract ${contract}, and these libraries build remotes of contract ${CONTRACT}: install the libraries of the site's version`,
  );
}

/** Opens the site's first page. @throws Error if there is none, or if it is of another contract */
export async function assertSite(origin: string): Promise<void> {
  const response = await fetch(origin, { headers: { accept: 'text/html' } }).catch((error: unknown) => {
    throw new Error(`${origin} does not respond: ${reasonOf(error)}`);
  });
  assertContract(origin, await response.text());
}
