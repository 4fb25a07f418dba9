import { DEFAULT_THEME, LOCALES, type Locale, type Row } from '@arbora/domain';
import { matchRoute } from '@arbora/registry';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { limitKey } from '../../http/client-ip';
import type { Preview } from '../../http/in-process';
import { escapeHtml } from '../../http/html-text';
import { PLAIN_CSP, plainPage } from '../../http/plain-page';
import type { App, Deps } from '../../service';
import { previewPolicy } from '../csp';
import { renderHtml, stylesOf } from '../html';
import { webTexts } from '../locales';
import type { PageDelivery } from '../page.route';
import type { Rendering } from '../render/renderer';
import { pageResponse, sendPage } from '../send-page';
import { openStyleTexts } from '../style-texts';
import { articlePath } from './article-page';
import { verifyPreview } from './preview-token';

/** Without the language. */
export const PREVIEW_PATH = '/nahled';

/** The address is a secret: its content must not be cached, indexed or leaked by a referrer. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const STATUS = { expired: 410, unavailable: 503 } as const;

function refuse(reply: FastifyReply, locale: Locale, why: keyof typeof STATUS): FastifyReply {
  const { title, text } = webTexts[locale].preview[why];
  return reply
    .code(STATUS[why])
    .header('content-security-policy', PLAIN_CSP)
    .type('text/html; charset=utf-8')
    .send(plainPage(locale, title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`));
}

/**
 * `GET /{locale}/nahled?token=`: an article as its page will show it, published or not, by a link of `article_preview`.
 * Rendered for this request only, and without scripts: in a browser the page would read the article as its visitor, who
 * may not see it. 410 with an error page if the link has expired or is invalid, or the article no longer exists in that
 * language; 503 if it cannot be rendered.
 */
export function registerPreview(app: App, { config, deployment, renderer }: PageDelivery, { database }: Deps): void {
  const styleTexts = openStyleTexts(config.siteDir);

  async function pathOf({ item }: Preview, locale: Locale): Promise<string | null> {
    const { rows } = await database.service.query<Row<'news_item', 'slug' | 'tag'>>(
      'select slug, tag from public.news_item where id = $1 and locale = $2',
      [item, locale],
    );
    return rows[0] ? articlePath(rows[0]) : null;
  }

  app.get(
    `/:locale(^(?:${LOCALES.join('|')})$)${PREVIEW_PATH}`,
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        hide: true,
        params: v.object({ locale: v.picklist(LOCALES) }),
        querystring: v.object({ token: v.optional(v.string(), '') }),
      },
    },
    async (request, reply) => {
      void reply.headers(HEADERS);
      const { locale } = request.params;
      const { token } = request.query;
      const previewed = await verifyPreview(app.keys, token);
      if (previewed?.locale !== locale) return refuse(reply, locale, 'expired');
      const preview: Preview = { item: previewed.item, token };
      const registry = deployment.registry();
      const path = await pathOf(preview, locale);
      const match = registry && path !== null ? matchRoute(registry, path) : null;
      if (!registry || path === null || !match) return refuse(reply, locale, 'expired');
      const url = `/${locale}${path}`;
      const rendering: Rendering | null = await renderer.renderPreview(
        registry,
        match.remote,
        { url, locale, session: 'anonymous', origin: config.publicOrigin },
        limitKey(request),
        preview,
      );
      if (!rendering) return refuse(reply, locale, 'unavailable');
      const { page: rendered, site } = rendering;
      if (rendered.isMissing) return refuse(reply, locale, 'expired');
      const page = { registry, locale, match, status: 200 };
      const document = renderHtml({
        ...page,
        theme: DEFAULT_THEME,
        path,
        url,
        title: rendered.title ? `${rendered.title} – ${site.brand}` : site.brand,
        origin: config.publicOrigin,
        site,
        rendered,
        session: 'anonymous',
        styleTexts: await styleTexts(stylesOf(page)),
        isPreview: true,
      });
      return sendPage(request, reply, pageResponse(200, document.html, previewPolicy(document)));
    },
  );
}
