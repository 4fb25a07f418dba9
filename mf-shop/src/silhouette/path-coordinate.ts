/** A coordinate of an SVG path, with at most one decimal. */
export const at = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
