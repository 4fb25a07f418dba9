import { useText, type UncountedKey } from '@arbora/i18n';

/** Field codes with a specific text instead of "taken": server errors shown at their field (spec §8). */
const TEXT_KEYS: ReadonlyMap<string, UncountedKey<'ui'>> = new Map([
  ['user_exists', 'error.auth.user_exists'],
  ['user_unknown', 'error.auth.user_unknown'],
  ['nickname_taken', 'error.profile.nickname_taken'],
]);

/** Texts of the field codes of account forms; undefined leaves a code to the common texts. */
export function useAccountFieldText(): (code: string) => string | undefined {
  const { t } = useText('ui');
  return (code) => {
    const key = TEXT_KEYS.get(code);
    return key && t(key);
  };
}
