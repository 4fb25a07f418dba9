import { useText } from '@arbora/i18n';

/** Gives the function that puts a length in cm into words: cm below a metre, else metres with one decimal at most. */
export function useLengthText(): (cm: number) => string {
  const { t, formats } = useText('shop.plant');
  return (cm) =>
    cm < 100
      ? t('length.cm', { value: formats.number(cm) })
      : t('length.m', { value: formats.number(cm / 100, cm < 1000 ? 1 : 0) });
}
