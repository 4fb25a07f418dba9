import { localeFromPath, stripLocale, type Locale } from '@arbora/domain';
import { matchRoute, type Registry, type RouteMatch } from '@arbora/registry';
import { routes } from '@arbora/routes';

interface Alias {
  prefix: string;
  target: string;
  /** Whether pages below the old address exist below the new one: the ids of the old catalogue do not. */
  keepsRest: boolean;
}

/** Old addresses and their replacements (spec §2, decision 5); paths without locale. */
const ALIASES: readonly Alias[] = [
  { prefix: '/catalogue', target: '/sortiment', keepsRest: false },
  { prefix: '/oferta', target: '/nabidky', keepsRest: true },
];

export type PageTarget =
  | { kind: 'redirect'; to: string; byLanguage: boolean }
  | { kind: 'page'; locale: Locale; path: string; match: RouteMatch }
  /** `/logout`: belongs to no remote; the shell logs out when it starts there, then opens the home page (spec §2). */
  | { kind: 'logout'; locale: Locale; path: string }
  | { kind: 'missing'; locale: Locale; path: string };

function aliasOf(path: string): string | null {
  const alias = ALIASES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  if (!alias) return null;
  return alias.keepsRest ? alias.target + path.slice(alias.prefix.length) : alias.target;
}

/**
 * Resolves a page address. `path` is undecoded and without query string, `search` empty or with its `?`; `detect`
 * chooses the language of a path without one.
 */
export function pageTarget(registry: Registry, path: string, search: string, detect: () => Locale): PageTarget {
  const locale = localeFromPath(path);
  if (!locale) return { kind: 'redirect', to: `/${detect()}${path}${search}`, byLanguage: true };
  if (path === `/${locale}`) return { kind: 'redirect', to: `${path}/${search}`, byLanguage: false };
  const rest = stripLocale(path);
  const alias = aliasOf(rest);
  if (alias) return { kind: 'redirect', to: `/${locale}${alias}${search}`, byLanguage: false };
  if (rest.replace(/(?<=.)\/$/, '') === routes.logout.pattern) return { kind: 'logout', locale, path: rest };
  const match = matchRoute(registry, rest);
  return match ? { kind: 'page', locale, path: rest, match } : { kind: 'missing', locale, path: rest };
}
