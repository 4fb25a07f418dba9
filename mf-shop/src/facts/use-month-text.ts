import { useText } from '@arbora/i18n';
import { useMemo } from 'react';
import { monthRanges } from './month-ranges';

/** Returns a function that formats months: `duben–květen, září`. */
export function useMonthText(): (months: readonly number[]) => string {
  const { t, locale } = useText('shop.plant');
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const name = (month: number): string => names.format(Date.UTC(2026, month - 1));
    return (months) =>
      months.length === 12
        ? t('months.all')
        : monthRanges(months)
            .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
            .join(', ');
  }, [t, locale]);
}
