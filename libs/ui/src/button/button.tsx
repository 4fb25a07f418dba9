import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { buttonClass, type ButtonLook } from './button-look';
import css from './button.module.css';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Shows progress, keeps width and focus, and ignores further clicks. */
  pending?: boolean | undefined;
}

/** A native button; `type` defaults to "button". */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  block,
  pending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block }, classNames(pending && css.pending, className))}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={click}
      {...rest}
    >
      {icon && <Icon shape={icon} />}
      {children !== undefined && <span>{children}</span>}
      {iconEnd && <Icon shape={iconEnd} />}
      {pending && <span className={css.sprout} aria-hidden />}
    </button>
  );
}
