import {
  DEFAULT_THEME,
  detectLocale,
  isTheme,
  LOCALE_COOKIE,
  SESSION_HINT_COOKIE,
  THEME_COOKIE,
  type Site,
} from '@arbora/domain';
import { isSecretUrl, declaredSearch, RETURN_PARAM } from '@arbora/registry';
import { routes } from '@arbora/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { limitKey } from '../http/client-ip';
import { cookieValue } from '../http/cookie-value';
import type { Deployment } from '../registry/deployed-site';
import type { App } from '../service';
import { pagePolicy } from './csp';
import { renderHtml, stylesOf } from './html';
import { pageExists } from './page-exists';
import { renderedPage } from './rendered-page';
import { CachedResponses } from './cached-responses';
import { pageResponse, sendPage, type PageResponse } from './send-page';
import type { CachedRenderer } from './render/cached-renderer';
import { pageTarget } from './page-target';
import { registerPostedForms } from './posted-forms';
import { requestedBuild } from './requested-build';
import { splitUrl } from './split-url';
import { isOfAssortment } from './closed-assortment';
import type { SiteNotice } from './site-notice';
import { openStyleTexts } from './style-texts';
import { translatedPath } from './translated-path';
import { trialNotice } from './trial-notice';

/** Documents of longer addresses are not cached: no page of ours has one, and they would fill the memory. */
const LONGEST_CACHED = 1200;

export interface PageDelivery {
  config: Config;
  database: Pick<Database, 'service'>;
  deployment: Deployment;
  /** The current details of the nursery. */
  site: () => Site;
  renderer: CachedRenderer;
  notice: SiteNotice;
}

/**
 * Serves every page of the site: redirects for language and old addresses, else the document, with a real 404 status.
 */
export function registerPages(
  app: App,
  { config, database, deployment, site: currentSite, renderer, notice: noticeSource }: PageDelivery,
): void {
  const { publicOrigin } = config;
  const styleTexts = openStyleTexts(config.siteDir);
  const responses = new CachedResponses();
  const source = { siteDir: config.siteDir, isSecure: publicOrigin.startsWith('https:'), database, deployment };
  const deliver = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const deployed = deployment.registry();
    if (!deployed) {
      const reason = app.registryFile.isBroken() ? 'What is deployed cannot be read' : 'Nothing is deployed yet';
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(`${reason}: npm run build && npm run deploy\n`);
    }
    const { path, search } = splitUrl(request.url);
    const { registry, trial } = await requestedBuild(source, request, reply, deployed);
    const target = pageTarget(registry, path, search, () =>
      detectLocale({
        cookie: cookieValue(request.headers.cookie, LOCALE_COOKIE),
        acceptLanguages: request.headers['accept-language'] ?? null,
      }),
    );
    void reply.header('cache-control', 'no-cache');
    if (target.kind === 'redirect') {
      if (target.byLanguage) void reply.header('vary', 'Accept-Language, Cookie');
      return reply.redirect(target.to, target.byLanguage ? 302 : 301);
    }
    const match = target.kind === 'page' ? target.match : null;
    const isClosed = !config.openAssortment && target.kind === 'page' && isOfAssortment(target.match.rule.pattern);
    if (isClosed && cookieValue(request.headers.cookie, SESSION_HINT_COOKIE) === undefined) {
      const back = new URLSearchParams({ [RETURN_PARAM]: target.path + search });
      return reply.header('vary', 'Cookie').redirect(`/${target.locale}${routes.login.pattern}?${back}`, 302);
    }
    const isLogout = target.kind === 'logout';
    const found = isLogout || (match !== null && (await pageExists(app, match, target.locale)));
    const translated = found || !match ? null : await translatedPath(app, match, target.locale);
    if (translated !== null) return reply.redirect(`/${target.locale}${translated}${search}`, 301);
    const theme = cookieValue(request.headers.cookie, THEME_COOKIE);
    const session = cookieValue(request.headers.cookie, SESSION_HINT_COOKIE) === undefined ? 'anonymous' : 'restoring';
    const { locale } = target;
    const notice = await noticeSource.read();
    // Drop parameters that the page does not read: each would create a separate cache entry.
    const declaredUrl = path + declaredSearch(match?.rule ?? null, search);
    // The browser renders what is tried out: the workers have the deployed builds.
    const rendering =
      isLogout || trial
        ? null
        : await renderedPage(renderer, registry, {
            match,
            found,
            request: { url: declaredUrl, locale, session, origin: publicOrigin, notice },
            client: limitKey(request),
          });
    const rendered = rendering?.page ?? null;
    const status = found && !rendered?.isMissing ? 200 : 404;
    const chosenTheme = isTheme(theme) ? theme : DEFAULT_THEME;
    const site = rendering?.site ?? currentSite();
    const make = async (): Promise<PageResponse> => {
      const title = rendered?.title ?? match?.rule.titles?.[locale];
      const page = { registry, locale, match, status };
      const document = renderHtml({
        ...page,
        theme: chosenTheme,
        path: target.path,
        url: path + search,
        title: title ? `${title} – ${site.brand}` : site.brand,
        origin: publicOrigin,
        site: notice ? { ...site, notice } : site,
        rendered,
        session,
        trial: trial && trialNotice(locale, trial.builds, path + search),
        // The document inlines the sheets for the first paint; scripts find them by name later. Hot updates need links
        // to replace.
        styleTexts: await styleTexts(rendered && !registry.hotUpdates ? stylesOf(page) : []),
      });
      return pageResponse(
        status,
        document.html,
        pagePolicy(document, {
          hotUpdates: registry.hotUpdates,
          withTagManager: config.tagManagerId !== null,
          trialOrigins: trial?.origins ?? [],
        }),
      );
    };
    if (match && status === 200 && !trial) app.canaryCounts.page(deployed, match.remote);
    // Everything that the document depends on besides the rendered page.
    const key = JSON.stringify([
      registry.build,
      config.revision,
      path,
      search,
      status,
      chosenTheme,
      session,
      notice,
      isLogout,
    ]);
    const isCacheable = key.length <= LONGEST_CACHED && trial === null;
    const response = await (isCacheable ? responses.get(key, { registry, rendered }, make) : make());
    // Theme and session hint are read from cookies.
    void reply.header('vary', 'Accept-Encoding, Cookie');
    const isSecret = isSecretUrl(registry, { pathname: target.path, search });
    if (isSecret || session !== 'anonymous' || match?.rule.access !== 'public')
      void reply.header('cache-control', 'private, no-cache');
    if (trial) void reply.header('cache-control', 'private, no-store');
    // The next page and third-party resources get the origin but not the address.
    if (isSecret) {
      void reply.header('referrer-policy', 'strict-origin');
    }
    return sendPage(request, reply, response);
  };
  app.get('/*', { config: { access: 'public', token: 'ignored' } }, deliver);
  registerPostedForms(app);
}
