import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, Logo } from '@arbora/ui';
import { arrowLeftIcon } from '@arbora/ui/icons';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './error-screen.module.css';
import { Mole } from './mole';
import type { PageNotFound } from './page-not-found';

/** Returns a path without percent-encoding, if it is valid. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export interface ErrorScreenProps {
  /** The nursery's name. */
  brand: string;
  status: 404 | 500;
  /** The path that was not found. */
  error?: PageNotFound;
  /** URL of the home page if there is no router. */
  homeHref?: string;
}

/** The error screen of spec §2, which replaces the page. */
export function ErrorScreen({ brand, status, error, homeHref }: ErrorScreenProps): ReactNode {
  const { t } = useText('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(`error.title${status}`);

  useEffect(() => {
    document.title = `${title} – ${brand}`;
  }, [title, brand]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const home = homeHref === undefined ? { to: routes.home.pattern } : { href: homeHref };
  return (
    <main className={styles.screen} data-error={error?.message}>
      <div className={styles.top}>
        <Logo brand={brand} tone="inverse" />
      </div>
      <div className={styles.words}>
        <div className={styles.status}>#{status}</div>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('error.heading')}
        </h1>
        <p className={styles.text}>{t(`error.${status}`)}</p>
        {error && <p className={styles.detail}>{t('error.address', { path: readable(error.path) })}</p>}
        <ButtonLink {...home} variant="inverse" size="large" icon={arrowLeftIcon}>
          {t('error.home')}
        </ButtonLink>
      </div>
      <Mole sign={`#${status}`} className={styles.mole} />
    </main>
  );
}
