import type { Currency } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './marks.module.css';

export interface PriceProps {
  /** In whole units of the currency; null when there is no price for this country. */
  amount: number | null;
  /** Default CZK. */
  currency?: Currency;
  /** In a list: `priceDecimals` of its prices. */
  decimals?: 0 | 2;
  /** Reads 0 as "free of charge". */
  zeroIsFree?: boolean;
  size?: 'medium' | 'large';
}

/** A price in the format of the language; renders null without an amount. */
export function Price({ amount, currency, decimals, zeroIsFree, size = 'medium' }: PriceProps): ReactElement | null {
  const { t, formats } = useText('ui');
  if (amount === null) return null;
  const text = amount === 0 && zeroIsFree ? t('price.free') : formats.money(amount, currency, decimals);
  return (
    <span className={classNames(css.price, css[size])} suppressHydrationWarning>
      {text}
    </span>
  );
}
