import i18next from 'i18next';
import type { i18n as I18nextInstance } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, isLocale } from '@arbora/domain';
import type { Locale } from '@arbora/domain';
import { formatsOf } from './formats';
import type { Formats } from './formats';
import type { TextKey, TextNamespace, UncountedKey } from './text-keys';

/**
 * Texts of one namespace in one language: nested objects of strings, i18next syntax (`{{name}}`, `key_one`, `key_few`).
 */
export interface Texts {
  [key: string]: string | Texts;
}
export type TextParams = Record<string, unknown>;
/** Returns the text of a key; a key with plural forms needs `count`. */
export interface Translate<Key extends string = string, Uncounted extends string = Key> {
  (key: Uncounted, params?: TextParams): string;
  (key: Key, params: TextParams & { count: number }): string;
}
/** Lazy imports of a namespace by language, as `() => import('./locales/cs.json')`. */
export type TextLoaders = Record<Locale, () => Promise<{ default: unknown }>>;

/** Texts and formats of a namespace; referentially stable until language or texts change. */
export interface NamespaceTexts<Key extends string = string, Uncounted extends string = Key> {
  t: Translate<Key, Uncounted>;
  locale: Locale;
  formats: Formats;
}

/** State for `useSyncExternalStore`: a new object on each change of language or texts. */
export interface I18nSnapshot {
  locale: Locale;
  of(namespace: string): NamespaceTexts;
}

export interface I18n {
  readonly locale: Locale;
  /** Returns the text of `key`: in this language, else in English, else the key itself (which is reported). */
  text<N extends TextNamespace>(namespace: N, key: TextKey<N>, params?: TextParams): string;
  /** Whether `key` has a text, in this language or in English. */
  has<N extends TextNamespace>(namespace: N, key: string): key is UncountedKey<N>;
  addTexts(namespace: string, locale: Locale, texts: unknown): void;
  /** Loads the namespace in the current language and registers the loaders of the others. Cached. */
  loadTexts(namespace: string, loaders: TextLoaders): Promise<void>;
  /** Changes the language once the texts of all used namespaces are loaded, unless another was requested since. */
  setLocale(locale: Locale): Promise<void>;
  subscribe(listener: () => void): () => void;
  snapshot(): I18nSnapshot;
  /**
   * `snapshot` in the first language, which the server's HTML has. React hydrates in time slices: a change of language
   * in between must not show in the parts that are still to be hydrated.
   */
  renderedSnapshot(): I18nSnapshot;
}

export interface I18nOptions {
  /** Called once for each key without a text in the current language. Default: a console warning in development. */
  onMissing?: (locale: Locale, namespace: string, key: string) => void;
}

function warnMissing(locale: Locale, namespace: string, key: string): void {
  if (process.env.NODE_ENV !== 'production') console.warn(`No text: ${namespace}:${key} (${locale})`);
}

/**
 * Creates the texts of pages: one instance per site in a browser, one per language on a server. A text missing in
 * Polish or Czech falls back to English (decision 6), whose bundle is then loaded.
 */
export function createI18n(locale: Locale, options: I18nOptions = {}): I18n {
  const onMissing = options.onMissing ?? warnMissing;
  const engine: I18nextInstance = i18next.createInstance();
  void engine.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: [...LOCALES],
    resources: {},
    ns: [],
    initAsync: false,
    interpolation: { escapeValue: false },
  });

  let current = locale;
  /** The language requested last: earlier requests may still be loading. */
  let wanted = locale;
  let spaces = new Map<string, NamespaceTexts>();
  const loaders = new Map<string, TextLoaders>();
  const loading = new Map<string, Promise<void>>();
  const reported = new Set<string>();
  const listeners = new Set<() => void>();
  let snapshot = takeSnapshot();
  let renderedSnapshot = snapshot;

  function takeSnapshot(): I18nSnapshot {
    const seen = spaces;
    const snapshotLocale = current;
    return {
      locale: snapshotLocale,
      of(namespace) {
        let texts = seen.get(namespace);
        if (!texts) seen.set(namespace, (texts = namespaceTexts(namespace, snapshotLocale)));
        return texts;
      },
    };
  }

  function namespaceTexts(namespace: string, snapshotLocale: Locale): NamespaceTexts {
    const plain = new Map<string, string>();
    const t: Translate = (key: string, params?: TextParams) => {
      if (params) return textIn(snapshotLocale, namespace, key, params);
      let found = plain.get(key);
      if (found === undefined) plain.set(key, (found = textIn(snapshotLocale, namespace, key)));
      return found;
    };
    return { t, locale: snapshotLocale, formats: formatsOf(snapshotLocale) };
  }

  /** @param namespace the only changed namespace; default: all */
  function changed(namespace?: string): void {
    spaces = new Map(namespace === undefined ? [] : spaces);
    if (namespace !== undefined) spaces.delete(namespace);
    snapshot = takeSnapshot();
    if (current === locale) renderedSnapshot = snapshot;
    for (const listener of [...listeners]) listener();
  }

  function load(namespace: string, target: Locale): Promise<void> {
    const name = `${namespace}/${target}`;
    const source = loaders.get(namespace);
    if (!source || engine.hasResourceBundle(target, namespace)) return loading.get(name) ?? Promise.resolve();
    let job = loading.get(name);
    if (!job) {
      job = source[target]().then(
        (module) => addTexts(namespace, target, module.default),
        (error: unknown) => {
          // A failed load may be retried: by the next mount or by the user.
          loading.delete(name);
          throw error;
        },
      );
      loading.set(name, job);
    }
    return job;
  }

  function addTexts(namespace: string, target: Locale, texts: unknown): void {
    engine.addResourceBundle(target, namespace, texts, true, true);
    changed(namespace);
  }

  function missing(target: Locale, namespace: string, key: string): void {
    const name = `${target}/${namespace}/${key}`;
    if (reported.has(name)) return;
    reported.add(name);
    onMissing(target, namespace, key);
    if (target !== DEFAULT_LOCALE) load(namespace, DEFAULT_LOCALE).catch(() => undefined);
  }

  function textIn(target: Locale, namespace: string, key: string, params?: TextParams): string {
    const asked = { ...params, ns: namespace, lng: target };
    const { res, usedLng } = engine.t(key, { ...asked, returnDetails: true });
    // i18next returns the key of a missing text, with the last tried language as `usedLng`.
    if (usedLng !== target || (res === key && !engine.exists(key, asked))) missing(target, namespace, key);
    return String(res);
  }

  return {
    get locale() {
      return current;
    },
    text: (namespace, key, params) => textIn(current, namespace, key, params),
    has: <N extends TextNamespace>(namespace: N, key: string): key is UncountedKey<N> =>
      engine.exists(key, { ns: namespace, lng: current }),
    addTexts,
    loadTexts(namespace, source) {
      loaders.set(namespace, source);
      return load(namespace, current);
    },
    async setLocale(next) {
      if (!isLocale(next)) throw new Error(`No such language: ${String(next)}`);
      wanted = next;
      await Promise.all([...loaders.keys()].map((namespace) => load(namespace, next)));
      if (next === current || next !== wanted) return;
      current = next;
      await engine.changeLanguage(next);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    renderedSnapshot: () => renderedSnapshot,
  };
}
