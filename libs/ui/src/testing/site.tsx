import { createI18n, I18nProvider, type I18n } from '@arbora/i18n';
import type { Locale } from '@arbora/domain';
import { createMemoryHistory, HistoryRouter, type History } from '@arbora/router';
import { useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import cs from '../locales/cs.json';
import en from '../locales/en.json';

/** Texts of the namespace `ui`; a missing text fails the test. */
export function testI18n(locale: Locale): I18n {
  const i18n = createI18n(locale, {
    onMissing: (_locale, namespace, key) => {
      throw new Error(`No text: ${namespace}:${key}`);
    },
  });
  i18n.addTexts('ui', 'cs', cs);
  i18n.addTexts('ui', 'en', en);
  return i18n;
}

export interface SiteProps {
  /** Path without locale. */
  url?: string;
  locale?: Locale;
  history?: History;
  children?: ReactNode;
}

/** The texts, router and history that the shell provides. */
export function Site({ url = '/novinky', locale = 'cs', history, children }: SiteProps): ReactElement {
  const [i18n] = useState(() => testI18n(locale));
  const [siteHistory] = useState(() => history ?? createMemoryHistory({ initialEntries: [`/cs${url}`] }));
  const location = useSyncExternalStore(
    (listener) => siteHistory.listen(listener),
    () => siteHistory.location,
    () => siteHistory.location,
  );
  return (
    <I18nProvider i18n={i18n}>
      <HistoryRouter history={siteHistory} location={location} basename="/cs">
        {children}
      </HistoryRouter>
    </I18nProvider>
  );
}
