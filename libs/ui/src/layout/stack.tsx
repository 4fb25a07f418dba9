import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './layout.module.css';

/** Gap between children, from 4 px (`1`) to 64 px (`8`). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface StackProps {
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer';
  gap?: Gap;
  /** `row` wraps. */
  direction?: 'column' | 'row';
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  children: ReactNode;
  className?: string;
}

/** Lays out children in a column or a row with equal gaps. */
export function Stack({
  as: Tag = 'div',
  gap = 4,
  direction = 'column',
  align,
  justify,
  children,
  className,
}: StackProps): ReactElement {
  const name = classNames(
    css.stack,
    css[direction],
    css[`gap${gap}`],
    align && css[`align-${align}`],
    justify && css[`justify-${justify}`],
    className,
  );
  return (
    <Tag className={name} {...(Tag === 'ul' || Tag === 'ol' ? { role: 'list' } : {})}>
      {children}
    </Tag>
  );
}
