import { isErrorCode } from '@arbora/domain';
import { useI18n } from '@arbora/i18n';
import { useErrorText } from '@arbora/ui';

/** Texts of the field codes in back-office forms, and of errors shown at a field. */
export function useFormFieldText(): (code: string) => string | undefined {
  const i18n = useI18n();
  const errorText = useErrorText();
  return (code) => {
    if (isErrorCode(code)) return errorText({ code });
    const key = `fault.${code}`;
    return i18n.has('manager', key) ? i18n.text('manager', key) : undefined;
  };
}
