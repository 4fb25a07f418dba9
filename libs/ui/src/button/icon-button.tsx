import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconShape } from '../icon/icons';
import { buttonClass, type ButtonLook } from './button-look';
import css from './button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconShape;
  /** Its accessible name, also shown as a tooltip. */
  label: string;
  variant?: ButtonLook['variant'];
}

/** A square button that shows only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      type={type}
      className={buttonClass({ variant }, classNames(css.iconOnly, className))}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon shape={icon} />
    </button>
  );
}
