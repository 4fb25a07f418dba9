import { useEffect, type ReactElement } from 'react';
import { rememberHome } from './remember-home';
import css from './shade-tree.module.css';

/** A tree with a bench in its shade; animated the first time that a tab shows the home page. */
export function ShadeTree(): ReactElement {
  useEffect(rememberHome, []);
  return (
    <svg className={css.tree} viewBox="0 0 480 500" aria-hidden>
      <path className={css.knoll} d="M-60 500c80-70 180-98 300-98s220 28 300 98z" />
      <ellipse className={css.shadow} cx="240" cy="436" rx="180" ry="16" />
      <path
        className={`${css.bark} ${css.trunk}`}
        d="M214 438c10-50 12-92 4-132-14-18-44-36-72-46l6-12c30 8 56 22 72 40 2-30-2-54-14-84l14-6c14 30 20 56 20 88 12-26 32-44 62-58l8 14c-34 18-54 44-60 78-4 40 2 82 18 118z"
      />
      <path
        className={`${css.crown} ${css.crownDark}`}
        d="M128 286c-44 4-82-20-86-56-30-18-34-64-4-86-4-42 30-74 70-70 18-38 66-54 104-34 34-32 96-30 122 8 42-6 80 24 82 64 36 16 44 66 14 92 2 40-36 68-78 60-26 26-72 30-104 10-34 28-88 34-120 12z"
      />
      <path
        className={`${css.crown} ${css.crownMid}`}
        d="M118 262c-36 2-66-18-68-46-26-16-28-52-4-70-2-36 28-62 60-58 16-30 56-44 88-26 30-24 78-22 98 10 22-4 44 6 54 26-30-6-56 8-64 34-34-8-66 16-66 50-28 0-48 22-48 48-18 6-34 16-50 32z"
      />
      <path
        className={`${css.crown} ${css.crownLight}`}
        d="M66 150c4-26 26-42 50-38 14-24 46-34 72-20-24 4-40 20-44 42-28-2-48 16-50 42-14-6-26-14-28-26z"
      />
      <g className={css.bench}>
        <path d="M300 384h96v9h-96zM300 362h96v8h-96z" />
        <path d="M310 393h7v40h-7zM380 393h7v40h-7zM310 358h6v30h-6zM381 358h6v30h-6z" />
      </g>
    </svg>
  );
}
