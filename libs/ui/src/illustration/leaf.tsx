import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './illustration.module.css';

export function Leaf({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css.drawing, className)} viewBox="0 0 100 100" aria-hidden>
      <path className={css.mid} d="M12 88C4 46 30 12 90 8c-20 22-46 46-78 80z" />
      <path className={css.dark} d="M12 88C54 94 88 66 90 8 66 32 40 58 12 88z" />
      <path
        className={css.vein}
        d="M6 95C30 66 56 40 82 16M30 67c-1-12-1-22 2-31M44 52c0-11 2-19 7-27M30 68c12 2 22 2 31-1M45 52c11 2 19 1 27-2M59 38c1-7 4-12 9-17M60 37c8 1 14 0 20-3"
      />
    </svg>
  );
}
