import { useText } from '@arbora/i18n';

/** Returns a function that formats a length in cm: below a metre in cm, else in metres with at most one decimal. */
export function useLengthText(): (cm: number) => string {
  const { t, formats } = useText('shop.plant');
  return (cm) =>
    cm < 100
      ? t('length.cm', { value: formats.number(cm) })
      : t('length.m', { value: formats.number(cm / 100, cm < 1000 ? 1 : 0) });
}
