import { useI18n, useText } from '@arbora/i18n';
import { createContext, useContext } from 'react';

/** Begins the code of a field that somebody else has changed too; that value follows. */
export const THEIRS = 'theirs:';

export interface FieldTextSource {
  wording?: 'booking' | undefined;
  own?: ((code: string) => string | undefined) | undefined;
}
export const FieldTextContext = createContext<FieldTextSource>({});

/** Gives the function that puts a field code into words of the page's language. */
export function useFieldText(): (code: string) => string {
  const { t } = useText('ui');
  const i18n = useI18n();
  const { wording, own } = useContext(FieldTextContext);
  return (code) => {
    const text = own?.(code);
    if (text !== undefined) return text;
    if (code === THEIRS) return t('form.theirsEmpty');
    if (code.startsWith(THEIRS)) return t('form.theirs', { value: code.slice(THEIRS.length) });
    const keys = wording ? [`field.${code}_${wording}`, `field.${code}`] : [`field.${code}`];
    return t(keys.find((key) => i18n.has('ui', key)) ?? 'field.invalid');
  };
}
