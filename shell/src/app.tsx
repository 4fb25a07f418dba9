import type { Site } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { HistoryRouter, type History, type Location } from '@arbora/router';
import { routes } from '@arbora/routes';
import { useEffect, useMemo, type ReactNode } from 'react';
import { BuildNotice } from './build-notice/build-notice';
import { ConsentHost, type ConsentHostProps } from './consent/consent-host';
import { ShellBoundary } from './error-screen/shell-boundary';
import { useGuardedLocation, type Gate } from './guards/use-guarded-location';
import { Frame } from './layout/frame';
import { PageLanguagesStoreContext, type PageLanguagesStore } from './locale/page-languages';
import type { Outlet } from './mount/outlet';
import { RemoteOutlet } from './mount/remote-outlet';
import { useOutletStatus } from './mount/use-outlet-status';

interface AppProps {
  registry: Registry;
  site: Site;
  history: History;
  gate: Gate;
  outlet: Outlet;
  languages: PageLanguagesStore;
  /** Whether this document may load third-party measurement, which sees its URL. */
  mayMeasure: ConsentHostProps['mayMeasure'];
}

const PRIVACY = routes.gdpr.pattern;

/** The site around the page that the guards admit. */
export function App({ registry, site, history, gate, outlet, languages, mayMeasure }: AppProps): ReactNode {
  const guarded = useGuardedLocation(gate);
  const remote = guarded.state === 'show' ? guarded.match?.remote : undefined;
  const location = usePlace(guarded.location);
  const hasPrivacyPage = registry.remotes.some((entry) => entry.routes.some(({ pattern }) => pattern === PRIVACY));
  useEffect(() => window.earlyEvents?.markHydrated('shell'), []);
  return (
    <ShellBoundary brand={site.brand} homeHref={`/${guarded.locale}/`}>
      <HistoryRouter history={history} location={location} basename={`/${guarded.locale}`}>
        {/* Precedes the page, so that keyboard users reach the banner first. */}
        <Consent
          outlet={outlet}
          hasPrivacyPage={hasPrivacyPage}
          tagManagerId={site.tagManagerId}
          overrides={site.consent}
          mayMeasure={mayMeasure}
        />
        <PageLanguagesStoreContext value={languages}>
          <Frame guarded={guarded} registry={registry} history={history} site={site}>
            {useMemo(
              () => (
                <RemoteOutlet outlet={outlet} entry={remote ?? null} />
              ),
              [outlet, remote],
            )}
          </Frame>
        </PageLanguagesStoreContext>
        {registry.hotUpdates === undefined && <BuildNotice build={registry.build} />}
      </HistoryRouter>
    </ShellBoundary>
  );
}

/** The part of the location that the shell's links need: stable while search parameters, hash or key change. */
function usePlace({ pathname }: Location): Location {
  return useMemo(() => ({ pathname, search: '', hash: '', state: null, key: '' }), [pathname]);
}

function Consent({ outlet, ...props }: Omit<ConsentHostProps, 'isPageSettled'> & { outlet: Outlet }): ReactNode {
  const { kind } = useOutletStatus(outlet);
  return <ConsentHost isPageSettled={kind !== 'loading'} {...props} />;
}
