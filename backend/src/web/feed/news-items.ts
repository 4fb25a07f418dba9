import { imageKey, imageUrl, NEWS_TAG, type Locale, type NewsItem, type NewsTopic, type Row } from '@arbora/domain';
import { routes } from '@arbora/routes';
import type { Pool } from 'pg';
import type { PrivateRow } from '../../database/private/private-row';
import { requestInProcess } from '../../http/in-process';
import { CONTENT_TYPE, variantName } from '../../media/image/variant';
import type { App } from '../../service';
import type { FeedItem, FeedPicture } from './feed-xml';

/** The usual length of a feed: readers keep older items themselves. */
const MOST_ITEMS = 20;

type Listed = Pick<NewsItem, 'id' | 'slug' | 'title' | 'perex' | 'hero_image' | 'created_at' | 'author' | 'topic'> & {
  author_card: Row<'person_card', 'name'> | null;
};

const QUESTION = {
  select: 'id,slug,title,perex,hero_image,created_at,author,topic,author_card:person_card!author_id(name)',
  tag: `eq.${NEWS_TAG}`,
  order: 'created_at.desc,id',
  limit: String(MOST_ITEMS),
};

/** Variant used for pictures of the feed: an enclosure has a single format. */
const THUMBNAIL = { width: null, format: 'webp' } as const;

export interface NewsSources {
  app: App;
  service: Pool;
  publicOrigin: string;
}

/** Sizes of thumbnails by the key of their picture; missing thumbnails are made. */
async function sizesOf(app: App, service: Pool, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = await storedSizes(service, keys);
  for (const key of keys.filter((one) => !sizes.has(one))) {
    const headers = { accept: CONTENT_TYPE[THUMBNAIL.format] };
    const { statusCode, headers: answer } = await requestInProcess(app, {
      method: 'HEAD',
      url: imageUrl(key),
      headers,
    });
    if (statusCode === 200) sizes.set(key, Number(answer['content-length']));
  }
  return sizes;
}

/** Sizes of existing thumbnails. */
async function storedSizes(service: Pool, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await service.query<PrivateRow<'media_variant', 'object_key' | 'byte_size'>>(
    'select object_key, byte_size from app_private.media_variant where object_key = any($1) and name = $2',
    [keys, variantName(THUMBNAIL)],
  );
  return new Map(rows.map(({ object_key: key, byte_size: size }) => [key, size]));
}

/**
 * Reads the latest news of a language as an anonymous visitor sees them: published, and not scheduled for later.
 * @throws Error when the data service fails
 */
export async function newsItems(
  { app, service, publicOrigin }: NewsSources,
  locale: Locale,
  topics: Readonly<Record<NewsTopic, string>>,
): Promise<FeedItem[]> {
  const query = new URLSearchParams({ ...QUESTION, locale: `eq.${locale}` });
  const response = await requestInProcess(app, { url: `/api/rest/news_item?${query}` });
  if (response.statusCode !== 200) throw new Error(`the news cannot be read: ${response.body}`);
  const listed = JSON.parse(response.body) as Listed[];
  const keys = listed.flatMap(({ hero_image: picture }) => imageKey(picture ?? '') ?? []);
  const sizes = await sizesOf(app, service, keys);

  /** Pictures of other sites are not included. */
  function pictureOf(address: string | null): FeedPicture | null {
    const key = imageKey(address ?? '');
    if (key === null) return null;
    return { url: publicOrigin + imageUrl(key), type: CONTENT_TYPE[THUMBNAIL.format], length: sizes.get(key) ?? 0 };
  }
  return listed.map(({ id, slug, title, perex, created_at: published, author, author_card: card, topic, ...item }) => ({
    id,
    title,
    link: `${publicOrigin}/${locale}${routes.newsItem.href({ slug })}`,
    description: perex,
    published,
    author: card?.name ?? author,
    category: topic && topics[topic],
    picture: pictureOf(item.hero_image),
  }));
}
