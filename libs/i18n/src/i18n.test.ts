import { createI18n } from './i18n';
import type { TextLoaders } from './i18n';

declare global {
  interface TextNamespaces {
    shop: { greeting: { morning: string } };
    ui: { 'error.auth.blocked': string; error: { not_found: string } };
    booking: { seats_one: string; seats_few: string; seats_many: string; seats_other: string };
    content: { title: string; lead: string };
    a: { hello: string };
  }
}

function loadersOf(texts: Record<string, unknown>): { loaders: TextLoaders; loaded: string[] } {
  const loaded: string[] = [];
  const loader = (locale: string) => async () => {
    loaded.push(locale);
    return { default: texts[locale] ?? {} };
  };
  return { loaders: { cs: loader('cs'), en: loader('en'), pl: loader('pl') }, loaded };
}

test('a text is in the current language, with parameters', () => {
  const i18n = createI18n('cs');
  i18n.addTexts('shop', 'cs', { greeting: { morning: 'Dobré ráno, {{name}}' } });
  expect(i18n.text('shop', 'greeting.morning', { name: 'Jano & <b>' })).toBe('Dobré ráno, Jano & <b>');
});

test('keys with dots are found in flat files too', () => {
  const i18n = createI18n('cs');
  i18n.addTexts('ui', 'cs', { 'error.auth.blocked': 'Účet je zablokovaný.', error: { not_found: 'Nenalezeno' } });
  expect(i18n.text('ui', 'error.auth.blocked')).toBe('Účet je zablokovaný.');
  expect(i18n.text('ui', 'error.not_found')).toBe('Nenalezeno');
});

test.each([
  ['cs', 1, '1 místo'],
  ['cs', 3, '3 místa'],
  ['cs', 5, '5 míst'],
  ['pl', 1, '1 miejsce'],
  ['pl', 22, '22 miejsca'],
  ['pl', 12, '12 miejsc'],
] as const)('the plural form in %s of %d is correct', (locale, count, expected) => {
  const i18n = createI18n(locale);
  i18n.addTexts('booking', 'cs', {
    seats_one: '{{count}} místo',
    seats_few: '{{count}} místa',
    seats_many: '{{count}} místa',
    seats_other: '{{count}} míst',
  });
  i18n.addTexts('booking', 'pl', {
    seats_one: '{{count}} miejsce',
    seats_few: '{{count}} miejsca',
    seats_many: '{{count}} miejsc',
    seats_other: '{{count}} miejsca',
  });
  expect(i18n.text('booking', 'seats', { count })).toBe(expected);
});

test('a text missing in Polish falls back to English, which is loaded only then, and is reported once', async () => {
  const missing: string[] = [];
  const i18n = createI18n('pl', { onMissing: (...what) => missing.push(what.join(':')) });
  const { loaders, loaded } = loadersOf({ pl: { title: 'Tytuł' }, en: { title: 'Title', lead: 'Lead' } });
  await i18n.loadTexts('content', loaders);
  expect(i18n.text('content', 'title')).toBe('Tytuł');
  expect(loaded).toEqual(['pl']);

  const englishLoaded = new Promise<void>((resolve) => {
    i18n.subscribe(resolve);
  });
  expect(i18n.text('content', 'lead')).toBe('lead');
  await englishLoaded;
  expect(i18n.text('content', 'lead')).toBe('Lead');
  expect(loaded).toEqual(['pl', 'en']);
  expect(missing).toEqual(['pl:content:lead']);
});

test('the language changes for all namespaces at once, when their texts are loaded', async () => {
  const i18n = createI18n('cs');
  const { loaders, loaded } = loadersOf({ cs: { hello: 'Ahoj' }, en: { hello: 'Hello' } });
  await i18n.loadTexts('a', loaders);
  await i18n.loadTexts('b', loaders);
  const before = i18n.snapshot();
  await i18n.setLocale('en');
  expect(before.locale).toBe('cs');
  expect(i18n.snapshot().locale).toBe('en');
  expect(i18n.snapshot().of('a').t('hello')).toBe('Hello');
  await i18n.setLocale('cs');
  expect(loaded).toEqual(['cs', 'cs', 'en', 'en']);
});

test('a language change is dropped if another one was requested before its texts loaded', async () => {
  const i18n = createI18n('cs');
  const { loaders } = loadersOf({ cs: { hello: 'Ahoj' }, en: { hello: 'Hello' } });
  let resolveEnglish = (): void => undefined;
  const slow = new Promise<void>((resolve) => (resolveEnglish = resolve));
  await i18n.loadTexts('a', { ...loaders, en: () => slow.then(loaders.en) });
  const toEnglish = i18n.setLocale('en');
  await i18n.setLocale('cs');
  resolveEnglish();
  await toEnglish;
  expect(i18n.locale).toBe('cs');
  expect(i18n.text('a', 'hello')).toBe('Ahoj');
});

test('a bundle that failed to load can be loaded again', async () => {
  const i18n = createI18n('cs');
  let tries = 0;
  const failing: TextLoaders = {
    ...loadersOf({}).loaders,
    cs: () => (++tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: { hello: 'Ahoj' } })),
  };
  await expect(i18n.loadTexts('a', failing)).rejects.toThrow('gone');
  await i18n.loadTexts('a', failing);
  expect(i18n.text('a', 'hello')).toBe('Ahoj');
});

test('the snapshot is referentially stable until a change', () => {
  const i18n = createI18n('cs');
  const first = i18n.snapshot().of('a');
  expect(i18n.snapshot().of('a')).toBe(first);
  i18n.addTexts('a', 'cs', { hello: 'Ahoj' });
  expect(i18n.snapshot().of('a')).not.toBe(first);
});

test('loading the texts of one namespace leaves those of the others unchanged', async () => {
  const i18n = createI18n('cs');
  i18n.addTexts('a', 'cs', { hello: 'Ahoj' });
  const before = i18n.snapshot().of('a');
  i18n.addTexts('b', 'cs', { hello: 'Nazdar' });
  expect(i18n.snapshot().of('a')).toBe(before);
  await i18n.setLocale('en');
  expect(i18n.snapshot().of('a')).not.toBe(before);
});

test('replaced texts notify subscribers', () => {
  const i18n = createI18n('cs');
  i18n.addTexts('a', 'cs', { hello: 'Ahoj' });
  expect(i18n.snapshot().of('a').t('hello')).toBe('Ahoj');
  i18n.addTexts('a', 'cs', { hello: 'Nazdar' });
  expect(i18n.snapshot().of('a').t('hello')).toBe('Nazdar');
});
