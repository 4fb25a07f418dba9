import type { Session } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { Link } from '@arbora/router';
import type { History, Location } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Logo } from '@arbora/ui';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '../connection/connection-notice';
import { ThemeMenu } from './theme-menu';
import { AccountMenu } from './account-menu';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { MobileMenu } from './mobile-menu';
import { NavList } from './nav-list';
import type { NavigationItem } from './navigation';

export interface HeaderProps {
  /** The nursery's name. */
  brand: string;
  navigation: readonly NavigationItem[];
  registry: Pick<Registry, 'remotes'>;
  history: History;
  location: Location;
  session: Session;
}

/** Logo, navigation, languages and account; below 1280 px the navigation is in a drawer. */
export function Header({ brand, navigation, registry, history, location, session }: HeaderProps): ReactNode {
  const { t } = useText('shell');
  const languages = <LanguageSwitch history={history} location={location} />;
  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.bar}>
        <Link to={routes.home.pattern} className={styles.home} aria-label={t('nav.home', { brand })}>
          <Logo brand={brand} />
        </Link>
        <nav className={styles.navigation} aria-label={t('nav.label')}>
          <NavList items={navigation} look="bar" />
        </nav>
        <div className={styles.tools}>
          <div className={styles.wide}>
            {languages}
            <ThemeMenu locationKey={location.key} />
          </div>
          <AccountMenu session={session} registry={registry} locationKey={location.key} />
          <MobileMenu items={navigation} locationKey={location.key}>
            {languages}
          </MobileMenu>
        </div>
      </div>
      <ConnectionNotice />
    </header>
  );
}
