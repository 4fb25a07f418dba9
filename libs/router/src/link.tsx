import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path inside the site without locale. */
  to: To;
  /** Takes the place of the present history entry. */
  replace?: boolean;
  /** Kept with the history entry. */
  state?: unknown;
}

/**
 * A link to a page of the site, followed without loading the site anew. react-router's own brings the forms, prefetching
 * and submissions of its framework along, which is a third of what the package weighs here.
 */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps): ReactElement {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: anchor.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={useHref(to)} onClick={click} />;
}

export interface NavLinkProps extends LinkProps {
  /** Present only on the page itself, not on pages below it. */
  end?: boolean;
}

/** A link of a navigation: it says when its page, or one below it, is the present one. */
export function NavLink({ end = false, ...link }: NavLinkProps): ReactElement {
  const own = useResolvedPath(link.to).pathname;
  const { pathname } = useLocation();
  const isPresent = pathname === own || (!end && pathname.startsWith(own.endsWith('/') ? own : `${own}/`));
  return <Link aria-current={isPresent ? 'page' : undefined} {...link} />;
}
