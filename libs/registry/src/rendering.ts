import type { MessagePort } from 'node:worker_threads';
import type { Locale, Site } from '@arbora/domain';
import type { Registry, RemoteEntry } from './registry';

/**
 * Session state of a server render: anonymous, or not restored yet. Data are those of anonymous visitors in both cases.
 */
export type RenderedSession = 'anonymous' | 'restoring';

/** Languages of a page that does not exist under one path in all of them. */
export interface PageLanguages {
  /** Path without locale in each available language, including the current one. */
  paths: Readonly<Partial<Record<Locale, string>>>;
  /** Fallback page of the language switch; exists in all languages. */
  fallback: string;
}

/** Metadata of a page for search engines and other sites, besides its title. */
export interface PageHead {
  /** Canonical path without locale, if there are several. */
  path?: string;
  /** Path by language, if the page does not exist in all languages. Default: the page's path. */
  paths?: PageLanguages['paths'];
  /** The RSS feed that includes the page; path without locale. */
  feed?: { title: string; path: string };
  description?: string;
  /** URL of the preview image. */
  image?: string;
  /** What the preview image shows. Default: the page's title. */
  imageAlt?: string | undefined;
  /** Open Graph type; default website. */
  type?: 'website' | 'article' | 'product' | 'profile';
  /** schema.org data; objects without `@context`. */
  about?: readonly Readonly<Record<string, unknown>>[];
}

/** One page to render. */
export interface RenderRequest {
  /** Path with locale, and search. */
  url: string;
  locale: Locale;
  session: RenderedSession;
  /** Origin of URLs in the head; no trailing slash. */
  origin: string;
  /** The announcement above the page, which may change without a deployment. */
  notice?: Site['notice'];
}

/** A rendered page with its data. */
export interface RenderedPage {
  html: string;
  /** Dehydrated query state. */
  queries: unknown;
  title: string | null;
  head: PageHead;
  /** Absent if the page exists in every language under its path. */
  languages?: PageLanguages;
  /** The record of the URL does not exist. */
  isMissing: boolean;
}

/** A render request with the details of the site. */
export interface RemoteRequest extends RenderRequest {
  site: Site;
}

/** Default export of a remote's server bundle. `fetch` calls the data service as the anonymous role. */
export interface RemoteServer {
  render(request: RemoteRequest, fetch: typeof globalThis.fetch): Promise<RenderedPage>;
}

/** Task of the render pool: a page in the shell's frame, or the 404 screen with `remote: null`. */
export interface RenderTask extends RenderRequest {
  /** Unique in the pool. */
  id: number;
  /** Remotes of other versions than the pool's, with the paths of their server bundles. */
  variant?: { entries: RemoteEntry[]; bundles: Readonly<Record<string, string>> };
  remote: string | null;
  /** Receives 'begin', sends `DataRequest`s, and receives `DataResponse`s. */
  port: MessagePort;
}

/** The render that scheduled some work; `id` and `url` are null if a bundle did so while it was preloaded. */
export interface RenderOrigin {
  id: number | null;
  remote: string | null;
  url: string | null;
  /** The remote's version, if it is not the pool's. */
  version?: string;
}

/** Sent by a worker that ends because of a failure that no render catches. */
export interface WorkerFailure {
  /** The render to blame; null if the worker's own code failed before any. */
  culprit: RenderOrigin | null;
  /** Id of the render that the worker has started last, and may have lost. */
  lastRender: number | null;
  error: Error;
}

/** Common to all tasks of a pool; the `workerData` of its workers. */
export interface RenderContext {
  registry: Registry;
  site: Site;
  /** Paths of the remotes' server bundles, by remote name. */
  bundles: Readonly<Record<string, string>>;
}

/** A read of the data service requested by a worker. */
export interface DataRequest {
  id: number;
  /** Path and search below `/api`. */
  path: string;
  headers: Record<string, string>;
}

export interface DataResponse {
  id: number;
  status: number;
  headers: Record<string, string>;
  body: string;
}
