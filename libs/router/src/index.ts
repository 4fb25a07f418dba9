/**
 * The part of react-router used by Arbora. Shared between shell and remotes instead of the package: shared modules are
 * not tree-shaken, and the whole package is four times as large.
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
export { useOverlayEntry } from './overlay-entry';
export { HistoryRouter } from './history-router';
export { useBackGuard } from './back-guard';
export { isPlainClick, Link, useIsHistoryNavigation, NavLink, type LinkProps, type NavLinkProps } from './link';
