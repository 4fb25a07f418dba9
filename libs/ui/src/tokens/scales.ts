/** Minimum widths of the layouts in px (spec §9); below `lg` the site is "mobile". */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export const fonts = {
  family: "'Fira Sans', 'Fira Sans Fallback', system-ui, sans-serif",
  regular: 400,
  bold: 700,
} as const;

/** Font sizes; the larger ones scale with the viewport between a phone (390 px) and a desktop (1440 px). */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  xl: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)',
  '2xl': 'clamp(1.5625rem, 1.34rem + 0.95vw, 2.125rem)',
  '3xl': 'clamp(2rem, 1.58rem + 1.8vw, 3.125rem)',
  '4xl': 'clamp(2.375rem, 1.72rem + 2.8vw, 4.25rem)',
} as const;

export const lineHeights = { tight: '1.12', snug: '1.3', text: '1.6' } as const;

/**
 * Steps of 4 px; `section` separates the blocks of a page, `page-top` is above its title, `sticky` above sticky content
 * below the site's header.
 */
export const spacing = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
  section: 'clamp(3rem, 1.9rem + 4.6vw, 6rem)',
  gutter: 'clamp(1.25rem, 0.5rem + 3.2vw, 3.5rem)',
  'page-top': 'clamp(2rem, 1.2rem + 3.2vw, 4.5rem)',
  sticky: '6.5rem',
} as const;

/** Overrides for print. */
export const printSpacing = { section: '2rem' };

/** Leaf shape: two round and two sharp corners; the smaller ones are for controls, `turned` on hover. */
export const radii = {
  sm: '0.375rem',
  md: '0.625rem',
  lg: '1rem',
  pill: '999px',
  leaf: '1.75rem 0.375rem 1.75rem 0.375rem',
  'leaf-md': '1.125rem 0.3125rem',
  'leaf-md-turned': '0.3125rem 1.125rem',
  'leaf-sm': '0.875rem 0.25rem',
  'leaf-sm-turned': '0.25rem 0.875rem',
} as const;

/**
 * Of a page and of lines: `title` and `lead` of its header, `heading` of the largest one (in em, because the width of a
 * digit changes when the font loads), `caption` of an image; `filters` and `aside` are side columns.
 */
export const widths = {
  page: '80rem',
  text: '43rem',
  form: '34rem',
  title: '52rem',
  lead: '38rem',
  heading: '9.95em',
  caption: '36rem',
  filters: '16rem',
  aside: '24rem',
} as const;

/** Minimum height of controls for a mouse and for touch. */
export const targets = { mouse: '2.25rem', finger: '2.75rem' } as const;

export const shadows = {
  light: {
    low: '0 1px 2px rgb(7 55 42 / 8%), 0 2px 6px rgb(7 55 42 / 5%)',
    mid: '0 2px 4px rgb(7 55 42 / 6%), 0 10px 24px rgb(7 55 42 / 10%)',
    high: '0 6px 12px rgb(7 55 42 / 8%), 0 24px 56px rgb(7 55 42 / 20%)',
  },
  dark: {
    low: '0 1px 2px rgb(0 0 0 / 40%)',
    mid: '0 10px 24px rgb(0 0 0 / 45%)',
    high: '0 24px 56px rgb(0 0 0 / 60%)',
  },
} as const;

/** Images are dimmed in the dark theme. */
export const pictures = { light: { filter: 'none' }, dark: { filter: 'brightness(0.86)' } } as const;

/** Durations; 0 under `prefers-reduced-motion`. */
export const motion = {
  fast: '120ms',
  calm: '240ms',
  slow: '480ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Opacity of a dialog's backdrop (spec §9). */
export const overlayOpacity = 0.8;
