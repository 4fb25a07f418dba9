import { useSession } from '@arbora/auth';
import { knownSearch, type Registry } from '@arbora/registry';
import type { History, Location } from '@arbora/router';
import type { Site } from '@arbora/domain';
import { SkipLink, SnackbarHost, classNames } from '@arbora/ui';
import { useMemo, type ReactNode } from 'react';
import { LateErrorScreen } from '../error-screen/late-error-screen';
import { PageNotFound } from '../error-screen/page-not-found';
import type { Passage } from '../guards/navigation-gate';
import { NoticeBar } from '../notice/notice-bar';
import { AlertHost } from '../snackbars/alert-host';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { LateManagerNav } from './late-manager-nav';
import { footerNavigation, legalNavigation, newslettersEntry, siteNavigation } from './navigation';

export interface FrameProps {
  passage: Passage;
  registry: Pick<Registry, 'remotes'>;
  history: History;
  site: Site;
  /** The remotes' outlet. It stays mounted whatever surrounds it. */
  children: ReactNode;
}

/** The location without search parameters that the page does not read, as the server rendered it. */
function usePageLocation({ location, match }: Passage): Location {
  return useMemo(() => ({ ...location, search: knownSearch(match?.rule ?? null, location.search) }), [location, match]);
}

/** The frame of every page (spec §2): header, footer or the back office's navigation, messages, error screen. */
export function Frame({ passage, registry, history, site, children }: FrameProps): ReactNode {
  const session = useSession();
  const navigation = useMemo(() => siteNavigation(registry), [registry]);
  const reading = useMemo(() => footerNavigation(registry), [registry]);
  const legal = useMemo(() => legalNavigation(registry), [registry]);
  const isMissing = passage.state === 'not-found';
  const isManager = passage.match?.rule.layout === 'manager' && passage.state === 'show';

  return (
    <>
      {isMissing && <LateErrorScreen brand={site.brand} status={404} error={new PageNotFound(passage.path)} />}
      <div hidden={isMissing} className={styles.frame}>
        <SkipLink />
        <NoticeBar delivered={site.notice} />
        <Header
          brand={site.brand}
          navigation={navigation}
          registry={registry}
          history={history}
          location={usePageLocation(passage)}
          session={session}
        />
        <AlertHost />
        <div className={classNames(styles.body, isManager && styles.manager)}>
          {isManager && <LateManagerNav registry={registry} session={session} />}
          <main id="content" tabIndex={-1} hidden={passage.state !== 'show'} className={styles.content}>
            {children}
          </main>
        </div>
        {!isManager && (
          <Footer site={site} navigation={reading} legal={legal} newsletters={newslettersEntry(registry)} />
        )}
      </div>
      <SnackbarHost />
    </>
  );
}
