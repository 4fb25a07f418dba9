import type { Site } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import type { Host } from '@arbora/remote';
import { HistoryRouter } from '@arbora/router';
import { routes } from '@arbora/routes';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { BuildNotice } from './build-notice/build-notice';
import { ConsentHost } from './consent/consent-host';
import { ShellBoundary } from './error-screen/shell-boundary';
import type { NavigationGate } from './guards/navigation-gate';
import { usePassage } from './guards/use-passage';
import { Frame } from './layout/frame';
import type { OutletController } from './mount/outlet-controller';
import { RemoteOutlet } from './mount/remote-outlet';

interface AppProps {
  registry: Registry;
  site: Site;
  host: Host;
  gate: NavigationGate;
  controller: OutletController;
}

const PRIVACY = routes.gdpr.pattern;

/** The site around the page that the guards let through. */
export function App({ registry, site, host, gate, controller }: AppProps): ReactNode {
  const passage = usePassage(gate);
  const remote = passage.state === 'show' ? passage.match?.remote : undefined;
  const outlet = useSyncExternalStore(controller.subscribe, controller.getStatus, controller.getStatus);
  const hasPrivacyPage = registry.remotes.some((entry) => entry.routes.some(({ pattern }) => pattern === PRIVACY));
  return (
    <ShellBoundary homeHref={`/${passage.locale}/`}>
      <HistoryRouter history={host.history} location={passage.location} basename={`/${passage.locale}`}>
        {/* Comes before the page, so that those who go by the keyboard meet the question first. */}
        <ConsentHost
          isPageShown={outlet.kind !== 'loading'}
          hasPrivacyPage={hasPrivacyPage}
          tagManagerId={site.tagManagerId}
        />
        <Frame passage={passage} registry={registry} history={host.history} site={site}>
          <RemoteOutlet controller={controller} entry={remote ?? null} />
        </Frame>
        <BuildNotice build={registry.build} />
      </HistoryRouter>
    </ShellBoundary>
  );
}
