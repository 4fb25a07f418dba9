import { pageOf, rest, row, rows, type Filters, type Page, type Selection } from '@arbora/api';
import { PAGE_SIZE, type Locale, type NewsItem, type NewsTopic } from '@arbora/domain';
import { queryOptions, type CachedData } from '@arbora/query';
import type { PageLanguages } from '@arbora/remote';
import { routes } from '@arbora/routes';

/** Author, topic and reading time of an article. */
export const BYLINE_COLUMNS = 'author,topic,reading_minutes,author_card:person_card!author_id(id,name,photo)';
export type BylineFields = Selection<'news_item', typeof BYLINE_COLUMNS>;

const SUMMARY = `id,slug,title,perex,hero_image,created_at,${BYLINE_COLUMNS}` as const;
/** The columns of an item in lists. */
export type NewsSummary = Selection<'news_item', typeof SUMMARY>;

/** News change a few times a week. */
const STALE_MS = 60_000;

/**
 * Restricts a query to the news of a language. Row security limits anonymous callers to published articles and the
 * article of a preview.
 */
function inLanguage<Q extends Filters<NewsItem, unknown>>(query: Q, locale: Locale): Q {
  return query.eq('tag', 'news').eq('locale', locale);
}

/** News, requested without a token because everyone gets the same. */
const news = () => rest({ anonymous: true }).from('news_item');

const pagesKey = (locale: Locale) => ['news_item', 'page', locale];
const latestKey = (locale: Locale) => ['news_item', 'latest', locale];

/** Page `page` of the news, of one topic or of all, ten per page (spec §9). */
export function newsPageQuery(locale: Locale, page: number, topic: NewsTopic | null) {
  return queryOptions({
    queryKey: [...pagesKey(locale), page, topic],
    queryFn: () => {
      const all = inLanguage(news().select(SUMMARY, { count: 'exact' }), locale);
      const filtered = topic === null ? all : all.eq('topic', topic);
      return pageOf(filtered.order('created_at', { ascending: false }).order('id'), page, PAGE_SIZE.news);
    },
    staleTime: STALE_MS,
  });
}

/** The latest `count` news. */
export function latestNewsQuery(locale: Locale, count: number) {
  return queryOptions({
    queryKey: [...latestKey(locale), count],
    queryFn: () =>
      rows(
        inLanguage(news().select(SUMMARY), locale).order('created_at', { ascending: false }).order('id').limit(count),
      ),
    staleTime: STALE_MS,
  });
}

const PLANTS = 'product_id,name,name_cs,name_en,name_pl,photo';
/** A plant related to an article. */
export type RelatedPlant = Selection<'news_item_plants', typeof PLANTS>;
const EVENTS = 'event_id,title,title_en,title_pl,address,date_start,hero_image';
/** An event related to an article. */
export type RelatedEvent = Selection<'news_item_events', typeof EVENTS>;
/** Plants and events of an article that the reader may see; use with `orderRelated`. */
export const RELATED = `plants:news_item_plants(${PLANTS}),events:news_item_events(${EVENTS})` as const;

/** Sorts the plants and events of `RELATED` in editorial order. */
export function orderRelated<Q extends { order(column: string, options: { referencedTable: string }): Q }>(
  query: Q,
): Q {
  return query.order('position', { referencedTable: 'plants' }).order('position', { referencedTable: 'events' });
}

const FULL = `${SUMMARY},hero_alt,body,locale,translation_group,${RELATED}` as const;
/** A whole article in the requested language. */
export type NewsArticle = Selection<'news_item', typeof FULL>;

/**
 * The article with this slug; null if there is none. A slug of another language finds the translation, which has its
 * own slug, so that readers can change the language.
 * @param listed placeholder data from a list
 */
export function newsItemQuery(locale: Locale, slug: string, listed?: NewsArticle) {
  return queryOptions({
    queryKey: ['news_item', 'item', locale, slug],
    queryFn: async () =>
      (await row(
        orderRelated(inLanguage(news().select(FULL), locale))
          .eq('slug', slug)
          .limit(1),
      )) ?? translation(locale, slug),
    placeholderData: listed,
    staleTime: STALE_MS,
  });
}

/** Finds an article in the cached lists, which have everything but its text. */
export function listedArticle(cached: CachedData, locale: Locale, slug: string): NewsArticle | undefined {
  const listed = [
    ...cached<Page<NewsSummary>>(pagesKey(locale)).flatMap(({ rows: summaries }) => summaries),
    ...cached<NewsSummary[]>(latestKey(locale)).flat(),
  ].find((summary) => summary.slug === slug);
  return listed && { ...listed, hero_alt: null, body: '', locale, translation_group: null, plants: [], events: [] };
}

async function translation(locale: Locale, slug: string): Promise<NewsArticle | null> {
  const original = await row(
    news().select('translation_group').eq('slug', slug).not('translation_group', 'is', null).limit(1),
  );
  if (!original?.translation_group) return null;
  const found = orderRelated(inLanguage(news().select(FULL), locale));
  return row(found.eq('translation_group', original.translation_group).limit(1));
}

/** Slugs of an article by the languages that it is published in. */
export function articleLanguagesQuery(article: Pick<NewsArticle, 'id' | 'slug' | 'locale' | 'translation_group'>) {
  const { id, slug, locale, translation_group: group } = article;
  return queryOptions({
    queryKey: ['news_item', 'languages', id],
    queryFn: async (): Promise<PageLanguages> => {
      const versions =
        group === null
          ? [{ locale, slug }]
          : await rows(news().select('locale,slug').eq('tag', 'news').eq('translation_group', group));
      const paths = versions.map((version) => [version.locale, routes.newsItem.href({ slug: version.slug })]);
      return { paths: Object.fromEntries(paths) as PageLanguages['paths'], fallback: routes.news.pattern };
    },
    staleTime: STALE_MS,
  });
}

const NEIGHBOUR = 'slug,title';
export type NewsNeighbour = Selection<'news_item', typeof NEIGHBOUR>;

/** The news just before and just after `item` in the order of the list: by time, then by id. */
export function neighboursQuery(locale: Locale, item: Pick<NewsItem, 'id' | 'created_at'>) {
  return queryOptions({
    queryKey: ['news_item', 'neighbours', locale, item.id],
    queryFn: async () => {
      const { id, created_at: at } = item;
      const neighbour = (time: 'lt' | 'gt', sameTime: 'lt' | 'gt') =>
        row(
          inLanguage(news().select(NEIGHBOUR), locale)
            .or(`created_at.${time}.${at},and(created_at.eq.${at},id.${sameTime}.${id})`)
            .order('created_at', { ascending: time === 'gt' })
            .order('id', { ascending: sameTime === 'gt' })
            .limit(1),
        );
      const [older, newer] = await Promise.all([neighbour('lt', 'gt'), neighbour('gt', 'lt')]);
      return { older, newer };
    },
    staleTime: STALE_MS,
  });
}
