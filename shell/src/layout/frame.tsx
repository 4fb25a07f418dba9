import { useSession } from '@arbora/auth';
import { declaredSearch, type Registry } from '@arbora/registry';
import type { History, Location } from '@arbora/router';
import type { Site } from '@arbora/domain';
import { SkipLink, SnackbarHost, classNames } from '@arbora/ui';
import { useMemo, type ReactNode } from 'react';
import { LazyErrorScreen } from '../error-screen/lazy-error-screen';
import { PageNotFound } from '../error-screen/page-not-found';
import type { GuardedLocation } from '../guards/navigation-gate';
import { NoticeBar } from '../notice/notice-bar';
import { AlertHost } from '../snackbars/alert-host';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { LazyManagerNav } from './lazy-manager-nav';
import { footerNavigation, navigationAt } from './navigation';

export interface FrameProps {
  guarded: GuardedLocation;
  registry: Pick<Registry, 'remotes'>;
  history: History;
  site: Site;
  /** The remotes' outlet. It stays mounted whatever surrounds it. */
  children: ReactNode;
}

/** The location with only the search parameters that the page declares, as on the server. */
function usePageLocation({ location, match }: GuardedLocation): Location {
  return useMemo(
    () => ({ ...location, search: declaredSearch(match?.rule ?? null, location.search) }),
    [location, match],
  );
}

/** The frame of every page (spec §2): header, footer or the back office's navigation, messages, error screen. */
export function Frame({ guarded, registry, history, site, children }: FrameProps): ReactNode {
  const session = useSession();
  const navigation = useMemo(() => navigationAt(registry, 'site'), [registry]);
  const footerGroups = useMemo(() => footerNavigation(registry), [registry]);
  const legal = useMemo(() => navigationAt(registry, 'legal'), [registry]);
  const isMissing = guarded.state === 'not-found';
  const hasManagerLayout = guarded.match?.rule.layout === 'manager' && guarded.state === 'show';

  return (
    <>
      {isMissing && <LazyErrorScreen brand={site.brand} status={404} error={new PageNotFound(guarded.path)} />}
      <div hidden={isMissing} className={styles.frame}>
        <SkipLink />
        <NoticeBar delivered={site.notice} />
        <Header
          brand={site.brand}
          navigation={navigation}
          registry={registry}
          history={history}
          location={usePageLocation(guarded)}
          session={session}
        />
        <AlertHost />
        <div className={classNames(styles.body, hasManagerLayout && styles.manager)}>
          {hasManagerLayout && <LazyManagerNav registry={registry} session={session} />}
          <main id="content" tabIndex={-1} hidden={guarded.state !== 'show'} className={styles.content}>
            {children}
          </main>
        </div>
        {!hasManagerLayout && (
          <Footer
            site={site}
            navigation={footerGroups}
            legal={legal}
            newsletters={navigationAt(registry, 'newsletters')[0]}
          />
        )}
      </div>
      <SnackbarHost />
    </>
  );
}
