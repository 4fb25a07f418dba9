import { restoreSession, showSessionAs, startSession } from '@arbora/auth';
import { createI18n, I18nProvider, shareI18n } from '@arbora/i18n';
import { QueryClient, QueryClientProvider } from '@arbora/query';
import { createBrowserHistory } from '@arbora/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { loadDefinition, startFederation } from './federation/load-remote';
import { NavigationGate } from './guards/navigation-gate';
import { detectBrowserLocale, syncDocumentLanguage } from './locale/browser-locale';
import { PageLanguagesStore } from './locale/page-languages';
import { nextTask } from './next-task';
import { createHost } from './mount/create-host';
import { OutletController } from './mount/outlet-controller';
import { prefetchOnIntent } from './mount/prefetch-on-intent';
import { clearQueriesOnUserChange } from './session/session-queries';
import { DocumentPrivacy } from './privacy/document-privacy';
import { reportFailures } from './reports/report-failures';
import { SHELL_PREFIX } from './shell-prefix';
import { deliveredPage, deliveredRegistry, deliveredSite } from './site/delivered';
import { hydrateQueries } from './site/hydrate-queries';
import { loadShellTexts } from './texts';
import { measureVitals } from './vitals/measure-vitals';

/** Data this fresh are not refetched by the next page. */
const STALE_MS = 30_000;

/** Creates the singletons shared by shell and remotes, and renders the current page in `root`. */
export async function startShell(root: HTMLElement): Promise<void> {
  const registry = deliveredRegistry();
  // In development the overlay and the console show them.
  if (registry.hotUpdates === undefined) reportFailures(registry);
  const delivered = deliveredPage();
  const site = deliveredSite();
  startFederation(registry.remotes);
  const deliveredEntry = registry.remotes.find(({ name }) => name === delivered?.remote);
  // Loads while the frame hydrates; a failure is retried and reported when the remote is shown.
  if (deliveredEntry) loadDefinition(deliveredEntry).catch(() => undefined);
  // Splits the start into tasks, so that input is handled in between.
  await nextTask();

  const privacy = new DocumentPrivacy({ history: createBrowserHistory(), registry });
  const { history } = privacy;
  const queryClient = new QueryClient({
    defaultOptions: {
      // Pages pass query results to components rendered later, whose property access is not tracked.
      queries: { staleTime: STALE_MS, retry: false, notifyOnChangeProps: 'all' },
    },
  });
  if (delivered) {
    showSessionAs(delivered.session);
    hydrateQueries(queryClient, delivered.queries);
  }
  startSession();
  void restoreSession();
  let controller: OutletController | null = null;
  // Must be the first history listener, so that no remote prepares a page that the guards deny.
  const gate = new NavigationGate({
    history,
    registry,
    detect: detectBrowserLocale,
    openAssortment: site.openAssortment,
    isMissing: delivered !== null && delivered.remote === null,
    beforeLogout: async () => controller?.leave(),
  });
  clearQueriesOnUserChange(queryClient);
  await nextTask();

  const i18n = createI18n(gate.getLocation().locale);
  shareI18n(i18n);
  syncDocumentLanguage(i18n);
  gate.subscribe(() => {
    i18n.setLocale(gate.getLocation().locale).catch((error: unknown) => console.error('Texts did not load', error));
  });
  await loadShellTexts(i18n);
  await nextTask();

  const languages = new PageLanguagesStore(
    delivered?.languages ? { pathname: history.location.pathname, languages: delivered.languages } : null,
  );
  const host = createHost({ registry, history, queryClient, i18n, site, languages, onPageNotFound: gate.markMissing });
  const rendered = delivered?.remote ? { remote: delivered.remote, location: history.location } : null;
  controller = new OutletController(host, rendered);
  const tree = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <App
          registry={registry}
          site={site}
          history={history}
          gate={gate}
          outlet={controller}
          languages={languages}
          mayMeasure={privacy.mayMeasure}
        />
      </QueryClientProvider>
    </I18nProvider>
  );
  const options = { identifierPrefix: SHELL_PREFIX };
  // Hydrates in time slices; React replays clicks on parts that are not hydrated yet.
  if (delivered) startTransition(() => void hydrateRoot(root, tree, options));
  else createRoot(root, options).render(tree);
  prefetchOnIntent({ registry, host });
  measureVitals(site, registry, history);
}
