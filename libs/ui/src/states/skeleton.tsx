import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'card' | 'row' | 'picture';
  /** Number of repetitions. */
  count?: number;
}

/** A placeholder shape, hidden from screen readers: the surrounding state announces loading. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(css.skeleton, css[shape])} aria-hidden />
      ))}
    </>
  );
}
