import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DESCRIPTION, type DescribedRule, type RemoteDescription } from '@arbora/deployment';
import { folderOf, remoteFolders, ROOT } from '@arbora/build/paths';

/** A page declared by a remote. */
export interface SitePage extends DescribedRule {
  remote: string;
  /** Path without locale. */
  example: string;
}

/** Adds an example path to a rule: its pattern, unless that has parameters. */
function sitePage(remote: string, rule: DescribedRule): SitePage {
  const example = rule.example ?? rule.pattern;
  if (example.includes('/:')) throw new Error(`${remote}/src/remote.ts: ${rule.pattern} needs an example address`);
  return { ...rule, remote, example };
}

/**
 * Returns every page of every remote from the build descriptions. The component gallery is excluded, as it exists in
 * development only: see `parts.spec.ts`.
 */
export function sitePages(): SitePage[] {
  return Object.keys(remoteFolders(ROOT)).flatMap((remote) => {
    const file = path.join(folderOf(remote), 'dist', DESCRIPTION);
    const { routes } = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescription;
    return routes.map((rule) => sitePage(remote, rule));
  });
}

/** Returns paths that match the page's pattern but no record: each replaces one parameter of the example. */
export function unknownAddresses({ pattern, example }: SitePage): string[] {
  const segments = example.split(/[?#]/)[0]!.split('/');
  return pattern.split('/').flatMap((part, index) => {
    if (!part.startsWith(':')) return [];
    const isId = /^[0-9a-f-]{36}$/.test(segments[index]!);
    const unknown = ['neni-tu', ...(isId ? ['00000000-0000-4000-8000-000000000000'] : [])];
    return unknown.map((value) => segments.with(index, value).join('/'));
  });
}
