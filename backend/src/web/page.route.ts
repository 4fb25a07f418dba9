import {
  DEFAULT_THEME,
  detectLocale,
  isTheme,
  LOCALE_COOKIE,
  LOCALES,
  SESSION_HINT_COOKIE,
  THEME_COOKIE,
  type Site,
  type TrialBuild,
} from '@arbora/domain';
import { isSecretUrl, declaredSearch, RETURN_PARAM, type Registry } from '@arbora/registry';
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
import { isOfAssortment } from './closed-assortment';
import type { SiteNotice } from './site-notice';
import { openStyleTexts } from './style-texts';
import { canariesOfPage } from '../canaries/canaries-of';
import { translatedPath } from './translated-path';
import { trialRegistry } from '../deployments/trials/trial-registry';
import { trialOf } from '../deployments/trials/trials';
import { trialNotice } from './trial-notice';

function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  // Collapse leading slashes: a redirect to `//…` would lead to another host.
  const path = (mark < 0 ? url : url.slice(0, mark)).replace(/^[/\\]+/, '/');
  return { path, search: mark < 0 ? '' : url.slice(mark) };
}

/** Documents of longer addresses are not cached: no page of ours has one, and they would fill the memory. */
const LONGEST_CACHED = 1200;

/** Builds that a person tries out, and the origins of those on the person's computer. */
interface Trial {
  builds: TrialBuild[];
  origins: string[];
  registry: Registry;
}

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
 * A form posted without scripts: redirects to its page, which says that it needs scripts. The body is not even parsed.
 */
function registerPostedForms(app: App): void {
  void app.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    forms.post(
      `/:locale(^(?:${LOCALES.join('|')})$)/*`,
      { config: { access: 'public', token: 'ignored' } },
      (request, reply) => {
        const { path, search } = splitUrl(request.url);
        return reply.header('cache-control', 'no-store').redirect(path + search, 303);
      },
    );
    done();
  });
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
  const counts = app.canaryCounts;
  /** Returns the trial of the request's session; null if it has none, or none that can be shown any more. */
  const openTrial = async (request: FastifyRequest, registry: Registry): Promise<Trial | null> => {
    try {
      const builds = await trialOf(database, request);
      if (builds === null) return null;
      const origins = builds.flatMap((build) => ('address' in build ? [new URL(build.address).origin] : []));
      return { builds, origins, registry: await trialRegistry(config.siteDir, registry, builds) };
    } catch (error) {
      request.log.warn({ err: error }, 'a trial cannot be shown: the deployed builds are');
      return null;
    }
  };
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
    const trial = await openTrial(request, deployed);
    const isSecure = publicOrigin.startsWith('https:');
    const canaries = trial ? [] : await canariesOfPage(database, request, reply, { registry: deployed, isSecure });
    const registry = trial?.registry ?? deployment.registry(canaries) ?? deployed;
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
    // Everything that the document depends on besides the rendered page.
    if (match && status === 200 && !trial) counts.page(deployed, match.remote);
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
