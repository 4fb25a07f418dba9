import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './illustration.module.css';
import { treeHabits, type Habit } from './tree-habits';

/** A single tree with a patch of ground. */
export function Tree({ habit = 'globe', className }: { habit?: Habit; className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css.drawing, className)} viewBox="-55 -112 110 122" aria-hidden>
      <ellipse className={css.ground} cx="0" cy="2" rx="42" ry="5" />
      {treeHabits[habit]}
    </svg>
  );
}
