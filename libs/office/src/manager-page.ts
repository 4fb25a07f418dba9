import { pageAt, type Page, type RemoteRoute, type TextSection } from '@arbora/remote';
import type { PageRoute, ParamsOf } from '@arbora/routes';

interface ManagerPageOptions {
  /** Search parameters that the page reads; `sectionParams()` for a page of sections. */
  search?: readonly string[];
}

/** The page checks need an example of a page with parameters. */
type Options<Route extends PageRoute<string>> = [keyof ParamsOf<Route>] extends [never]
  ? [options?: ManagerPageOptions]
  : [options: ManagerPageOptions & { example: string }];

/**
 * Creates the rule of a back-office page. `titleKey` is a key of the remote's own texts, `section` has those of the page;
 * access follows from the path.
 */
export function managerPage<Route extends PageRoute<string>, const TitleKey extends string>(
  route: Route,
  titleKey: TitleKey,
  section: TextSection,
  load: () => Promise<{ default: Page<ParamsOf<Route>> }>,
  ...[options]: Options<Route>
): RemoteRoute<TitleKey> {
  // The compiler cannot resolve the conditional type of the example here.
  return pageAt<Route, TitleKey>(route, { titleKey, section, load, ...options } as Parameters<
    typeof pageAt<Route, TitleKey>
  >[1]);
}
