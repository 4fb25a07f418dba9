import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { AnyLink, type AnyLinkProps } from '../link/any-link';
import { buttonClass, type ButtonLook } from './button-look';

export type ButtonLinkProps = ButtonLook & AnyLinkProps;

/** A link styled as a button, for navigation rather than actions. */
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
    // The snackbar must not cover links styled as buttons; links in text it may (occupied-boxes.ts).
    <AnyLink data-button="" {...link} className={buttonClass({ variant, size, block }, className)}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon shape={iconEnd} />}
    </AnyLink>
  );
}
