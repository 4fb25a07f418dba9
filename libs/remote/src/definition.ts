import type { Locale, Site } from '@arbora/domain';
import type { Formats, KeysOf, TextKey, TextLoaders, TextNamespace, Translate, UncountedKey } from '@arbora/i18n';
import type { CachedData, QueryClient, QueryKey } from '@arbora/query';
import { CONTRACT, type PageHead, type PathParams, type RouteAccess, type RouteRule } from '@arbora/registry';
import { accessOf, type PageRoute, type ParamsOf } from '@arbora/routes';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteContribution } from './contribution';
import type { SlotInputs, SlotName } from './slot-inputs';

/** Context of a page: path parameters, search and language. */
export interface PageContext<Params extends PathParams = PathParams> {
  params: Params;
  search: URLSearchParams;
  locale: Locale;
  /** Cached data of the page's query with this key; undefined while it is loading. */
  read: QueryClient['getQueryData'];
  /** Cached data of earlier queries whose keys have this prefix. */
  cached: CachedData;
}

type AnyRoute = PageRoute<string>;
type NoParams = ParamsOf<PageRoute<'/'>>;

/**
 * Query options as returned by `queryOptions()`. Key and data types differ, so a list of them has the common part only.
 */
export interface PageQuery {
  queryKey: QueryKey;
  /** Shown while loading: the page does not wait for this query. */
  placeholderData?: unknown;
}

/**
 * A component with the queries of its first render, shared by server, prefetch and page. They are evaluated again after
 * each response, so that a query may depend on another through `read`.
 */
export interface Page<Params extends PathParams = PathParams> {
  queries?: (context: PageContext<Params>) => readonly PageQuery[];
  Component: (props: { params: Params }) => ReactNode;
}

/** Props of the component of a route's page: `PageProps<typeof routes.newsItem>`. */
export interface PageProps<Route extends AnyRoute> {
  params: ParamsOf<Route>;
}

/**
 * Declares a page, the default export of its module. A page with parameters names its route, which types them:
 * `definePage(routes.newsItem, { queries: ({ params }) => [itemQuery(params.slug)], ... })`. `pageAt` rejects a page
 * whose parameters do not match its pattern.
 */
export function definePage<Route extends AnyRoute>(route: Route, page: Page<ParamsOf<Route>>): Page<ParamsOf<Route>>;
export function definePage(page: Page<NoParams>): Page<NoParams>;
export function definePage(routeOrPage: AnyRoute | Page<NoParams>, page?: Page): Page {
  return page ?? (routeOrPage as Page<NoParams>);
}

/** Context of a page's head. */
export interface HeadContext<
  Namespace extends TextNamespace = never,
  Params extends PathParams = PathParams,
> extends PageContext<Params> {
  /** Translates texts of the given namespace, that of the page's section or remote; unavailable without one. */
  t: [Namespace] extends [never] ? never : Translate<TextKey<Namespace>, UncountedKey<Namespace>>;
  formats: Formats;
  /** Returns the absolute URL of a path without locale. */
  address: (path: string) => string;
  /** Origin of the site; no trailing slash. */
  origin: string;
  /** The nursery's details. */
  site: Site;
}

/** Returns a page's metadata. The default export of a separate module, which browsers never load. */
export type HeadOf<Namespace extends TextNamespace = never, Params extends PathParams = PathParams> = (
  context: HeadContext<Namespace, Params>,
) => PageHead;

/**
 * Declares a page's head, with the text namespace of its section or remote and, if it has parameters, its route:
 * `defineHead<'content', typeof routes.newsItem>`; see `HeadOf`.
 */
export function defineHead<Namespace extends TextNamespace = never, Route extends AnyRoute = PageRoute<'/'>>(
  head: HeadOf<Namespace, ParamsOf<Route>>,
): HeadOf<never, ParamsOf<Route>> {
  return head as unknown as HeadOf<never, ParamsOf<Route>>;
}

