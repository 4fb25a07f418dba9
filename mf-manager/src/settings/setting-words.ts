import type { SettingField, SettingValue } from '@arbora/domain';
import { useText } from '@arbora/i18n';

/** Labels of fields and values of the settings. */
export function useSettingWords() {
  const { t } = useText('manager.settings');
  return {
    nameOf: ({ name }: SettingField): string => t(`field.${name}`),
    valueOf(_field: SettingField, value: SettingValue | null): string {
      if (typeof value === 'boolean') return t(value ? 'override.yes' : 'override.no');
      return value ?? t('settings.none');
    },
  };
}
