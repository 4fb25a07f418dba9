import { getSession, mayOpen } from '@arbora/auth';
import type { Site, UserProfile } from '@arbora/domain';
import { DEFAULT_SITE, localeFromPath, HOME_LOCALE } from '@arbora/domain';
import { createI18n, type I18n } from '@arbora/i18n';
import { QueryClient } from '@arbora/query';
import type { PageLanguages } from '@arbora/registry';
import {
  prepare,
  RemoteProviders,
  RemoteRoot,
  type Contributions,
  type Host,
  type PageFailure,
  type RemoteDefinition,
} from '@arbora/remote';
import { createMemoryHistory, type History } from '@arbora/router';
import { uiTexts } from '@arbora/ui/texts';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { testServer, type TestServer } from './test-server';
import { logInAs, startAnonymous } from './test-person';

/** The page's reports to the shell. */
export interface ShellReports {
  titles: string[];
  notFound: string[];
  failed: PageFailure[];
  /** By path. */
  languages: Record<string, PageLanguages>;
  slots: { name: string; input: unknown }[];
}

export interface RenderedPage extends RenderResult {
  server: TestServer;
  history: History;
  i18n: I18n;
  queryClient: QueryClient;
  shell: ShellReports;
}

export interface PageTestOptions {
  /** Default: a server without routes. */
  server?: TestServer;
  /** Logs in with `testProfile` and these differences. Without it the session is anonymous. */
  person?: Partial<UserProfile>;
  /** Differences from the demo site's details. */
  site?: Partial<Site>;
  /** Patterns of deployed pages of other remotes; default: none. */
  deployed?: readonly string[];
  /** Remotes whose contributions the page shows; default: none. */
  contributors?: readonly RemoteDefinition[];
}

interface TestHost {
  host: Host;
  shell: ShellReports;
}

async function testHost(
  url: string,
  { server = testServer(), person, site, deployed = [], contributors = [] }: PageTestOptions,
): Promise<TestHost & { server: TestServer }> {
  if (person) await logInAs(server, person);
  else await startAnonymous();
  const history = createMemoryHistory({ initialEntries: [url] });
  const i18n = createI18n(localeFromPath(history.location.pathname) ?? HOME_LOCALE, {
    onMissing: (locale, namespace, key) => {
      throw new Error(`No text: ${namespace}:${key} (${locale})`);
    },
  });
  await i18n.loadTexts('ui', uiTexts);
  const shell: ShellReports = { titles: [], notFound: [], failed: [], languages: {}, slots: [] };
  const host: Host = {
    history,
    i18n,
    site: { ...DEFAULT_SITE, ...site },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, notifyOnChangeProps: 'all' } } }),
    pageShown: ({ title }) => void shell.titles.push(title),
    pageLanguages: ({ pathname }, languages) => void (shell.languages[pathname] = languages),
    pageNotFound: ({ pathname }) => void shell.notFound.push(pathname),
    pageFailed: (failure) => void shell.failed.push(failure),
    hasPage: (pattern) => deployed.includes(pattern),
    mountSlot: (name, _element, input) => {
      shell.slots.push({ name, input });
      return Promise.resolve(() => Promise.resolve());
    },
    contributions: (point) => contributionsOf(contributors, point, i18n),
  };
  return { host, shell, server };
}

/** Loads contributions as the shell does: one that does not load is reported and leaves the others. */
async function contributionsOf(
  definitions: readonly RemoteDefinition[],
  point: string,
  i18n: I18n,
): Promise<Contributions<unknown>> {
  const session = getSession();
  const loaded: { remote: string; value: unknown }[] = [];
  const failed: string[] = [];
  for (const { name, namespace, texts, commonTexts, contributions } of definitions) {
    await i18n.loadTexts(namespace, texts);
    for (const common of commonTexts) await i18n.loadTexts(common.namespace, common.texts);
    for (const { point: at, section, texts: own, load } of contributions) {
      if (at !== point || (section && !mayOpen(session, section))) continue;
      if (own) await i18n.loadTexts(own.namespace, own.texts);
      await load().then(
        ({ default: value }) => loaded.push({ remote: name, value }),
        () => failed.push(name),
      );
    }
  }
  return { loaded, failed };
}

/**
 * Renders the page of `definition` at `url` (with locale) as the shell does: real providers, session, client and texts,
 * against a test server. `history` navigates within the remote. A missing text fails the test.
 */
export async function renderPage(
  definition: RemoteDefinition,
  url: string,
  options: PageTestOptions = {},
): Promise<RenderedPage> {
  const { host, shell, server } = await testHost(url, options);
  const first = await prepare(definition, host, host.history.location);
  if (!first) throw new Error(`${definition.name} has no page at ${url}`);
  const result = render(<RemoteRoot definition={definition} host={host} first={first} />);
  return { ...result, server, shell, history: host.history, i18n: host.i18n, queryClient: host.queryClient };
}

/** Renders a slot or component of a remote with all providers of the shell. */
export async function renderPart(
  definition: RemoteDefinition,
  part: ReactNode,
  options: PageTestOptions & { url?: string } = {},
): Promise<RenderedPage> {
  const { url = `/${HOME_LOCALE}`, ...rest } = options;
  const { host, shell, server } = await testHost(url, rest);
  // The component may belong to any page.
  const sections = [...definition.commonTexts, ...definition.routes.flatMap(({ section }) => section ?? [])];
  await Promise.all([definition, ...sections].map(({ namespace, texts }) => host.i18n.loadTexts(namespace, texts)));
  const result = render(
    <RemoteProviders host={host} location={host.history.location} locale={host.i18n.locale}>
      {part}
    </RemoteProviders>,
  );
  return { ...result, server, shell, history: host.history, i18n: host.i18n, queryClient: host.queryClient };
}
