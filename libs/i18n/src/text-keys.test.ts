import { createI18n } from './i18n';
import type { KeysOf, UncountedKey } from './text-keys';
import { useText } from './use-text';

// The expectations of this file are the compiler's: a key that it lets through fails `npm run typecheck`.

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

/** Whatever the keys of the namespace are; never called. */
function useTour(state: 'per_user', unknown: string): string[] {
  const { t } = useText('tour');
  return [
    t('title'),
    t('seats', { count: 3 }),
    t(`state.${state}`),
    // @ts-expect-error Nothing to choose the form by.
    t('seats'),
    // @ts-expect-error A misspelt key.
    t('titel'),
    // @ts-expect-error The form is chosen by `count`.
    t('seats_one'),
    // @ts-expect-error A group of texts is none.
    t('state'),
    // @ts-expect-error Nothing says that there is such a text.
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

test('a key made at run time is one once it has been found', () => {
  const i18n = createI18n('cs');
  i18n.addTexts('tour', 'cs', TEXTS);
  const found = (key: string): UncountedKey<'tour'> | null => (i18n.has('tour', key) ? key : null);
  expect(['title', 'titel'].map(found)).toEqual(['title', null]);
});
