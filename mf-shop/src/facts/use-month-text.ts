import { useText } from '@arbora/i18n';
import { useMemo } from 'react';
import { monthRanges } from './month-ranges';

/** Returns a function that formats months: `duben–květen, září`. */
export function useMonthText(): (months: readonly number[]) => string {
  const { t, formats } = useText('shop.plant');
  return useMemo(() => {
    const { monthName } = formats;
    return (months) =>
      months.length === 12
        ? t('months.all')
        : monthRanges(months)
            .map(([first, last]) => (first === last ? monthName(first) : `${monthName(first)}–${monthName(last)}`))
            .join(', ');
  }, [t, formats]);
}
