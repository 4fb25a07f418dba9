import type { Locale } from '@arbora/domain';
import type { NavigationEntry } from './navigation';
import type { ContributionRule, RouteRule, SlotRule } from './route-rule';

/**
 * Version of the interface between shell and remotes: mount props, lifecycles, shared libraries. The shell loads only
 * remotes with the same version.
 */
export const CONTRACT = 1;

/** Folder of a version with the source maps of its files, by their names. The server does not deliver it. */
export const MAPS = '.maps';

/** The hash that browsers check of a script, by its file name: `sha256-…`. */
export type Integrity = Readonly<Record<string, string>>;

/** A deployed remote. `base` ends with a slash; file names are relative to it. */
export interface RemoteEntry {
  name: string;
  version: string;
  contract: number;
  base: string;
  /** File name of the federation container. */
  entry: string;
  /** Subresource integrity of the entry; absent in builds of earlier releases. */
  integrity?: Integrity;
  /** Text namespace of the remote's titles and pages. */
  namespace: string;
  routes: RouteRule[];
  slots: SlotRule[];
  /** Absent in builds of earlier releases, and if there are none. */
  contributions?: ContributionRule[];
  /** Absent in builds of earlier releases, and if there are none. */
  navigation?: NavigationEntry[];
  /** Files to preload: initial scripts and their styles, and those of a library that all of its pages need. */
  preload: { scripts: string[]; styles: string[] };
  /** Chunk files of each page, by route pattern; `texts`: those of the page's section by language. */
  pages: Record<string, { scripts: string[]; styles: string[]; texts?: Record<Locale, string[]> }>;
  /** Text files by language. */
  texts: Record<Locale, string[]>;
  /** Server bundle that renders the remote's pages; absent if no page is public. */
  server?: string;
}

/** Scripts of `shell/src/inline`, which rendered documents contain. */
export interface InlineScripts {
  earlyEvents: string;
  seenHome: string;
  startAfterPaint: string;
}

/** Addresses in `<script type="application/json" id="start">` of a rendered document. */
export interface StartFiles {
  /** Entry scripts, in order. */
  scripts: readonly string[];
  /** Scripts that those will request. */
  needed: readonly string[];
  /** Of these scripts, by address; absent in documents of earlier releases of the server. */
  integrity?: Integrity;
  /** Files of linked pages. */
  linked: readonly string[];
}

export interface ShellEntry {
  version: string;
  base: string;
  /** Entry scripts, in order. */
  scripts: string[];
  /** Of the entry scripts; absent in deployments of earlier releases. */
  integrity?: Integrity;
  styles: string[];
  icon: string;
  /** Fonts to preload; absent in deployments of earlier releases. */
  fonts?: string[];
  texts: Record<Locale, string[]>;
  /** Absent in deployments of earlier releases. */
  inline?: InlineScripts;
  /** Server bundle that renders the frame around the remotes' pages. */
  server?: string;
}

/** A version of a remote for a share of the browsers and for named people: see `Canary` of libs/domain. */
export interface CanaryEntry {
  entry: RemoteEntry;
  share: number;
  people: readonly string[];
  factor: number;
  /** ISO date and time of its start. */
  at: string;
}

export interface RegistryVariant {
  /** What is deployed. */
  base: Registry;
  /** The remotes that differ from it. */
  entries: RemoteEntry[];
}

/** `/registry.json`: the current deployment (spec §7 "build manifest for route rules"). */
export interface Registry {
  contract: number;
  /** Changes with every deployment; open pages then offer a reload. */
  build: string;
  shell: ShellEntry;
  remotes: RemoteEntry[];
  /** Versions for some people, by remote; only in the site's folder, because it names them. */
  canaries?: Readonly<Record<string, CanaryEntry>>;
  /** Of a registry with some of the canaries in place of the deployed versions; only in the server. */
  variant?: RegistryVariant;
  /** In development: WebSocket for hot updates, such as `ws://localhost:8181`. */
  hotUpdates?: string;
}
