import type { ReactElement } from 'react';
import css from './illustration.module.css';

/** Growth habit of a tree. */
export type Habit = 'globe' | 'column' | 'conifer' | 'weeping' | 'spreading' | 'young';

/** Trees with their base at the origin, about 100 units high: crown, its shaded side, trunk and branches. */
export const treeHabits: Readonly<Record<Habit, ReactElement>> = {
  globe: (
    <>
      <path className={css.bark} d="M-2.5 0l1-44h3l1 44z" />
      <path
        className={css.mid}
        d="M0-98c16-2 31 9 32 25 8 14-2 32-18 33-8 5-20 5-28 0-16-1-26-19-18-33 1-16 16-27 32-25z"
      />
      <path
        className={css.dark}
        d="M6-97.500C20-97 31-87 32-73c8 14-2 32-18 33-6 4-14 4.5-21 2.500C12-46 20-74 6-97.500z"
      />
      <path className={css.vein} d="M0-37v-39M0-52l12-12M0-46l-13-12M0-66l8-9" />
    </>
  ),
  column: (
    <>
      <path className={css.bark} d="M-1.8 0l.6-24h2.400L1.8 0z" />
      <path className={css.light} d="M0-104c10 16 14 38 13 56-1 18-5 28-13 32-8-4-12-14-13-32-1-18 3-40 13-56z" />
      <path className={css.mid} d="M0-104c10 16 14 38 13 56-1 18-5 28-13 32 6-22 7-58 0-88z" />
      <path className={css.vein} d="M0-19v-59M0-34l6-12M0-42l-6-12M0-58l5-10" />
    </>
  ),
  conifer: (
    <>
      <path className={css.bark} d="M-2.2 0l.7-18h3L2.2 0z" />
      <path
        className={css.mid}
        d="M0-108c5 13 11 24 18 32l-8-1c5 11 10 20 17 28l-9-1c5 10 10 19 17 27-11 6-24 8-35 8s-24-2-35-8c7-8 12-17 17-27l-9 1c7-8 12-17 17-28l-8 1c7-8 13-19 18-32z"
      />
      <path
        className={css.dark}
        d="M0-108c5 13 11 24 18 32l-8-1c5 11 10 20 17 28l-9-1c5 10 10 19 17 27-11 6-24 8-35 8 9-26 9-62 0-93z"
      />
      <path className={css.vein} d="M-16-36c6 3 10 4 16 4M-11-60c4 2.5 7 3 11 3M-22-22c8 3 14 4 20 4" />
    </>
  ),
  weeping: (
    <>
      <path className={css.bark} d="M-2.6 0C-1-30-2-50-6-70l4-2C3-52 3-30 2.6 0z" />
      <path
        className={css.light}
        d="M-2-92c22-4 38 10 39 34 .5 16-1 28-5 40-3-8-4-14-4-22-3 12-5 18-9 25-2-10-2-16-1-26-4 10-8 16-14 22-1-10 0-18 2-27-6 8-11 12-17 15 0-9 2-15 5-22-7 7-11 16-13 28-4-6-6-11-6-18-3 7-4 12-4 20-6-16-7-46 3-58 6-7 14-10 24-11z"
      />
      <path
        className={css.mid}
        d="M8-92c18 1 28 14 29 34 .5 16-1 28-5 40-3-8-4-14-4-22-3 12-5 18-9 25-2-10-2-16-1-26-4 10-8 16-14 22C10-44 16-70 8-92z"
      />
    </>
  ),
  spreading: (
    <>
      <path className={css.bark} d="M-4 0c2-16 1-26-8-38l4-2c5 5 7 9 8 14 1-6 4-11 10-16l3 3C5-28 3-16 5 0z" />
      <path
        className={css.mid}
        d="M-6-84c10-8 26-6 33 3 14 0 24 10 22 22-1 12-14 18-26 14-8 6-20 6-27 0-9 6-22 5-28-3-13 0-20-9-17-19 3-9 11-13 20-12 4-6 13-8 23-5z"
      />
      <path
        className={css.dark}
        d="M12-88c6 0 12 3 15 7 14 0 24 10 22 22-1 12-14 18-26 14-6 5-14 6-21 3 20-6 24-30 10-46z"
      />
      <path className={css.vein} d="M-11-46l-9-10M10-46l10-10M-1-48l1-16" />
    </>
  ),
  young: (
    <>
      <path className={css.twig} d="M0 0v-52M0-22l9-12M0-32l-9-11" />
      <path className={css.light} d="M0-80c9 7 10 19 0 30-10-11-9-23 0-30z" />
      <path className={css.mid} d="M0-80c9 7 10 19 0 30z" />
      <path className={css.mid} d="M8-34c-1-9 4-15 14-16 1 9-4 15-14 16z" />
      <path className={css.light} d="M-8-42c1-9-4-15-14-16-1 9 4 15 14 16z" />
    </>
  ),
};
