import type { Locale, ManagerSection } from '@arbora/domain';

/** Who may open a page: everyone, any logged-in person, any manager, or holders of a manager section's roles (spec §2, §6). */
export type RouteAccess = 'public' | 'customer' | 'manager' | { section: ManagerSection };

/**
 * A page as data. From it come the guards, the server's status codes and the sitemap; nothing of it is repeated
 * elsewhere.
 */
export interface RouteRule {
  /** Path without locale; `:name` stands for one segment. */
  pattern: string;
  access: RouteAccess;
  layout: 'default' | 'manager';
  /** Text of the document's title in the remote's namespace. */
  titleKey: string;
  /** That text by language; the build adds it, for whoever serves pages without running them. */
  titles?: Readonly<Record<Locale, string>>;
  /** Whether search engines are told of it. */
  sitemap: boolean;
  /** Whether the server renders it ahead. */
  rendered?: boolean;
  /** Search parameters that the page reads; it is shown no others. Builds of before it was declared have none. */
  search?: readonly string[];
  /** Search parameters whose values are secrets, as in the link of a mail: nobody outside is told of such an address. */
  secretParams?: readonly string[];
  /**
   * The read whose empty answer means that the page is not there: a resource of the data service and its filters,
   * in which `{name}` stands for a path parameter and `{locale}` for the language. `fallback`: filters of another address
   * that the page answers to, asked where those find nothing.
   */
  validation?: {
    resource: string;
    filters: Readonly<Record<string, string>>;
    fallback?: Readonly<Record<string, string>>;
    /**
     * Column that the language versions of a row have in common, where an address of one is no address of the others:
     * one that is asked for in another language leads to the version in that language.
     */
    translations?: string;
  };
}

/** A tile that a remote offers to other teams' pages by name. */
export interface SlotRule {
  name: string;
}
