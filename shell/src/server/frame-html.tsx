import { showSessionAs } from '@arbora/auth';
import { stripLocale, type Locale } from '@arbora/domain';
import { createI18n, I18nProvider, type I18n } from '@arbora/i18n';
import { QueryClient, QueryClientProvider } from '@arbora/query';
import { matchRoute, type PageLanguages, type RenderRequest, type RenderContext } from '@arbora/registry';
import { RENDERED_MARK } from '@arbora/remote';
import { toHtml } from '@arbora/remote/server';
import { createMemoryHistory } from '@arbora/router';
import { App } from '../app';
import type { GuardedLocation } from '../guards/navigation-gate';
import { PageLanguagesStore } from '../locale/page-languages';
import type { Outlet, OutletStatus } from '../mount/outlet';
import { SHELL_PREFIX } from '../shell-prefix';
import { loadShellTexts } from '../texts';

/** A page rendered by a remote, to be inserted into the frame. */
export interface FramedPage {
  remote: string;
  html: string;
  languages: PageLanguages | undefined;
}

const neverChanges = (): (() => void) => () => undefined;
const noop = (): void => undefined;

function staticOutlet(page: FramedPage | null): Outlet {
  const status: OutletStatus = page ? { kind: 'hydrating', remote: page.remote } : { kind: 'empty' };
  return {
    subscribe: neverChanges,
    getStatus: () => status,
    getRenderedStatus: () => status,
    attach: noop,
    show: noop,
    retry: noop,
    html: page ? `<div ${RENDERED_MARK}="${page.remote}">${page.html}</div>` : '',
  };
}

/** Texts by language: loading them, and finding each text for the first time, takes a good part of a render. */
const texts = new Map<Locale, I18n>();

/** Renders the shell's frame around a page; without a page, around the 404 screen. */
export async function frameHtml(
  { registry, site }: RenderContext,
  { url, locale, session, notice }: RenderRequest,
  page: FramedPage | null,
): Promise<string> {
  showSessionAs(session);
  const i18n = texts.get(locale) ?? createI18n(locale);
  texts.set(locale, i18n);
  await loadShellTexts(i18n);
  const history = createMemoryHistory({ initialEntries: [url] });
  const { location } = history;
  const path = stripLocale(location.pathname);
  const guarded: GuardedLocation = {
    location,
    locale,
    path,
    state: page ? 'show' : 'not-found',
    match: matchRoute(registry, path),
  };
  return toHtml(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <App
          registry={registry}
          site={notice ? { ...site, notice } : site}
          history={history}
          gate={{ subscribe: neverChanges, getLocation: () => guarded, getRenderedLocation: () => guarded }}
          outlet={staticOutlet(page)}
          languages={
            new PageLanguagesStore(page?.languages ? { pathname: location.pathname, languages: page.languages } : null)
          }
          mayMeasure={() => false}
        />
      </QueryClientProvider>
    </I18nProvider>,
    SHELL_PREFIX,
  );
}
