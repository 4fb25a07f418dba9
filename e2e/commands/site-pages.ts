import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DESCRIPTION, folderOf, remoteFolders, ROOT } from '@arbora/build/paths';
import type { DescribedRule, RemoteDescription } from '@arbora/build';

/** A page that a remote declares. */
export interface SitePage extends DescribedRule {
  remote: string;
  /** Address without locale at which it is opened. */
  example: string;
}

/** The rule with an address: its pattern, unless that has parameters. */
function sitePage(remote: string, rule: DescribedRule): SitePage {
  const example = rule.example ?? rule.pattern;
  if (example.includes('/:')) throw new Error(`${remote}/src/remote.ts: ${rule.pattern} needs an example address`);
  return { ...rule, remote, example };
}

/**
 * Every page of every remote, as the builds describe them. The parts of `libs/ui` with their states, which a site in
 * development shows on one page, are no page of the site: `parts.spec.ts` looks at them.
 */
export function sitePages(): SitePage[] {
  return remoteFolders(ROOT).flatMap((remote) => {
    const file = path.join(folderOf(remote), 'dist', DESCRIPTION);
    const { routes } = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescription;
    return routes.map((rule) => sitePage(remote, rule));
  });
}

/** Addresses that fit the page's pattern and name nothing: one parameter of the example each is replaced. */
export function unknownAddresses({ pattern, example }: SitePage): string[] {
  const segments = example.split(/[?#]/)[0]!.split('/');
  return pattern.split('/').flatMap((part, index) => {
    if (!part.startsWith(':')) return [];
    const isId = /^[0-9a-f-]{36}$/.test(segments[index]!);
    const unknown = ['neni-tu', ...(isId ? ['00000000-0000-4000-8000-000000000000'] : [])];
    return unknown.map((value) => segments.with(index, value).join('/'));
  });
}
