import type { Currency } from '@arbora/domain';

/** The currency sign after a money input. */
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = { CZK: 'Kč', EUR: '€', PLN: 'zł' };