/** Texts of a group of pages, loaded with the first of them. */
export interface TextSection {
  namespace: TextNamespace;
  texts: TextLoaders;
}

/**
 * Declares the texts of a group of pages: `textSection('content.bulletin', { cs: () => import('./cs.json'), ... })` in
 * `src/bulletin/locales/index.ts`, beside the texts: the build finds them by this file.
 */
export function textSection(namespace: TextNamespace, texts: TextLoaders): TextSection {
  return { namespace, texts };
}

export interface RemoteRoute<TitleKey extends string = string> extends RouteRule {
  titleKey: TitleKey;
  /** Texts of the page and its head in addition to those of the remote. */
  section?: TextSection;
  /**
   * Path without locale of such a page in the demo data, for tests that open every page; pages that are not public must
   * belong to the demo customer.
   */
  example?: string;
  load: () => Promise<{ default: Page }>;
  head?: () => Promise<{ default: HeadOf }>;
}

/** A component that pages of other remotes show by name. */
export type RemoteSlot = {
  [Name in SlotName]: { name: Name; load: () => Promise<{ default: ComponentType<{ input: SlotInputs[Name] }> }> };
}[SlotName];

/** Declaration of a remote: data and lazy imports, without side effects. */
export interface RemoteDefinition {
  name: string;
  contract: number;
  /** Text namespace; the remote's name without `mf-`. */
  namespace: string;
  texts: TextLoaders;
  /** Texts of libraries that every page of the remote needs in addition. */
  commonTexts: readonly TextSection[];
  routes: readonly RemoteRoute[];
  slots: readonly RemoteSlot[];
  contributions: readonly RemoteContribution[];
}

interface PageOptions<TitleKey extends string, Params extends PathParams> {
  access?: RouteAccess;
  layout?: RouteRule['layout'];
  titleKey: TitleKey;
  section?: TextSection;
  sitemap?: boolean;
  validation?: RouteRule['validation'];
  rendered?: boolean;
  search?: RouteRule['search'];
  secretParams?: RouteRule['secretParams'];
  load: () => Promise<{ default: Page<Params> }>;
  head?: () => Promise<{ default: HeadOf<never, Params> }>;
}

/** The page checks need an example of a page with parameters. */
type ExampleOf<Params extends PathParams> = [keyof Params] extends [never] ? { example?: string } : { example: string };

/**
 * Creates a route rule. By default, access follows from the path (`accessOf`), a path below `/manager` has the layout of
 * the back office, and public pages are server-rendered and in the sitemap.
 */
export function pageAt<Route extends AnyRoute, const TitleKey extends string>(
  route: Route,
  options: PageOptions<TitleKey, ParamsOf<Route>> & ExampleOf<ParamsOf<Route>>,
): RemoteRoute<TitleKey> {
  const {
    access = accessOf(route.pattern),
    layout = route.pattern.split('/')[1] === 'manager' ? 'manager' : 'default',
    sitemap = access === 'public',
    rendered = access === 'public',
    search = [],
    ...rest
  } = options;
  return { pattern: route.pattern, access, layout, sitemap, rendered, search, ...rest };
}

/** Declares a remote, the default export of `src/remote.ts`. Titles are keys of its Czech texts. */
export function defineRemote<Texts>(remote: {
  name: `mf-${string}`;
  texts: TextLoaders & { cs: () => Promise<{ default: Texts }> };
  commonTexts?: readonly TextSection[];
  routes: readonly RemoteRoute<KeysOf<NoInfer<Texts>>>[];
  slots?: readonly RemoteSlot[];
  contributions?: readonly RemoteContribution[];
}): RemoteDefinition {
  const { commonTexts = [], slots = [], contributions = [] } = remote;
  const namespace = remote.name.slice('mf-'.length);
  return { ...remote, namespace, commonTexts, slots, contributions, contract: CONTRACT };
}
