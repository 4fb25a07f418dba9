import css from './chart.module.css';

const COLORS = [css.color1, css.color2, css.color3, css.color4, css.color5, css.color6];

/** Returns the palette class for the series at `index` (from 0); the six colours repeat. */
export function chartColor(index: number): string {
  return COLORS[index % COLORS.length] ?? '';
}
