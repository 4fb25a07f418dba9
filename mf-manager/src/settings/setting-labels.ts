import { formatIban, type SettingField, type SettingValue } from '@arbora/domain';
import { useText } from '@arbora/i18n';

/** Labels of fields and values of the settings. */
export function useSettingLabels() {
  const { t, formats } = useText('manager.settings');
  return {
    nameOf: ({ name }: SettingField): string => t(`field.${name}`),
    valueOf({ kind }: SettingField, value: SettingValue | null): string {
      if (typeof value === 'boolean') return t(value ? 'override.yes' : 'override.no');
      if (value === '') return t(kind === 'addresses' ? 'invited.nobody' : 'consent.off');
      if (kind === 'addresses' && typeof value === 'string') {
        const count = value.split('\n').length;
        return t('invited.count', { count, number: formats.number(count) });
      }
      if (kind === 'iban' && value !== null) return formatIban(value);
      return value ?? t('settings.none');
    },
  };
}
