import type { Locale, ManagerSection } from '@arbora/domain';

/** Access to a page: public, logged-in users, managers, or roles of a manager section (spec §2, §6). */
export type RouteAccess = 'public' | 'customer' | 'manager' | { section: ManagerSection };

/** Declaration of a page, used by the guards, the server's status codes and the sitemap. */
export interface RouteRule {
  /** Path without locale; `:name` matches one segment. */
  pattern: string;
  access: RouteAccess;
  layout: 'default' | 'manager';
  /** Key of the document title in the remote's namespace. */
  titleKey: string;
  /** Titles by language; added by the build, for the web server. */
  titles?: Readonly<Record<Locale, string>>;
  /** Whether it is in the sitemap; a page that is not is served with `noindex`. */
  sitemap: boolean;
  /** Whether it is server-rendered. */
  rendered?: boolean;
  /** Search parameters that the page reads; others are dropped. Absent in builds of earlier releases. */
  search?: readonly string[];
  /** Search parameters with secret values, as in links of mails: such URLs must not leak to third parties. */
  secretParams?: readonly string[];
  /**
   * A read whose empty result means that the page does not exist: a resource of the data service with filters, in which
   * `{name}` is a path parameter and `{locale}` the language. `fallback`: filters of another URL form, tried if those
   * match no row.
   */
  validation?: {
    resource: string;
    filters: Readonly<Record<string, string>>;
    fallback?: Readonly<Record<string, string>>;
    /**
     * Column shared by the language versions of a row whose URLs differ by language: a version requested in another
     * language redirects to that language's version.
     */
    translations?: string;
  };
}

/** A component that a remote offers to other remotes' pages by name. */
export interface SlotRule {
  name: string;
}

/** A contribution to a point of other remotes' pages, for people with the rights of a section. */
export interface ContributionRule {
  point: string;
  section?: ManagerSection;
}
