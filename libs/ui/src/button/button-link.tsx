import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { AnyLink, type AnyLinkProps } from '../link/any-link';
import { buttonClass, type ButtonLook } from './button-look';

export type ButtonLinkProps = ButtonLook & AnyLinkProps;

/** A link that looks like a button: it leads somewhere, it does not do something. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  block,
  className,
  children,
  ...link
}: ButtonLinkProps): ReactElement {
  return (
    // Whoever places something above the page tells it from links in text by this.
    <AnyLink data-button="" {...link} className={buttonClass({ variant, size, block }, className)}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon shape={iconEnd} />}
    </AnyLink>
  );
}
