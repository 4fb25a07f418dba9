import type { Locale } from '@arbora/domain';
import { matchRoute, type Registry, type RenderedPage, type RouteMatch, type RouteRule } from '@arbora/registry';

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

/** Most files that a page prefetches: enough for the two or three pages that its readers open most often. */
const MOST_PREFETCHED = 16;

/** Prefetched files of cached pages: matching the links against all routes takes time. */
const cachedFiles = new WeakMap<RenderedPage, readonly string[]>();

/**
 * Files to prefetch of the pages that a rendered page links to. Pages with the most links come first, as the likeliest to
 * be opened next; one that would exceed `MOST_PREFETCHED` files is left to `prefetch-on-intent.ts` of the shell. Limited
 * to server-rendered pages: those behind a login, or heavy with forms, are not prefetched.
 * @param page of this registry, in this language
 * @param loaded files that the page itself needs; the same in each call, as the result is kept with the page
 */
export function prefetchedFiles(
  registry: Registry,
  locale: Locale,
  page: RenderedPage,
  loaded: readonly string[],
): readonly string[] {
  let files = cachedFiles.get(page);
  if (!files) {
    const chosen = new Set<string>();
    for (const match of linkedPages(registry, locale, page.html)) {
      const { scripts, styles } = filesOfMatch(match, locale);
      const added = [...scripts, ...styles].filter((file) => !loaded.includes(file) && !chosen.has(file));
      if (chosen.size + added.length <= MOST_PREFETCHED) added.forEach((file) => chosen.add(file));
    }
    cachedFiles.set(page, (files = [...chosen]));
  }
  return files;
}

/** Rendered public pages that the document links to, those with the most links first. */
function linkedPages(registry: Registry, locale: Locale, html: string): RouteMatch[] {
  const pages = new Map<RouteRule, { match: RouteMatch; links: number }>();
  const links = new Map<string, number>();
  for (const [, path] of html.matchAll(new RegExp(` href="/${locale}(/[^"?#]*)`, 'g')))
    links.set(path!, (links.get(path!) ?? 0) + 1);
  for (const [path, count] of links) {
    const match = matchRoute(registry, path);
    if (!match?.rule.rendered || match.rule.access !== 'public') continue;
    const known = pages.get(match.rule);
    pages.set(match.rule, { match, links: count + (known?.links ?? 0) });
  }
  return [...pages.values()].sort((a, b) => b.links - a.links).map(({ match }) => match);
}
