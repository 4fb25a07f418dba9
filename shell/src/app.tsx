import type { Site } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { HistoryRouter, type History } from '@arbora/router';
import { routes } from '@arbora/routes';
import { useEffect, type ReactNode } from 'react';
import { BuildNotice } from './build-notice/build-notice';
import { ConsentHost } from './consent/consent-host';
import { ShellBoundary } from './error-screen/shell-boundary';
import { usePassage, type Gate } from './guards/use-passage';
import { Frame } from './layout/frame';
import type { Outlet } from './mount/outlet';
import { RemoteOutlet } from './mount/remote-outlet';
import { useOutletStatus } from './mount/use-outlet-status';

interface AppProps {
  registry: Registry;
  site: Site;
  history: History;
  gate: Gate;
  outlet: Outlet;
}

const PRIVACY = routes.gdpr.pattern;

/** The site around the page that the guards let through. */
export function App({ registry, site, history, gate, outlet }: AppProps): ReactNode {
  const passage = usePassage(gate);
  const remote = passage.state === 'show' ? passage.match?.remote : undefined;
  const { kind } = useOutletStatus(outlet);
  const hasPrivacyPage = registry.remotes.some((entry) => entry.routes.some(({ pattern }) => pattern === PRIVACY));
  useEffect(() => window.earlyEvents?.wake('shell'), []);
  return (
    <ShellBoundary homeHref={`/${passage.locale}/`}>
      <HistoryRouter history={history} location={passage.location} basename={`/${passage.locale}`}>
        {/* Comes before the page, so that those who go by the keyboard meet the question first. */}
        <ConsentHost
          isPageShown={kind !== 'loading'}
          hasPrivacyPage={hasPrivacyPage}
          tagManagerId={site.tagManagerId}
        />
        <Frame passage={passage} registry={registry} history={history} site={site}>
          <RemoteOutlet outlet={outlet} entry={remote ?? null} />
        </Frame>
        <BuildNotice build={registry.build} />
      </HistoryRouter>
    </ShellBoundary>
  );
}
