import { createI18n } from './i18n';
import type { KeysOf, UncountedKey } from './text-keys';
import { useText } from './use-text';

// Keys are checked by the compiler: a wrong key that compiles fails `npm run typecheck` by an unused @ts-expect-error.

const TEXTS = {
  title: 'Prohlídka',
  seats_one: '{{count}} místo',
  seats_few: '{{count}} místa',
  seats_many: '{{count}} místa',
  seats_other: '{{count}} míst',
  state: { per_user: 'Na osobu', per_user_other: 'Na osoby' },
};

declare global {
  interface TextNamespaces {
    tour: typeof TEXTS;
  }
}

/** For any keys of the namespace; never called. */
function useTour(state: 'per_user', unknown: string): string[] {
  const { t } = useText('tour');
  return [
    t('title'),
    t('seats', { count: 3 }),
    t(`state.${state}`),
    // @ts-expect-error No count for the plural form.
    t('seats'),
    // @ts-expect-error A misspelt key.
    t('titel'),
    // @ts-expect-error The form is chosen by `count`.
    t('seats_one'),
    // @ts-expect-error A group of texts is not a text.
    t('state'),
    // @ts-expect-error The key is not known at compile time.
    t(`state.${unknown}`),
    // @ts-expect-error Texts of a namespace that this package does not have.
    useText('nowhere').t('title'),
  ];
}

test('the keys of texts are their paths, without plural forms', () => {
  const keys: Record<KeysOf<typeof TEXTS>, true> = { title: true, seats: true, 'state.per_user': true };
  expect(Object.keys(keys)).toHaveLength(3);
  expect(useTour).toBeInstanceOf(Function);
});

test('a dynamic key is narrowed to a key by `has`', () => {
  const i18n = createI18n('cs');
  i18n.addTexts('tour', 'cs', TEXTS);
  const knownKey = (key: string): UncountedKey<'tour'> | null => (i18n.has('tour', key) ? key : null);
  expect(['title', 'titel'].map(knownKey)).toEqual(['title', null]);
});
