import { useText } from '@arbora/i18n';
import type { FactFilter } from './catalogue-filters';

/** Returns a function that translates a filter's value. */
export function useFactWords(): (name: FactFilter, value: string) => string {
  const { t, formats } = useText('shop');
  return (name, value) =>
    name === 'flowering'
      ? formats.monthName(Number(value))
      : // The keys follow from the values, which the types of a pair of them cannot say.
        t(`filters.value.${name}.${value}` as 'filters.value.light.sun');
}
