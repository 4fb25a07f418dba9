import type { Site } from '@arbora/domain';
import type { I18n } from '@arbora/i18n';
import type { QueryClient } from '@arbora/query';
import type { PageLanguages } from '@arbora/registry';
import type { History, Location } from '@arbora/router';
import type { Contributions } from './contribution';

export interface PageFailure {
  remote: string;
  error: unknown;
  /** Component stack of an error while rendering. */
  stack?: string | undefined;
  /** Whether the server-rendered page stays on screen. */
  isRendered?: boolean;
}

/** Interface of the shell to remotes: shared singletons and callbacks. */
export interface Host {
  history: History;
  queryClient: QueryClient;
  i18n: I18n;
  /** The nursery's details. */
  site: Site;
  /** Reports a visible page; the shell updates title, focus and scroll position. */
  pageShown(page: { location: Location; title: string }): void;
  /** Reports the languages of the page at this location; missing in shells of earlier releases. */
  pageLanguages?(location: Location, languages: PageLanguages): void;
  /** Reports a missing page, which the error screen replaces. */
  pageNotFound(location: Location): void;
  /** Reports a page whose code did not load, or that threw; missing in shells of earlier releases. */
  pageFailed?(failure: PageFailure): void;
  /** Whether a page with this pattern is deployed; missing in shells of earlier releases. */
  hasPage?(pattern: string): boolean;
  /** Mounts a slot of any remote into `element`; resolves to its unmount function. Rejects if no remote offers it. */
  mountSlot(name: string, element: HTMLElement, input: unknown): Promise<() => Promise<void>>;
  /** Loads the contributions of the deployed remotes to a point, within the rights of the session. Never rejects. */
  contributions(point: string): Promise<Contributions<unknown>>;
}
