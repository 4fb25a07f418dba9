import type { Locale } from '@arbora/domain';
import { matchRoute, type Registry, type RenderedPage, type RouteMatch } from '@arbora/registry';

/** Addresses. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** Files that the page's remote will request, so that they load along with the shell's own. */
export function filesOfMatch({ remote, rule }: RouteMatch, locale: Locale): Files {
  const page = remote.pages[rule.pattern];
  const texts = { scripts: [...remote.texts[locale], ...(page?.texts?.[locale] ?? [])], styles: [] };
  const parts: Files[] = [remote.preload, page ?? { scripts: [], styles: [] }, texts];
  const below = (files: string[]): string[] => files.map((file) => remote.base + file);
  return { scripts: below(parts.flatMap((part) => part.scripts)), styles: below(parts.flatMap((part) => part.styles)) };
}

/** Linked files of cached pages: matching the links against all routes takes time. */
const cachedFiles = new WeakMap<RenderedPage, readonly string[]>();

/**
 * Files of the pages that a rendered page links to, in no particular order, for prefetching. Limited to server-rendered
 * pages: those behind a login, or heavy with forms, are not prefetched.
 * @param page of this registry, in this language
 */
export function linkedFiles(registry: Registry, locale: Locale, page: RenderedPage): readonly string[] {
  let files = cachedFiles.get(page);
  if (!files) cachedFiles.set(page, (files = findLinkedFiles(registry, locale, page.html)));
  return files;
}

function findLinkedFiles(registry: Registry, locale: Locale, html: string): string[] {
  const paths = new Set([...html.matchAll(new RegExp(` href="/${locale}(/[^"?#]*)`, 'g'))].map((found) => found[1]!));
  const files = new Set<string>();
  for (const path of paths) {
    const match = matchRoute(registry, path);
    if (!match?.rule.rendered || match.rule.access !== 'public') continue;
    const { scripts, styles } = filesOfMatch(match, locale);
    [...scripts, ...styles].forEach((file) => files.add(file));
  }
  return [...files];
}
