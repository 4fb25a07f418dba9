import type { Country } from '../account/account';

/** Currencies of the countries served (spec §3), as ISO 4217 codes. */
export const CURRENCIES = { CZ: 'CZK', SK: 'EUR', PL: 'PLN' } as const satisfies Record<Country, string>;
export type Currency = (typeof CURRENCIES)[Country];
