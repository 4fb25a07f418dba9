import type { MessagePort } from 'node:worker_threads';
import type { Locale, Site } from '@arbora/domain';
import type { Registry } from './registry';

/**
 * Whose eyes a page is rendered for: somebody who is not logged in, or somebody whose session is not known yet. The
 * data are a stranger's in both cases.
 */
export type RenderedSession = 'anonymous' | 'restoring';

/** The languages of a page that is not under one path in all of them. */
export interface PageLanguages {
  /** Its path without language in each language that it is in, its own among them. */
  paths: Readonly<Partial<Record<Locale, string>>>;
  /** A page that is in all languages: where the language switch leads in the others. */
  otherwise: string;
}

/** What search engines and other sites are told of a page beside its title. */
export interface PageHead {
  /** The page's own path without language, where another address leads to it too. */
  path?: string;
  /** Where that path is in each language, if the page is bound to one. Default: where the page is. */
  paths?: PageLanguages['paths'];
  /** The RSS feed that the page is a part of; path without language. */
  feed?: { title: string; path: string };
  description?: string;
  /** Address of a picture that stands for the page. */
  image?: string;
  /** Kind of page as Open Graph names it; default website. */
  type?: 'website' | 'article' | 'product' | 'profile';
  /** What the page is about as schema.org has it; objects without `@context`. */
  about?: readonly Readonly<Record<string, unknown>>[];
}

/** One page to render. */
export interface RenderRequest {
  /** Path with language, and search. */
  url: string;
  locale: Locale;
  session: RenderedSession;
  /** Of the site, for addresses in the head; no slash at the end. */
  origin: string;
  /** The line above the page; changes without another deployment. */
  notice?: Site['notice'];
}

/** A page as HTML, with what was read for it. */
export interface RenderedPage {
  html: string;
  /** The dehydrated queries. */
  queries: unknown;
  title: string | null;
  head: PageHead;
  /** Missing where the page is in every language under its path. */
  languages?: PageLanguages;
  /** What the address names is not there. */
  isMissing: boolean;
}

/** A page to render, and whose site it is of. */
export interface RemoteRequest extends RenderRequest {
  site: Site;
}

/** What the server bundle of a remote exports as its default. `fetch` reaches the data service as the anonymous role. */
export interface RemoteServer {
  render(request: RemoteRequest, fetch: typeof globalThis.fetch): Promise<RenderedPage>;
}

/** What the pool's workers do: a page in the shell's frame, or with `remote: null` the screen of one that is not there. */
export interface RenderTask extends RenderRequest {
  remote: string | null;
  /** Takes 'begin' first, then `DataQuestion`s, and answers `DataAnswer`s. */
  port: MessagePort;
}

/** What all tasks of a pool have in common; its workers' `workerData`. */
export interface RenderSetting {
  registry: Registry;
  site: Site;
  /** Paths of the remotes' server bundles by the remotes' names. */
  bundles: Readonly<Record<string, string>>;
}

/** What a worker wants to read of the data service. */
export interface DataQuestion {
  id: number;
  /** Path and search below `/api`. */
  path: string;
  headers: Record<string, string>;
}

export interface DataAnswer {
  id: number;
  status: number;
  headers: Record<string, string>;
  body: string;
}
