import type { Locale } from '@arbora/domain';

/** A link to a page of the remote in one of the site's navigations. */
export interface NavigationEntry {
  /** `newsletters`: the newsletter part of the footer; `account`: the menu of the logged-in person. */
  place: 'site' | 'footer' | 'newsletters' | 'legal' | 'account' | 'office';
  /** Path without locale. */
  path: string;
  titles: Readonly<Record<Locale, string>>;
  /** Heading above the link: `plants` or `nursery` in the footer; `sales`, `plants`, `content` or `administration`. */
  group?: string;
  /** Links with a lower number come first. */
  order: number;
  /** Path data of an outline icon. */
  icon?: string;
  /** Path of another page with the same content. */
  alsoCurrentAt?: string;
}

interface DeclaredPath {
  pattern: string;
}

/** An entry as `src/navigation/index.ts` of a remote declares it; `title` is a key of `locales/` beside it. */
export interface DeclaredEntry<Key extends PropertyKey = string> extends Pick<
  NavigationEntry,
  'place' | 'group' | 'order' | 'icon'
> {
  route: DeclaredPath;
  title: Key;
  alsoCurrentAt?: DeclaredPath;
}
