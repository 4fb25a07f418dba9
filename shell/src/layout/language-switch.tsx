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

/** Each language by its own name: who looks for it may not read the present one. */
const NAMES: Readonly<Record<Locale, string>> = { cs: 'Čeština', en: 'English', pl: 'Polski' };

/**
 * The address of the page at `location` in a language: the same path, or the one that the page has there. In a language
 * that it is not in, of the page that stands in for it.
 */
function addressIn(locale: Locale, location: Location, languages: PageLanguages | null): string {
  if (!languages) return withLocale(locale, createPath(location));
  const pathname = languages.paths[locale];
  return withLocale(locale, pathname === undefined ? languages.otherwise : createPath({ ...location, pathname }));
}

/** Links to this same page, with its query and hash, in the other languages. */
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
