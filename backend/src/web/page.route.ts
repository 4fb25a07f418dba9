import { randomBytes } from 'node:crypto';
import { DEFAULT_THEME, detectLocale, isTheme, LOCALE_COOKIE, THEME_COOKIE } from '@arbora/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { DeployedSite } from '../registry/deployed-site';
import type { App } from '../service';
import { pagePolicy } from './csp';
import { renderHtml } from './html';
import { pageExists } from './page-exists';
import { pageTarget } from './page-target';

function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.split('=')[1]?.trim();
}

function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  // A second slash at the start would make a redirect lead to another host.
  const path = (mark < 0 ? url : url.slice(0, mark)).replace(/^[/\\]+/, '/');
  return { path, search: mark < 0 ? '' : url.slice(mark) };
}

/** Every page of the site: redirects for language and old addresses, else the document, with a real 404 status. */
export function registerPages(app: App, config: Config, site: DeployedSite, remoteOrigins: readonly string[]): void {
  const { brand, branches, publicOrigin, tagManagerId } = config;
  const { name, ...contacts } = brand;
  const deliver = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const registry = site.registry();
    if (!registry) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('Nothing is deployed yet: npm run build && npm run deploy\n');
    }
    const { path, search } = splitUrl(request.url);
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
    const found = match !== null && (await pageExists(app, match, target.locale));
    const nonce = randomBytes(16).toString('base64');
    const status = found ? 200 : 404;
    const theme = cookieValue(request.headers.cookie, THEME_COOKIE);
    const title = match?.rule.titles?.[target.locale];
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, remoteOrigins, tagManagerId !== null))
      .send(
        renderHtml({
          registry,
          locale: target.locale,
          theme: isTheme(theme) ? theme : DEFAULT_THEME,
          path: target.path,
          match,
          title: title ? `${title} – ${name}` : name,
          nonce,
          origin: publicOrigin,
          site: { brand: name, contacts, branches, ...(tagManagerId !== null && { tagManagerId }) },
          status,
        }),
      );
  };
  app.get('/*', { config: { access: 'public', token: 'ignored' } }, deliver);
}
