import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './logo.module.css';

/** The symbol without the name: a leaf drawn as the crown of a tree, its veins as branches. */
export function LogoMark({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css.drawing, className)} viewBox="0 0 32 36" aria-hidden>
      <path className={css.sun} d="M16 1C25.5 6 29 13.5 27 20c-1.5 4.7-5.8 7.7-11 8.300z" />
      <path className={css.shade} d="M16 1C6.5 6 3 13.5 5 20c1.5 4.7 5.8 7.7 11 8.300z" />
      <path className={css.vein} d="M16 9.500V35M16 17.500l5.2-4.700M16 17.500l-5.2-4.700M16 24l6.2-5M16 24l-6.2-5" />
      <path className={css.root} d="M16 29v6M9.5 35h13" />
    </svg>
  );
}
