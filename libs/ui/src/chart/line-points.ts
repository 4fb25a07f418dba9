/**
 * Returns the points of a line through `values` in a plot whose top edge is `top`: `x y` pairs for a path, '' for none.
 */
export function linePoints(values: readonly number[], top: number, width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return values.map((value, index) => `${round(index * step)} ${round(height - (value / top) * height)}`).join('L');
}

/** Returns a round number at or above `most` for the end of a scale; 1 when there is no positive value. */
export function roundTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= most) ?? 10;
  return step * power;
}
