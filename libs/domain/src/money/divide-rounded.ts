/**
 * Divides whole numbers and rounds to a whole number, halves away from zero: opposite amounts round to opposite results.
 * @throws RangeError for operands that are not whole, or too large to be exact
 */
export function divideRounded(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend * 2) || !Number.isSafeInteger(divisor) || divisor <= 0) {
    throw new RangeError(`not whole amounts: ${dividend} / ${divisor}`);
  }
  const rounded = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  // Zero has no sign.
  return rounded === 0 ? 0 : Math.sign(dividend) * rounded;
}
