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
  /** Path inside the site without locale. */
  to: To;
  /** Takes the place of the present history entry. */
  replace?: boolean;
  /** Kept with the history entry. */
  state?: unknown;
}

/** Whether the present page was gone back or forward to, or is the first one: not where a link has led. */
export function useIsReturn(): boolean {
  const { navigator } = useContext(NavigationContext);
  return (navigator as History).action === 'POP';
}

/** Whether a click asks for the page here, and not for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * A link to a page of the site, followed without loading the site anew; the one to where the person is already adds no
 * entry to the history. react-router's own brings the forms, prefetching and submissions of its framework along, which
 * is a third of what the package weighs here.
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
    // By then: a location that was rendered a while ago may leave out what has no say in the links.
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
  /** Present only on the page itself, not on pages below it. */
  end?: boolean;
  /** Path of another page that it stands for. */
  also?: string;
}

/** A link of a navigation: it says when its page, or one below it, is the present one. */
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
