import { Link, type LinkProps, type To } from '@arbora/router';
import type { ComponentPropsWithRef, ReactElement } from 'react';

interface Inside extends Omit<LinkProps, 'to'> {
  /** Path without locale, from `@arbora/routes`. */
  to: To;
  href?: undefined;
}
interface Outside extends ComponentPropsWithRef<'a'> {
  /** External URL, `mailto:`, `tel:`, a file or a fragment of the same page. */
  href: string;
  to?: undefined;
}
export type AnyLinkProps = Inside | Outside;

/** A link to a page of the site (`to`) or to another URL (`href`). External links open a new tab. */
export function AnyLink(props: AnyLinkProps): ReactElement {
  if (props.href === undefined) {
    const { children, ...link } = props;
    return <Link {...link}>{children}</Link>;
  }
  const { to: _, children, ...anchor } = props;
  const away = /^https?:/.test(props.href) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...away} {...anchor}>
      {children}
    </a>
  );
}
