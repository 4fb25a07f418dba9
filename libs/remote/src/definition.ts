import type { Locale } from '@arbora/domain';
import type { TextLoaders } from '@arbora/i18n';
import type { QueryKey } from '@arbora/query';
import { CONTRACT, type PathParams, type RouteAccess, type RouteRule } from '@arbora/registry';
import type { PageRoute } from '@arbora/routes';
import type { ComponentType } from 'react';

/** Where a page is shown: parameters of its path, its search and the language. */
export interface PageContext<Params extends PathParams = PathParams> {
  params: Params;
  search: URLSearchParams;
  locale: Locale;
}

/**
 * Query options as `queryOptions()` makes them. Their key and data types differ by query, so a list of them has only
 * what all have in common.
 */
export interface PageQuery {
  queryKey: QueryKey;
}

/** A component and the queries it needs before it can be seen. Server, prefetch and the page itself use the same ones. */
export interface Page<Params extends PathParams = PathParams> {
  queries?: (context: PageContext<Params>) => readonly PageQuery[];
  Component: ComponentType<{ params: Params }>;
}

/** Declares a page; a page module exports the result as its default. */
export function definePage<Params extends PathParams = PathParams>(page: Page<Params>): Page {
  // Parameters come from the pattern that the page is registered under.
  return page as unknown as Page;
}

export interface RemoteRoute extends RouteRule {
  load: () => Promise<{ default: Page }>;
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

interface PageOptions {
  access?: RouteAccess;
  layout?: RouteRule['layout'];
  titleKey: string;
  sitemap?: boolean;
  validation?: RouteRule['validation'];
  load: RemoteRoute['load'];
}

/** A route rule of `route`: public with the default layout and in the sitemap unless said otherwise. */
export function pageAt(route: PageRoute<string>, options: PageOptions): RemoteRoute {
  const {
    access = 'public',
    layout = 'default',
    sitemap = access === 'public' && !route.pattern.includes(':'),
    ...rest
  } = options;
  return { pattern: route.pattern, access, layout, sitemap, ...rest };
}

/** Declares a remote; `src/remote.ts` exports the result as its default. */
export function defineRemote(remote: {
  name: `mf-${string}`;
  texts: TextLoaders;
  routes: readonly RemoteRoute[];
  slots?: readonly RemoteSlot[];
}): RemoteDefinition {
  return { ...remote, namespace: remote.name.slice('mf-'.length), slots: remote.slots ?? [], contract: CONTRACT };
}
