import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'card' | 'row' | 'picture';
  /** How many of them. */
  count?: number;
}

/** Where something will stand. It says nothing to a screen reader: the part that shows it does. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(css.skeleton, css[shape])} aria-hidden />
      ))}
    </>
  );
}
