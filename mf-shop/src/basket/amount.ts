/** Errors of a typed amount. */
export type AmountFault = 'notWhole' | 'tooMany';

/** Parses a typed number of pieces from 1 to `max`. */
export function readAmount(text: string, max: number): { amount: number } | { fault: AmountFault } {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d{1,9}$/.test(digits) || Number(digits) === 0) return { fault: 'notWhole' };
  return Number(digits) > max ? { fault: 'tooMany' } : { amount: Number(digits) };
}
