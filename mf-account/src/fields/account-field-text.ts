import { useText, type UncountedKey } from '@arbora/i18n';

/** Field codes that say more than "taken": the server's refusal put at the field it is about (spec §8). */
const TEXT_KEYS: ReadonlyMap<string, UncountedKey<'ui'>> = new Map([
  ['user_exists', 'error.auth.user_exists'],
  ['user_unknown', 'error.auth.user_unknown'],
  ['nickname_taken', 'error.profile.nickname_taken'],
]);

/** Words for the field codes of account forms; undefined leaves a code to the common ones. */
export function useAccountFieldText(): (code: string) => string | undefined {
  const { t } = useText('ui');
  return (code) => {
    const key = TEXT_KEYS.get(code);
    return key && t(key);
  };
}
