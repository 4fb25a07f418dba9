import type { Site } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { HistoryRouter, type History, type Location } from '@arbora/router';
import { routes } from '@arbora/routes';
import { useEffect, useMemo, type ReactNode } from 'react';
import { BuildNotice } from './build-notice/build-notice';
import { ConsentHost, type ConsentHostProps } from './consent/consent-host';
import { ShellBoundary } from './error-screen/shell-boundary';
import { usePassage, type Gate } from './guards/use-passage';
import { Frame } from './layout/frame';
import { ToldLanguagesContext, type ToldLanguages } from './locale/page-languages';
import type { Outlet } from './mount/outlet';
import { RemoteOutlet } from './mount/remote-outlet';
import { useOutletStatus } from './mount/use-outlet-status';

interface AppProps {
  registry: Registry;
  site: Site;
  history: History;
  gate: Gate;
  outlet: Outlet;
  languages: ToldLanguages;
  /** Whether this document may load third-party measurement, which sees its URL. */
  mayMeasure: ConsentHostProps['mayMeasure'];
}

const PRIVACY = routes.gdpr.pattern;

/** The site around the page that the guards admit. */
export function App({ registry, site, history, gate, outlet, languages, mayMeasure }: AppProps): ReactNode {
  const passage = usePassage(gate);
  const remote = passage.state === 'show' ? passage.match?.remote : undefined;
  const location = usePlace(passage.location);
  const hasPrivacyPage = registry.remotes.some((entry) => entry.routes.some(({ pattern }) => pattern === PRIVACY));
  useEffect(() => window.earlyEvents?.wake('shell'), []);
  return (
    <ShellBoundary brand={site.brand} homeHref={`/${passage.locale}/`}>
      <HistoryRouter history={history} location={location} basename={`/${passage.locale}`}>
        {/* Precedes the page, so that keyboard users reach the banner first. */}
        <Consent
          outlet={outlet}
          hasPrivacyPage={hasPrivacyPage}
          tagManagerId={site.tagManagerId}
          mayMeasure={mayMeasure}
        />
        <ToldLanguagesContext value={languages}>
          <Frame passage={passage} registry={registry} history={history} site={site}>
            {useMemo(
              () => (
                <RemoteOutlet outlet={outlet} entry={remote ?? null} />
              ),
              [outlet, remote],
            )}
          </Frame>
        </ToldLanguagesContext>
        {registry.hotUpdates === undefined && <BuildNotice build={registry.build} />}
      </HistoryRouter>
    </ShellBoundary>
  );
}

/** The part of the location that the shell's links need: stable while search parameters, hash or key change. */
function usePlace({ pathname }: Location): Location {
  return useMemo(() => ({ pathname, search: '', hash: '', state: null, key: '' }), [pathname]);
}

function Consent({ outlet, ...props }: Omit<ConsentHostProps, 'isPageShown'> & { outlet: Outlet }): ReactNode {
  const { kind } = useOutletStatus(outlet);
  return <ConsentHost isPageShown={kind !== 'loading'} {...props} />;
}
