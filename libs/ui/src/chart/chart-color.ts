import css from './chart.module.css';

const COLORS = [css.color1, css.color2, css.color3, css.color4, css.color5, css.color6];

/** Class of the palette's colour for the series or share at `index`, from 0; they begin anew after six. */
export function chartColor(index: number): string {
  return COLORS[index % COLORS.length] ?? '';
}
