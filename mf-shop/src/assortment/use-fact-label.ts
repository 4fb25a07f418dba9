import { useText } from '@arbora/i18n';
import type { FactFilter } from './catalogue-filters';

/** Returns a function that translates a filter's value. */
export function useFactLabel(): (name: FactFilter, value: string) => string {
  const { t, formats } = useText('shop');
  return (name, value) =>
    name === 'flowering'
      ? formats.monthName(Number(value))
      : // The key always exists, but the types cannot relate `value` to `name`.
        t(`filters.value.${name}.${value}` as 'filters.value.light.sun');
}
