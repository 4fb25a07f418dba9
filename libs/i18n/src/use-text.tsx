import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { I18n, NamespaceTexts } from './i18n';
import type { TextKey, TextNamespace, UncountedKey } from './text-keys';

const I18nContext = createContext<I18n | null>(null);
let shared: I18n | null = null;

/** Sets the instance for trees without an `I18nProvider`: a browser has one for all remotes. */
export function shareI18n(i18n: I18n | null): void {
  shared = i18n;
}

/** Provides a tree with its own instance; required on a server, which renders all languages. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** @throws Error if there is neither a provider nor a shared instance. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext) ?? shared;
  if (!i18n) throw new Error('No i18n: wrap the tree in I18nProvider or call shareI18n first');
  return i18n;
}

/** Returns texts and formats of a namespace in the current language; rerenders on changes. */
export function useText<N extends TextNamespace>(namespace: N): NamespaceTexts<TextKey<N>, UncountedKey<N>> {
  return useNamedText(namespace);
}

/** `useText` for a namespace not known at compile time, without checked keys. */
export function useNamedText(namespace: string): NamespaceTexts {
  const i18n = useI18n();
  return useSyncExternalStore(
    i18n.subscribe,
    () => i18n.snapshot().of(namespace),
    () => i18n.renderedSnapshot().of(namespace),
  );
}

/** The language of the page. */
export function useLocale(): NamespaceTexts['locale'] {
  const i18n = useI18n();
  return useSyncExternalStore(
    i18n.subscribe,
    () => i18n.snapshot().locale,
    () => i18n.renderedSnapshot().locale,
  );
}
