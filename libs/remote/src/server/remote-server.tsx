import { configureTransport } from '@arbora/api';
import { showSessionAs } from '@arbora/auth';
import { withLocale, type Locale } from '@arbora/domain';
import { createI18n, type I18n } from '@arbora/i18n';
import { QueryClient } from '@arbora/query';
import { dehydrate } from '@arbora/query/server';
import type { PageHead, PageLanguages, RemoteRequest, RemoteServer, RenderRequest } from '@arbora/registry';
import { createMemoryHistory } from '@arbora/router';
import { uiTexts } from '@arbora/ui/texts';
import type { RemoteDefinition } from '../definition';
import type { Host } from '../host';
import { parcelPrefix } from '../parcel-prefix';
import { locate, type PageLocation } from '../locate';
import { loadPageTexts } from '../page-texts';
import type { PreparedPage } from '../prepare';
import { contextOf, readQueries } from '../read-queries';
import { RemoteRoot } from '../remote-root';
import { ServerReportContext, type ServerReport } from '../server-report';
import { toHtml } from './to-html';

/** Base URL of the data service; never requested, as the fetch of each render stays in process. */
const API = 'http://in-process/api';

interface Prepared {
  host: Host;
  page: PreparedPage;
}

function unavailableOnServer(): never {
  throw new Error('The host is not available in server rendering');
}

/** Texts by language: loading them, and finding each text for the first time, takes a good part of a render. */
const texts = new Map<Locale, I18n>();

async function textsOf(definition: RemoteDefinition, { locale, route }: PageLocation): Promise<I18n> {
  const i18n = texts.get(locale) ?? createI18n(locale);
  texts.set(locale, i18n);
  await Promise.all([i18n.loadTexts('ui', uiTexts), loadPageTexts(i18n, definition, route)]);
  return i18n;
}

/** Prepares a page's first render; rejects if a query fails, so that the browser tries instead. */
async function prepare(definition: RemoteDefinition, { url, site }: RemoteRequest): Promise<Prepared> {
  const history = createMemoryHistory({ initialEntries: [url] });
  const target = locate(definition, history.location);
  if (!target) throw new Error(`${definition.name} has no page at ${url}`);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const [i18n, { default: page }] = await Promise.all([textsOf(definition, target), target.route.load()]);
  await readQueries(page, contextOf(target, queryClient), (query) => queryClient.fetchQuery(query));
  const host: Host = {
    history,
    queryClient,
    i18n,
    site,
    pageShown: unavailableOnServer,
    pageNotFound: unavailableOnServer,
    mountSlot: unavailableOnServer,
    contributions: unavailableOnServer,
  };
  return { host, page: { ...target, page } };
}

async function headOf(
  definition: RemoteDefinition,
  { host, page }: Prepared,
  { origin, locale }: RenderRequest,
): Promise<PageHead> {
  const module = await page.route.head?.();
  if (!module) return {};
  const { t, formats } = host.i18n.snapshot().of(page.route.section?.namespace ?? definition.namespace);
  return module.default({
    ...contextOf(page, host.queryClient),
    // The namespace of the head is not known here.
    t: t as never,
    formats,
    address: (path) => origin + withLocale(locale, path),
    origin,
    site: host.site,
  });
}

/**
 * Renders a remote's pages on a server for anonymous visitors. State is created per request, except for the texts and
 * two module-level singletons, because of which a process renders one page at a time.
 */
export function remoteServer(definition: RemoteDefinition): RemoteServer {
  return {
    async render(request, fetch) {
      configureTransport({ base: API, fetch });
      showSessionAs(request.session);
      const prepared = await prepare(definition, request);
      const reported = { title: null as string | null, isMissing: false, languages: null as PageLanguages | null };
      const report: ServerReport = {
        title: (title) => void (reported.title = title),
        missing: () => void (reported.isMissing = true),
        languages: (languages) => void (reported.languages = languages),
      };
      const html = await toHtml(
        <ServerReportContext value={report}>
          <RemoteRoot definition={definition} host={prepared.host} first={prepared.page} />
        </ServerReportContext>,
        parcelPrefix(definition.name),
      );
      return {
        html,
        queries: dehydrate(prepared.host.queryClient),
        title: reported.title,
        head: reported.isMissing ? {} : await headOf(definition, prepared, request),
        isMissing: reported.isMissing,
        ...(reported.languages !== null && { languages: reported.languages }),
      };
    },
  };
}
