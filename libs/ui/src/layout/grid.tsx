import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './layout.module.css';
import type { Gap } from './stack';

export interface GridProps {
  as?: 'div' | 'ul' | 'ol';
  /** Columns on a desktop; fewer on smaller windows, one on a phone. */
  columns?: 2 | 3 | 4;
  gap?: Gap;
  children: ReactNode;
  className?: string;
}

/** Children in equal columns. As a list, each child must be an `<li>`. */
export function Grid({ as: Tag = 'div', columns = 3, gap = 5, children, className }: GridProps): ReactElement {
  return (
    <Tag
      className={classNames(css.grid, css[`columns${columns}`], css[`gap${gap}`], className)}
      {...(Tag === 'div' ? {} : { role: 'list' })}
    >
      {children}
    </Tag>
  );
}
