import type { Locale } from '@arbora/domain';
import { matchRoute, type Registry, type RenderedPage, type RouteMatch } from '@arbora/registry';

/** Addresses. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** What the page's remote will ask for, so that it comes along with the shell's own files. */
export function filesOf({ remote, rule }: RouteMatch, locale: Locale): Files {
  const page = remote.pages[rule.pattern];
  const texts = { scripts: [...remote.texts[locale], ...(page?.texts?.[locale] ?? [])], styles: [] };
  const parts: Files[] = [remote.preload, page ?? { scripts: [], styles: [] }, texts];
  const below = (files: string[]): string[] => files.map((file) => remote.base + file);
  return { scripts: below(parts.flatMap((part) => part.scripts)), styles: below(parts.flatMap((part) => part.styles)) };
}

/** Of pages that are kept, so that who asks for one again does not wait until its links are compared with all routes. */
const known = new WeakMap<RenderedPage, readonly string[]>();

/**
 * What the pages will ask for that a rendered page links to, in no order. Only pages that are for reading, which the
 * server renders: what stands behind a log-in, or is heavy with forms, is not guessed at.
 * @param page of this registry, in this language
 */
export function linkedFiles(registry: Registry, locale: Locale, page: RenderedPage): readonly string[] {
  let files = known.get(page);
  if (!files) known.set(page, (files = findLinkedFiles(registry, locale, page.html)));
  return files;
}

function findLinkedFiles(registry: Registry, locale: Locale, html: string): string[] {
  const paths = new Set([...html.matchAll(new RegExp(` href="/${locale}(/[^"?#]*)`, 'g'))].map((found) => found[1]!));
  const files = new Set<string>();
  for (const path of paths) {
    const match = matchRoute(registry, path);
    if (!match?.rule.rendered || match.rule.access !== 'public') continue;
    const { scripts, styles } = filesOf(match, locale);
    [...scripts, ...styles].forEach((file) => files.add(file));
  }
  return [...files];
}
