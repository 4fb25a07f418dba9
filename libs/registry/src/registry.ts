import type { Locale } from '@arbora/domain';
import type { RouteRule, SlotRule } from './route-rule';

/**
 * Version of what shell and remotes promise each other: mount props, lifecycles, shared libraries. The shell loads
 * only remotes of its own contract.
 */
export const CONTRACT = 1;

/** One deployed remote. `base` ends with a slash; the file names are below it. */
export interface RemoteEntry {
  name: string;
  version: string;
  contract: number;
  base: string;
  /** The federation container's file name. */
  entry: string;
  /** Text namespace of the remote's titles and pages. */
  namespace: string;
  routes: RouteRule[];
  slots: SlotRule[];
  /** Files of the exposed module, for preloading: scripts first needed and their styles. */
  preload: { scripts: string[]; styles: string[] };
  /** Chunk files per page, by route pattern; `texts`: those of the page's section by language. */
  pages: Record<string, { scripts: string[]; styles: string[]; texts?: Record<Locale, string[]> }>;
  /** Text files by language. */
  texts: Record<Locale, string[]>;
  /** The file that renders the remote's pages on a server; none where no page is public. */
  server?: string;
}

export interface ShellEntry {
  version: string;
  base: string;
  /** What the page starts with, in this order. */
  scripts: string[];
  styles: string[];
  icon: string;
  /** Of the text that every page begins with; what was deployed by an earlier release names none. */
  fonts?: string[];
  texts: Record<Locale, string[]>;
  /** The file that a server's workers run: it renders the frame around the remotes' pages. */
  server?: string;
}

/** `/registry.json`: what is deployed now (spec §7 "build manifest for route rules"). */
export interface Registry {
  contract: number;
  /** Changes with every deployment; a page that sees it change offers a reload. */
  build: string;
  shell: ShellEntry;
  remotes: RemoteEntry[];
  /** In development: where open pages are told of changed modules, such as `ws://localhost:8181`. */
  hotUpdates?: string;
}
