import type { ReactElement } from 'react';
import type { DrawnHabit } from './plant-habit';
import css from './plant-picture.module.css';

/** Plants other than trees, standing on the origin at the scale of the drawn trees. */
const NON_TREES = {
  shrub: (
    <>
      <path className={css.twig} d="M0 0v-40M-3 0l-13-34M3 0l13-34M-5 0l-26-22M5 0l26-22" />
      <path
        className={css.mid}
        d="M0-72c13-3 24 5 25 15 13 0 22 11 18 23 4 11-4 22-16 21-8 7-19 7-27 2-8 5-19 5-27-2-12 1-20-10-16-21-4-12 5-23 18-23 1-10 12-18 25-15z"
      />
      <path
        className={css.dark}
        d="M8-71c10 0 16 6 17 14 13 0 22 11 18 23 4 11-4 22-16 21-6 5-13 6-20 4C26-24 28-50 8-71z"
      />
      <path className={css.vein} d="M0-10v-42M0-30l12-12M0-24l-13-12M-16-12l-10-14M18-12l10-14" />
    </>
  ),
  grass: (
    <>
      <path
        className={css.blade}
        d="M-2 0C-6-26-18-46-34-56M-1 0C-4-30-10-56-20-76M0 0C0-34 0-62-2-88M1 0C4-30 9-58 18-80M2 0C6-26 16-46 34-58M0 0C-10-16-24-26-42-28M0 0C10-16 24-26 42-28"
      />
      <path
        className={css.bloom}
        d="M-20-76c-5-7-6-14-4-21 5 6 7 13 4 21zM-2-88c-4-7-4-14 0-21 4 7 4 14 0 21zM18-80c-2-8 0-15 6-20 2 8 0 15-6 20z"
      />
    </>
  ),
  flower: (
    <>
      <path className={css.blade} d="M0 0v-62M0-14C-6-30-14-42-24-50M0-14C6-30 14-40 26-44" />
      <path className={css.mid} d="M0-2c-18 2-32-6-38-20 18-4 33 4 38 20zM0-2c18 2 32-6 38-20-18-4-33 4-38 20z" />
      <path
        className={css.bloom}
        d="M0-84c6 0 8 6 6 11 5-2 11 0 11 6s-6 8-11 6c2 5 0 11-6 11s-8-6-6-11c-5 2-11 0-11-6s6-8 11-6c-2-5 0-11 6-11zM-25-60a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM27-54a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"
      />
      <path
        className={css.heart}
        d="M0-72a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM-25-54a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM27-48a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
      />
    </>
  ),
  climber: (
    <>
      <path className={css.twig} d="M-22 0v-100M22 0v-100M-26-28h52M-26-58h52M-26-88h52" />
      <path className={css.blade} d="M-4 0C-30-22 26-38 2-58-20-76 18-82 6-102" />
      <path
        className={css.mid}
        d="M-14-18c-12 0-18-7-18-17 12 0 18 7 18 17zM12-34c10-3 19 1 22 10-10 3-19-1-22-10zM-4-62c-12 2-19-3-21-13 12-2 19 3 21 13zM8-74c8-7 17-7 24-1-8 7-17 7-24 1z"
      />
      <path
        className={css.bloom}
        d="M-10-44a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14-60a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM0-98a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"
      />
    </>
  ),
} satisfies Partial<Record<DrawnHabit, ReactElement>>;
export type NonTreeHabit = keyof typeof NON_TREES;

export function isNonTree(habit: DrawnHabit): habit is NonTreeHabit {
  return habit in NON_TREES;
}

/** A plant other than a tree, on a piece of ground. */
export function NonTreeDrawing({ habit }: { habit: NonTreeHabit }): ReactElement {
  return (
    <svg className={css.drawing} viewBox="-55 -112 110 122" aria-hidden>
      <ellipse className={css.ground} cx="0" cy="2" rx="42" ry="5" />
      {NON_TREES[habit]}
    </svg>
  );
}
