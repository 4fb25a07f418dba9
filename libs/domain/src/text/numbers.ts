import { ROUND_DECIMALS_DEFAULT } from '../site/constants';

/** Rounds half away from zero: 1.005 → 1.01 (spec §5). */
export function round(value: number, decimals: number = ROUND_DECIMALS_DEFAULT): number {
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  return Math.sign(value) * Number(`${shifted}e${-decimals}`);
}
