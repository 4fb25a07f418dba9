import type { Locale, Site } from '@arbora/domain';
import type { Formats, KeysOf, TextKey, TextLoaders, TextNamespace, Translate, UncountedKey } from '@arbora/i18n';
import type { Known, QueryClient, QueryKey } from '@arbora/query';
import { CONTRACT, type PageHead, type PathParams, type RouteAccess, type RouteRule } from '@arbora/registry';
import type { PageRoute, ParamsOf } from '@arbora/routes';
import type { ComponentType, ReactNode } from 'react';

/** Where a page is shown: parameters of its path, its search and the language. */
export interface PageContext<Params extends PathParams = PathParams> {
  params: Params;
  search: URLSearchParams;
  locale: Locale;
  /** What the page's query of this key has answered; undefined where it has not yet. */
  read: QueryClient['getQueryData'];
  /** What others have read before: their answers to the queries whose keys begin so. */
  known: Known;
}

type AnyRoute = PageRoute<string>;
type NoParams = ParamsOf<PageRoute<'/'>>;

/**
 * Query options as `queryOptions()` makes them. Their key and data types differ by query, so a list of them has only
 * what all have in common.
 */
export interface PageQuery {
  queryKey: QueryKey;
  /** Shown until the answer is there: the page does not wait for it. */
  placeholderData?: unknown;
}

/**
 * A component and the queries it needs before it can be seen. Server, prefetch and the page itself use the same ones.
 * The queries are asked for again at each answer: one that depends on another's joins them once `read` has that.
 */
export interface Page<Params extends PathParams = PathParams> {
  queries?: (context: PageContext<Params>) => readonly PageQuery[];
  Component: (props: { params: Params }) => ReactNode;
}

/** What the component of a route's page gets: `PageProps<typeof routes.newsItem>`. */
export interface PageProps<Route extends AnyRoute> {
  params: ParamsOf<Route>;
}

/**
 * Declares a page; a page module exports the result as its default. A page with parameters names its route, whose
 * pattern they come from: `definePage(routes.newsItem, { queries: ({ params }) => [itemQuery(params.slug)], ... })`.
 * `pageAt` refuses a page whose parameters its pattern does not have.
 */
export function definePage<Route extends AnyRoute>(route: Route, page: Page<ParamsOf<Route>>): Page<ParamsOf<Route>>;
export function definePage(page: Page<NoParams>): Page<NoParams>;
export function definePage(routeOrPage: AnyRoute | Page<NoParams>, page?: Page): Page {
  return page ?? (routeOrPage as Page<NoParams>);
}

/** What a page's head is made of. */
export interface HeadContext<
  Namespace extends TextNamespace = never,
  Params extends PathParams = PathParams,
> extends PageContext<Params> {
  /** For the texts of the namespace that is named, the page's section or else its remote's; none without a name. */
  t: [Namespace] extends [never] ? never : Translate<TextKey<Namespace>, UncountedKey<Namespace>>;
  formats: Formats;
  /** Address with origin and language of a page's path without either. */
  address: (path: string) => string;
  /** Where the site is; no slash at the end. */
  origin: string;
  /** What the nursery says of itself. */
  site: Site;
}

/** Tells what machines are to know of a page. A module of its own, which browsers never load, exports it as its default. */
export type HeadOf<Namespace extends TextNamespace = never, Params extends PathParams = PathParams> = (
  context: HeadContext<Namespace, Params>,
) => PageHead;

/**
 * Declares a page's head, with the text namespace of its section or remote and, where it has parameters, the page's route, as in
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
 * `src/bulletin/locales/index.ts`. The folder is named as the part of the namespace after the dot, where the build looks
 * for them.
 */
export function textSection(namespace: TextNamespace & `${string}.${string}`, texts: TextLoaders): TextSection {
  return { namespace, texts };
}

export interface RemoteRoute<TitleKey extends string = string> extends RouteRule {
  titleKey: TitleKey;
  /** Texts that the page needs beside those of the remote, and those that its head gets. */
  section?: TextSection;
  /**
   * Address without locale under which the demo data have such a page, for the checks that open every page; its owner
   * is the demo's customer where not everybody may see it.
   */
  example?: string;
  load: () => Promise<{ default: Page }>;
  head?: () => Promise<{ default: HeadOf }>;
}

/** A tile that another team's page shows by name. */
export interface RemoteSlot {
  name: string;
  load: () => Promise<{ default: ComponentType<{ input: unknown }> }>;
}

/** What makes a package a remote: data and lazy imports, no code that runs. */
export interface RemoteDefinition {
  name: string;
  contract: number;
  /** Text namespace; the remote's name without `mf-`. */
  namespace: string;
  texts: TextLoaders;
  routes: readonly RemoteRoute[];
  slots: readonly RemoteSlot[];
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

/** A page with parameters cannot be opened by the checks without an example. */
type ExampleOf<Params extends PathParams> = [keyof Params] extends [never] ? { example?: string } : { example: string };

/** A route rule of `route`: public with the default layout, rendered by the server and in the sitemap unless said otherwise. */
export function pageAt<Route extends AnyRoute, const TitleKey extends string>(
  route: Route,
  options: PageOptions<TitleKey, ParamsOf<Route>> & ExampleOf<ParamsOf<Route>>,
): RemoteRoute<TitleKey> {
  const {
    access = 'public',
    layout = 'default',
    sitemap = access === 'public',
    rendered = access === 'public',
    search = [],
    ...rest
  } = options;
  return { pattern: route.pattern, access, layout, sitemap, rendered, search, ...rest };
}

/** Declares a remote; `src/remote.ts` exports the result as its default. Titles are keys of its Czech texts. */
export function defineRemote<Texts>(remote: {
  name: `mf-${string}`;
  texts: TextLoaders & { cs: () => Promise<{ default: Texts }> };
  routes: readonly RemoteRoute<KeysOf<NoInfer<Texts>>>[];
  slots?: readonly RemoteSlot[];
}): RemoteDefinition {
  return { ...remote, namespace: remote.name.slice('mf-'.length), slots: remote.slots ?? [], contract: CONTRACT };
}
