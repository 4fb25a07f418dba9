import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { arrowRightIcon, type IconShape } from '../icon/icons';
import { AnyLink, type AnyLinkProps } from './any-link';
import css from './text-link.module.css';

export type TextLinkProps = AnyLinkProps & {
  /** `plain` is underlined, for running text; `strong` stands alone with an arrow; `quiet` is underlined on hover. */
  look?: 'plain' | 'strong' | 'quiet';
  icon?: IconShape;
};

/** A link in or next to text. */
export function TextLink({ look = 'plain', icon, className, children, ...link }: TextLinkProps): ReactElement {
  return (
    <AnyLink {...link} className={classNames(css.link, css[look], className)}>
      {icon && <Icon shape={icon} />}
      {children}
      {look === 'strong' && <Icon shape={arrowRightIcon} className={css.arrow} />}
    </AnyLink>
  );
}
