import { ERROR_STATUS } from '@arbora/domain';
import { useI18n } from '@arbora/i18n';

/** Words for the field codes of the back office's forms, and for refusals shown at a field. */
export function useFormFieldText(): (code: string) => string | undefined {
  const i18n = useI18n();
  return (code) => {
    if (code in ERROR_STATUS) return i18n.text('ui', `error.${code}`);
    return i18n.has('manager', `fault.${code}`) ? i18n.text('manager', `fault.${code}`) : undefined;
  };
}
