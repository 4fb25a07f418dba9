import { classNames } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Season } from './season';
import css from './season-drawing.module.css';

/** Ends of the branches, with buds, blossoms or the last leaves. */
const TIPS = [
  [160, 86],
  [186, 72],
  [206, 100],
  [214, 126],
  [128, 84],
  [108, 112],
  [100, 138],
  [142, 66],
  [178, 104],
  [136, 112],
] as const;
/** Fallen leaves: position and rotation. */
const FALLEN = [
  [92, 246, 20],
  [120, 258, -30],
  [142, 264, 70],
  [206, 262, 10],
  [64, 260, -60],
  [236, 258, 40],
] as const;
const FLAKES = [
  [60, 70],
  [92, 40],
  [236, 48],
  [262, 96],
  [50, 140],
  [270, 160],
  [226, 26],
  [84, 104],
] as const;

const LEAF = 'M0-8c6 4 6 11 0 16-6-5-6-12 0-16z';

const crown = (
  <>
    <path
      className={css.crown}
      d="M160 40c32-4 60 17 61 48 15 27-4 60-35 62-15 9-37 9-52 0-31-2-50-35-35-62 1-31 29-52 61-48z"
    />
    <path className={css.shade} d="M173 41c27 1 47 20 48 47 15 27-4 60-35 62-11 7-27 8-40 4 44-24 60-76 27-113z" />
  </>
);

function leaves(at: readonly (readonly [number, number, number?])[], className: string | undefined): ReactElement[] {
  return at.map(([x, y, turn = (x * 7) % 90]) => (
    <path key={`${x} ${y}`} className={className} d={LEAF} transform={`translate(${x} ${y}) rotate(${turn})`} />
  ));
}

function dots(
  at: readonly (readonly [number, number])[],
  radius: number,
  className: string | undefined,
): ReactElement[] {
  return at.map(([x, y]) => <circle key={`${x} ${y}`} className={className} cx={x} cy={y} r={radius} />);
}

/** The tree's appearance by season. */
const TREE_BY_SEASON: Readonly<Record<Season, ReactElement>> = {
  earlySpring: (
    <>
      {leaves(TIPS, css.fresh)}
      {dots(TIPS, 6, css.blossom)}
    </>
  ),
  lateSpring: crown,
  summer: crown,
  earlyAutumn: crown,
  lateAutumn: (
    <>
      {leaves(TIPS, css.gold)}
      {leaves(FALLEN, css.gold)}
    </>
  ),
  winter: <>{dots(FLAKES, 4, css.snow)}</>,
};

/** A newly planted young tree at its stake, as it looks in a season. */
export function SeasonDrawing({ season, className }: { season: Season; className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css[season], className)} viewBox="0 0 320 290" aria-hidden>
      <path
        className={css.sky}
        d="M56 0h244a20 20 0 0 1 20 20v214a56 56 0 0 1-56 56H20a20 20 0 0 1-20-20V56A56 56 0 0 1 56 0z"
      />
      <circle className={css.sun} cx="254" cy="62" r="24" />
      <path
        className={css.hill}
        d="M0 216c54-30 104-34 160-18s108 12 160-10v46a56 56 0 0 1-56 56H20a20 20 0 0 1-20-20z"
      />
      <path
        className={css.ground}
        d="M0 242c60-12 110-14 164-12s106 2 156-4v8a56 56 0 0 1-56 56H20a20 20 0 0 1-20-20z"
      />
      <path className={css.wood} d="M184 96h7v146h-7z" />
      <path className={css.bark} d="M156 244l2-108h5l2 108z" />
      <path
        className={css.branch}
        d="M160 150V86M160 184l-30-38-30-8M160 168l30-36 24-6M160 150l-32-66M146 120l-38-8M160 140l26-68M174 104l32-4M150 106l-8-40"
      />
      {TREE_BY_SEASON[season]}
      <path className={css.tie} d="M162 176c8 5 16 5 24 0" />
      <ellipse className={css.soil} cx="162" cy="246" rx="46" ry="8" />
      <path className={css.soil} d="M218 250c8-18 32-22 46 0z" />
      <path className={css.handle} d="M276 150l-16 76M268 147l16 4" />
      <path className={css.blade} d="M250 222l22 5-6 28c-5 5-13 3-15-4z" />
    </svg>
  );
}
