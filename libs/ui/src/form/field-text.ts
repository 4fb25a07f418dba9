import { useI18n, useText } from '@arbora/i18n';
import { createContext, useContext } from 'react';

/** Prefix of the error code of a field with a conflicting concurrent edit; the other value follows it. */
export const CONFLICT_PREFIX = 'theirs:';

export interface FieldTextSource {
  wording?: 'booking' | undefined;
  own?: ((code: string) => string | undefined) | undefined;
}
export const FieldTextContext = createContext<FieldTextSource>({});

/** Returns a function that translates field error codes. */
export function useFieldText(): (code: string) => string {
  const { t } = useText('ui');
  const i18n = useI18n();
  const { wording, own } = useContext(FieldTextContext);
  return (code) => {
    const text = own?.(code);
    if (text !== undefined) return text;
    if (code === CONFLICT_PREFIX) return t('form.theirsEmpty');
    if (code.startsWith(CONFLICT_PREFIX)) return t('form.theirs', { value: code.slice(CONFLICT_PREFIX.length) });
    const keys = wording ? [`field.${code}_${wording}`, `field.${code}`] : [`field.${code}`];
    return t(keys.find((key) => i18n.has('ui', key)) ?? 'field.invalid');
  };
}
