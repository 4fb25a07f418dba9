/**
 * The part of react-router that Arbora uses. It is shared between shell and remotes in place of the package, because
 * a shared module is never tree-shaken: sharing the whole package costs four times as much.
 */
export {
  Router,
  createPath,
  useHref,
  useLocation,
  useNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router';
export { createBrowserHistory, createMemoryHistory, type History, type Location, type Update } from 'history';
export { DeclaredSearchContext, declaredParams, useSearchParams, type DeclaredSearch } from './search-params';
export { useEntryAbove } from './entry-above';
export { HistoryRouter } from './history-router';
export { useBackGuard } from './back-guard';
export { isPlainClick, Link, useIsReturn, NavLink, type LinkProps, type NavLinkProps } from './link';
