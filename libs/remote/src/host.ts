import type { Site } from '@arbora/domain';
import type { I18n } from '@arbora/i18n';
import type { QueryClient } from '@arbora/query';
import type { PageLanguages } from '@arbora/registry';
import type { History, Location } from '@arbora/router';

/** What the shell gives every remote: the one of each that all of them share, and what they may tell it. */
export interface Host {
  history: History;
  queryClient: QueryClient;
  i18n: I18n;
  /** What the nursery says of itself. */
  site: Site;
  /** A page has become visible: title, focus and scroll position follow. */
  pageShown(page: { location: Location; title: string }): void;
  /** In which languages the page at this location is; a shell of an earlier release does not listen. */
  pageLanguages?(location: Location, languages: PageLanguages): void;
  /** The page at this location is not there: the error screen takes its place. */
  pageNotFound(location: Location): void;
  /** Whether some remote has a page at this pattern; a shell of an earlier release does not say. */
  hasPage?(pattern: string): boolean;
  /** Puts a slot of some remote into `element`; answers how to take it away again. Fails where no remote has it. */
  mountSlot(name: string, element: HTMLElement, input: unknown): Promise<() => Promise<void>>;
}
