import type { Country } from '../account/account';

/** Currencies of the countries served (spec §3), as ISO 4217 codes. */
export const CURRENCIES = { CZ: 'CZK', SK: 'EUR', PL: 'PLN' } as const satisfies Record<Country, string>;
export type Currency = (typeof CURRENCIES)[Country];

/** Returns the number of decimals that the prices of a list share: none if all are whole. */
export function priceDecimals(prices: readonly (number | null | undefined)[]): 0 | 2 {
  return prices.every((price) => Number.isInteger(price ?? 0)) ? 0 : 2;
}
