import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './illustration.module.css';

/** A drooping plant, for failures. */
export function WiltedPlant({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css.drawing, className)} viewBox="0 0 160 150" aria-hidden>
      <ellipse className={css.ground} cx="80" cy="140" rx="62" ry="7" />
      <path className={css.stem} d="M80 90C80 52 76 26 98 22c16-3 25 10 27 26" />
      <path className={css.mid} d="M125 46c13 9 14 24 5 38-12-9-15-24-5-38z" />
      <path className={css.dark} d="M125 46c13 9 14 24 5 38-1-14-2-26-5-38z" />
      <path className={css.stem} d="M80 66c-4-14-14-20-26-15" />
      <path className={css.light} d="M55 50c-16 3-24 15-22 32 15-3 24-15 22-32z" />
      <path className={css.mid} d="M55 50c-10 9-17 19-22 32 15-3 24-15 22-32z" />
      <path className={css.soil} d="M52 92c6-7 50-7 56 0z" />
      <path className={css.pot} d="M52 100h56l-6 35c-.7 4-3 6-7 6H65c-4 0-6.3-2-7-6z" />
      <path className={css.potShade} d="M86 100h22l-6 35c-.7 4-3 6-7 6H82c4-13 5-27 4-41z" />
      <rect className={css.pot} x="47" y="89" width="66" height="14" rx="4" />
      <path className={css.potShade} d="M86 89h23a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H86.500c.4-5 .3-9-.5-14z" />
    </svg>
  );
}
