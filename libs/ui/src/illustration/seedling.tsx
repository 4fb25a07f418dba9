import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import drawing from './illustration.module.css';
import css from './seedling.module.css';

/** A loading indicator: a seedling that grows; static under `prefers-reduced-motion`. */
export function Seedling({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css.seedling, className)} viewBox="0 0 64 72" aria-hidden>
      <path className={classNames(drawing.stem, css.stem)} d="M32 66C31 54 31 40 32 26" pathLength="1" />
      <g className={css.leaf}>
        <path className={drawing.light} d="M32 28C20 30 10 23 8 10c13-1 22 5 24 18z" />
        <path className={drawing.mid} d="M32 28C24 20 17 14 8 10c13-1 22 5 24 18z" />
      </g>
      <g className={classNames(css.leaf, css.second)}>
        <path className={drawing.mid} d="M32 26C44 27 54 20 56 7 43 7 34 13 32 26z" />
        <path className={drawing.dark} d="M32 26C40 18 47 12 56 7 43 7 34 13 32 26z" />
      </g>
      <path className={drawing.soil} d="M12 68c5-5 12-7 20-7s15 2 20 7z" />
    </svg>
  );
}
