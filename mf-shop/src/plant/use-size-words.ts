import { useText } from '@arbora/i18n';
import { sizeParts } from './size-code';

/** Gives the function that puts a size's signs into words; '' for signs that say nothing to us. */
export function useSizeWords(): (code: string | null) => string {
  const { t } = useText('shop');
  return (code) =>
    sizeParts(code ?? '')
      .map(({ kind, value }) => t(`size.${kind}`, { value }))
      .join(', ');
}
