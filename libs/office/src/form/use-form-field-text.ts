import { isErrorCode } from '@arbora/domain';
import { useI18n, useText } from '@arbora/i18n';
import { useErrorText } from '@arbora/ui';

/** Texts of the field codes in back-office forms, and of errors shown at a field. */
export function useFormFieldText(): (code: string) => string | undefined {
  const i18n = useI18n();
  const errorText = useErrorText();
  const { t, formats } = useText('office');
  return (code) => {
    if (isErrorCode(code)) return errorText({ code });
    const [, limitKind, limit] = /^(at_least|at_most):(.*)$/.exec(code) ?? [];
    if (limitKind) return t(`fault.${limitKind as 'at_least' | 'at_most'}`, { limit: formats.number(Number(limit)) });
    const key = `fault.${code}`;
    return i18n.has('office', key) ? i18n.text('office', key) : undefined;
  };
}
