import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './illustration.module.css';

/** An empty plant pot with a label. */
export function EmptyPot({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css.drawing, className)} viewBox="0 0 160 150" aria-hidden>
      <ellipse className={css.ground} cx="80" cy="138" rx="72" ry="9" />
      <path className={css.label} d="M99 20l22 5-3 13-6-1-9 39-7-2 9-39-8-2z" />
      <path className={css.ink} d="M105 26l10 2.5" />
      <path className={css.soil} d="M42 66c8-9 68-9 76 0z" />
      <path className={css.pot} d="M40 76h80l-9 56c-.8 5-4 8-9 8H58c-5 0-8.2-3-9-8z" />
      <path className={css.potShade} d="M88 76h32l-9 56c-.8 5-4 8-9 8H82c6-20 7-42 6-64z" />
      <rect className={css.pot} x="34" y="62" width="92" height="18" rx="5" />
      <path className={css.potShade} d="M88 62h33a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H89c.5-6 .2-12-1-18z" />
      <path className={css.potShade} d="M41 80h78l-.8 5H41.800z" opacity=".55" />
    </svg>
  );
}
