import { LOCALES, type Locale } from '@arbora/domain';
import { NEWS_FEED_PATH, routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../../config';
import { etagOf, isUnchanged } from '../../http/etag';
import cs from '../locales/cs.json';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { cacheUntilPublication } from '../cache-until-publication';
import { FEED_ICON } from '../icons/draw-icons';
import { feedXml } from './feed-xml';
import { newsItems, type NewsSources } from './news-items';

const TEXTS = { cs, en, pl };

export interface FeedSources extends NewsSources {
  brand: Config['brand']['name'];
}

/** `GET /{locale}/novinky/rss.xml`: the latest published news of a language as RSS 2.0. */
export function registerFeed(sources: FeedSources): void {
  const { app, service, publicOrigin, brand } = sources;

  async function xmlOf(locale: Locale): Promise<string> {
    const { title, description, topic } = TEXTS[locale].feed;
    const base = `${publicOrigin}/${locale}`;
    return feedXml({
      title: `${title} – ${brand}`,
      description,
      language: locale,
      link: base + routes.news.href(),
      self: base + NEWS_FEED_PATH,
      copyright: `© ${brand}`,
      image: { url: publicOrigin + FEED_ICON.path, side: FEED_ICON.side },
      items: await newsItems(sources, locale, topic),
    });
  }

  app.get(
    `/:locale(^(?:${LOCALES.join('|')})$)${NEWS_FEED_PATH}`,
    {
      config: { access: 'public', token: 'ignored' },
      schema: { hide: true, params: v.object({ locale: v.picklist(LOCALES) }) },
    },
    async (request, reply) => {
      const cacheControl = await cacheUntilPublication(service);
      const xml = await xmlOf(request.params.locale);
      const etag = etagOf(xml);
      void reply.header('cache-control', cacheControl).header('etag', etag);
      if (isUnchanged(request, etag)) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(xml);
    },
  );
}
