/**
 * Width to which a reservation's `vs` is padded; with a mask of four digits the symbol has the ten that banks allow.
 */
export const VS_WIDTH = 6;
export const VARIABLE_SYMBOL_MAX = 10;

/** One to four digits without leading zero: banks treat leading zeros differently. */
export const MASK_VS_PATTERN = /^[1-9]\d{0,3}$/;

/**
 * Returns the variable symbol of a payment: the event's `mask_vs` followed by the reservation's `vs` at a fixed width
 * (spec §9), which makes it unique: the last six digits identify the reservation.
 * @throws RangeError if the mask or `vs` does not fit into ten digits.
 */
export function variableSymbol(maskVs: string, vs: string | number): string {
  if (!MASK_VS_PATTERN.test(maskVs)) throw new RangeError(`mask_vs is not one to four digits: ${maskVs}`);
  const digits = String(vs).replace(/^0+(?=\d)/, '');
  if (!/^\d+$/.test(digits) || digits.length > VS_WIDTH)
    throw new RangeError(`vs does not fit ${VS_WIDTH} digits: ${vs}`);
  return maskVs + digits.padStart(VS_WIDTH, '0');
}
