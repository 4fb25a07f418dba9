import { useId, type ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './illustration.module.css';
import { treeHabits, type Habit } from './tree-habits';

/** Growth habit, position and scale of a tree. */
type Standing = readonly [habit: Habit, x: number, y: number, size: number];

/** A distant forest behind regular nursery rows. */
const far: readonly Standing[] = [
  ['conifer', 18, 158, 0.5],
  ['conifer', 46, 156, 0.62],
  ['spreading', 104, 156, 0.58],
  ['conifer', 160, 154, 0.56],
  ['column', 214, 156, 0.5],
  ['column', 240, 157, 0.52],
  ['column', 266, 158, 0.5],
  ['column', 292, 159, 0.52],
  ['globe', 352, 162, 0.5],
  ['globe', 398, 163, 0.52],
  ['globe', 444, 164, 0.5],
  ['conifer', 512, 166, 0.62],
  ['spreading', 576, 166, 0.6],
  ['globe', 648, 165, 0.5],
  ['globe', 694, 164, 0.52],
  ['globe', 740, 163, 0.5],
  ['column', 800, 161, 0.52],
  ['column', 826, 160, 0.5],
  ['column', 852, 159, 0.52],
  ['weeping', 908, 158, 0.56],
  ['conifer', 966, 157, 0.66],
  ['conifer', 1000, 156, 0.54],
  ['spreading', 1064, 156, 0.6],
  ['conifer', 1128, 155, 0.64],
  ['conifer', 1162, 156, 0.5],
];
const near: readonly Standing[] = [
  ['spreading', 62, 200, 0.95],
  ['young', 136, 206, 0.7],
  ['conifer', 196, 199, 1],
  ['globe', 284, 203, 0.98],
  ['young', 348, 208, 0.66],
  ['column', 392, 205, 0.98],
  ['column', 432, 207, 0.9],
  ['weeping', 504, 206, 0.98],
  ['young', 566, 211, 0.74],
  ['young', 610, 212, 0.62],
  ['globe', 676, 207, 1.06],
  ['conifer', 764, 203, 1.12],
  ['young', 826, 208, 0.7],
  ['spreading', 906, 202, 1.04],
  ['column', 984, 203, 1.02],
  ['young', 1024, 207, 0.66],
  ['globe', 1082, 201, 0.94],
  ['weeping', 1158, 200, 0.9],
];
const habits = [...new Set([...far, ...near].map(([habit]) => habit))];

/**
 * A nursery landscape: hills, a distant row, and trees ready for sale. Keeps its height, crops to the middle on narrow
 * containers, and is aligned to its bottom edge.
 */
export function NurseryRow({ className }: { className?: string | undefined }): ReactElement {
  const base = useId();
  const place = ([habit, x, y, size]: Standing): ReactElement => (
    <use key={x} href={`#${base}${habit}`} transform={`translate(${x} ${y}) scale(${size})`} />
  );
  return (
    <svg
      className={classNames(css.landscape, className)}
      viewBox="0 0 1180 222"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <defs>
        {habits.map((habit) => (
          <g key={habit} id={`${base}${habit}`}>
            {treeHabits[habit]}
          </g>
        ))}
      </defs>
      <path
        className={css.pale}
        d="M-400 150C-200 96-60 112 90 116c150 4 220 46 370 30s220-60 380-50 240 44 400 20 200 0 340 20v100H-400z"
      />
      <g opacity=".5">{far.map(place)}</g>
      <path className={css.ground} d="M-400 176c300-26 560-6 780-2s420 4 620-12 380-6 580 12v60H-400z" />
      {near.map(place)}
      <path className={css.light} d="M-400 202c260-14 520 8 800 8s520-18 1180-6v40H-400z" opacity=".55" />
    </svg>
  );
}
