import type { History } from 'history';
import { useContext, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
  type To,
} from 'react-router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path without locale. */
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State of the history entry. */
  state?: unknown;
}

/** Whether the current page was reached by back, forward or as the first one, rather than by a link. */
export function useIsHistoryNavigation(): boolean {
  const { navigator } = useContext(NavigationContext);
  return (navigator as History).action === 'POP';
}

/** Whether a click navigates in place, rather than opening a tab or window or downloading. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * A client-side link; one to the current URL adds no history entry. react-router's own Link includes forms, prefetching
 * and submissions of its framework, a third of the package's size here.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps): ReactElement {
  const href = useHref(to);
  const navigate = useNavigate();
  const { navigator } = useContext(NavigationContext);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isHere = !anchor.target || anchor.target === '_self';
    if (event.defaultPrevented || !isHere || !isPlainClick(event)) return;
    event.preventDefault();
    // At click time, because the rendered location may omit parts that links do not depend on.
    const isThere = createPath((navigator as History).location) === href;
    void navigate(to, { replace: replace ?? isThere, state });
  };
  return (
    <a {...anchor} href={href} onClick={click}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Current on the page itself only, not on pages below it. */
  end?: boolean;
  /** Path of another page on which the link is current. */
  also?: string;
}

/** A navigation link with `aria-current` on its page and pages below. */
export function NavLink({ end = false, also, children, ...link }: NavLinkProps): ReactElement {
  const own = useResolvedPath(link.to).pathname;
  const { pathname } = useLocation();
  const isPresent =
    pathname === own || pathname === also || (!end && pathname.startsWith(own.endsWith('/') ? own : `${own}/`));
  return (
    <Link aria-current={isPresent ? 'page' : undefined} {...link}>
      {children}
    </Link>
  );
}
