import { divideRounded } from './divide-rounded';

/** Czech cash has whole crowns only: the amount to pay, and its difference from the total, in hundredths. */
export function cashRounding(total: number): { rounded: number; difference: number } {
  const rounded = divideRounded(total, 100) * 100;
  return { rounded, difference: rounded - total };
}
