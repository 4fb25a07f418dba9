import { classNames } from '@arbora/ui';
import type { ReactNode } from 'react';
import styles from './mole.module.css';

/** A mole that comes up, looks around and goes down again. */
export function Mole({ sign, className }: { sign: string; className?: string }): ReactNode {
  return (
    <svg
      className={classNames(styles.scene, className)}
      viewBox="0 0 480 300"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden
    >
      <path
        className={styles.hill}
        d="M-2600 262c800-40 1900-50 2400-26s420 28 820 6c500-26 900-14 1400 0v160H-2600z"
      />
      <g className={styles.mole}>
        <g className={styles.board}>
          <path className={styles.stick} d="M399 232V110" />
          <rect className={styles.plank} x="352" y="76" width="92" height="50" rx="7" transform="rotate(-4 398 100)" />
          <text className={styles.ink} x="398" y="111" transform="rotate(-4 398 100)">
            {sign}
          </text>
        </g>
        <path className={styles.fur} d="M272 252c-4-74 14-122 54-122s58 48 54 122z" />
        <path className={styles.belly} d="M296 252c-2-34 8-56 30-56s32 22 30 56z" />
        <circle className={styles.glass} cx="309" cy="166" r="13" />
        <circle className={styles.glass} cx="343" cy="166" r="13" />
        <path className={styles.rim} d="M322 165c2.500-2.500 5.500-2.500 8 0M296 163l-14-5M356 163l14-5" />
        <g className={styles.eyes}>
          <circle cx="311" cy="167" r="3.600" />
          <circle cx="345" cy="167" r="3.600" />
        </g>
        <ellipse className={styles.nose} cx="327" cy="186" rx="9.500" ry="7" />
        <path className={styles.whisker} d="M312 190l-25-3m26 7l-23 5m52-9l25-3m-26 7l23 5" />
        <path className={styles.paw} d="M270 240c-6-14 2-26 14-24 11 2 15 14 9 26z" />
        <path className={styles.paw} d="M404 238c6-14-2-26-14-24-11 2-15 14-9 26z" />
      </g>
      <path
        className={styles.soil}
        d="M208 272c22-10 32-40 62-42 20-1 24 10 44 9 22-1 30-12 52-9 38 4 44 34 82 42 10 2-250 4-240 0z"
      />
      <path
        className={styles.crumbs}
        d="M250 256c4-5 9-5 12 0m36-8c4-6 11-5 13 1m48-3c5-6 11-4 13 1m24 10c3-5 8-4 10 0m-104 6c4-4 8-4 11 0"
      />
      <path
        className={styles.lawn}
        d="M-2600 276c900-24 1900-30 2500-14 220 6 420 18 720 4 500-20 1000-14 1500-6v160H-2600z"
      />
      <path
        className={styles.grass}
        d="M96 276c2-10 0-16-4-22m8 22c2-12 6-16 10-20m344 20c0-10-2-14-6-18m10 18c2-10 5-12 9-15M20 276c2-8 1-12-2-16m6 16c1-8 4-11 7-13"
      />
    </svg>
  );
}
