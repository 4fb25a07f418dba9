import { LOCALES, withLocale } from '@arbora/domain';
import type { Locale } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { PageLanguages } from '@arbora/registry';
import { createPath, isPlainClick } from '@arbora/router';
import type { History, Location } from '@arbora/router';
import type { ReactNode } from 'react';
import { rememberLocale } from '../locale/browser-locale';
import { usePageLanguages } from '../locale/page-languages';
import styles from './language-switch.module.css';

/** Each language in its own name, readable for its speakers. */
const NAMES: Readonly<Record<Locale, string>> = { cs: 'Čeština', en: 'English', pl: 'Polski' };

/**
 * Returns the URL of the page at `location` in a language: the same path, that of its translation, or that of the
 * fallback page if there is no translation.
 */
function addressIn(locale: Locale, location: Location, languages: PageLanguages | null): string {
  if (!languages) return withLocale(locale, createPath(location));
  const pathname = languages.paths[locale];
  return withLocale(locale, pathname === undefined ? languages.fallback : createPath({ ...location, pathname }));
}

/** Links to the current page, with query and hash, in the other languages. */
export function LanguageSwitch({ history, location }: { history: History; location: Location }): ReactNode {
  const { t, locale: current } = useText('shell');
  const languages = usePageLanguages(location);
  return (
    <nav aria-label={t('language.label')}>
      <ul role="list" className={styles.list}>
        {LOCALES.map((locale) => {
          const href = addressIn(locale, location, languages);
          return (
            <li key={locale}>
              <a
                href={href}
                hrefLang={locale}
                lang={locale}
                className={styles.link}
                aria-current={locale === current ? 'true' : undefined}
                title={NAMES[locale]}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  rememberLocale(locale);
                  if (locale !== current) history.push(href, location.state);
                }}
              >
                <span aria-hidden>{locale.toUpperCase()}</span>
                <span className={styles.name}>{NAMES[locale]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
