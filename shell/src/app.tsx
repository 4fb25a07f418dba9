import type { Site } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import type { Host } from '@arbora/remote';
import { HistoryRouter } from '@arbora/router';
import type { ReactNode } from 'react';
import { BuildNotice } from './build-notice/build-notice';
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

/** The site around the page that the guards let through. */
export function App({ registry, site, host, gate, controller }: AppProps): ReactNode {
  const passage = usePassage(gate);
  const remote = passage.state === 'show' ? passage.match?.remote : undefined;
  return (
    <ShellBoundary homeHref={`/${passage.locale}/`}>
      <HistoryRouter history={host.history} location={passage.location} basename={`/${passage.locale}`}>
        <Frame passage={passage} registry={registry} history={host.history} site={site}>
          <RemoteOutlet controller={controller} entry={remote ?? null} />
        </Frame>
        <BuildNotice build={registry.build} />
      </HistoryRouter>
    </ShellBoundary>
  );
}
