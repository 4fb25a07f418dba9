import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './layout.module.css';

export interface ContainerProps {
  /** `page` up to 1280 px, `text` a comfortable line length, `form` a single column of fields. */
  width?: 'page' | 'text' | 'form';
  children: ReactNode;
  className?: string;
}

/** Keeps its content off the window's edges and to a width. */
export function Container({ width = 'page', children, className }: ContainerProps): ReactElement {
  return <div className={classNames(css.container, css[width], className)}>{children}</div>;
}
