import type { Currency } from '@arbora/domain';

/** What stands behind an input of money. */
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = { CZK: 'Kč', EUR: '€', PLN: 'zł' };
