import type { Locale } from '@arbora/domain';
import type { InlineScripts, Integrity, RemoteEntry, RouteRule } from '@arbora/registry';
import type { Declarations } from './declarations';

/** Name of the shell's package. */
export const SHELL = 'shell';

/** Name of the build information in a build's folder. */
export const DESCRIPTION = 'deployment.json';

/** Exports of each shared library that a remote uses; null for all, which cannot be checked. */
export type UsedExports = Record<string, string[] | null>;
/** Exports of each shared library that the shell provides. */
export type ProvidedExports = Record<string, string[]>;

/** A page's rule with the example path of the page checks, which is not delivered to browsers. */
export type DescribedRule = RouteRule & { example?: string };

/** Build information of a remote; the deployment adds `version` and `base`. */
export type RemoteDescription = Omit<RemoteEntry, 'version' | 'base' | 'routes'> & {
  routes: DescribedRule[];
  /** Versions of the shared libraries of this build. */
  shared: Record<string, string>;
  uses: UsedExports;
  /** The declarations that the build was compiled against; absent in builds of earlier releases. */
  declarations?: Declarations;
};

export interface ShellDescription {
  /** Absent in builds of earlier releases. */
  contract?: number;
  scripts: string[];
  integrity?: Integrity;
  styles: string[];
  icon: string;
  fonts: string[];
  /** Text files by language. */
  texts: Record<Locale, string[]>;
  inline: InlineScripts;
  server?: string;
  /** Idle-time scripts of a first visit: not in the registry, but part of the page's weight. */
  idleScripts: string[];
  /** Versions of the shared libraries provided by the shell. */
  shared: Record<string, string>;
  offers: ProvidedExports;
  /** Absent in builds of earlier releases. */
  declarations?: Declarations;
}
