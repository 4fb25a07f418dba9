import { BRAND } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, Logo } from '@arbora/ui';
import { arrowLeftIcon } from '@arbora/ui/icons';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './error-screen.module.css';
import { Mole } from './mole';

/** The same in every language (spec §2): it is the nursery's own way to say it. */
const HEADING = 'Tady nic nevyroste...';

export interface ErrorScreenProps {
  status: 404 | 500;
  /** The error's own message, for those who report it. */
  detail?: string;
  /** Address of the home page where there is no router to lead there. */
  homeHref?: string;
}

/** The error screen of spec §2, in place of the whole page. */
export function ErrorScreen({ status, detail, homeHref }: ErrorScreenProps): ReactNode {
  const { t } = useText('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(`error.title${status}`);

  useEffect(() => {
    document.title = `${title} – ${BRAND}`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const home = homeHref === undefined ? { to: routes.home.pattern } : { href: homeHref };
  return (
    <main className={styles.screen}>
      <div className={styles.top}>
        <Logo tone="inverse" />
      </div>
      <div className={styles.words}>
        <p className={styles.status}>#{status}</p>
        <h1 ref={heading} tabIndex={-1} lang="cs" className={styles.heading}>
          {HEADING}
        </h1>
        <p className={styles.text}>{t(`error.${status}`)}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        <ButtonLink {...home} variant="inverse" size="large" icon={arrowLeftIcon}>
          {t('error.home')}
        </ButtonLink>
      </div>
      <Mole sign={`#${status}`} className={styles.mole} />
    </main>
  );
}
