import { useText } from '@arbora/i18n';
import { sizeParts } from './size-code';

/** Returns a function that translates a size code; '' for unknown codes. */
export function useSizeText(): (code: string | null) => string {
  const { t } = useText('shop');
  return (code) =>
    sizeParts(code ?? '')
      .map(({ kind, value }) => t(`size.${kind}`, { value }))
      .join(', ');
}
