import { pageOf, rest, row, rows, type Page } from '@arbora/api';
import { PAGE_SIZE, type Locale, type NewsItem } from '@arbora/domain';
import { queryOptions, type Known } from '@arbora/query';

/** What lists show of an item. */
export type NewsSummary = Pick<NewsItem, 'id' | 'slug' | 'title' | 'perex' | 'hero_image' | 'created_at'>;

const SUMMARY = 'id,slug,title,perex,hero_image,created_at';
/** News change a few times a week. */
const STALE_MS = 60_000;

/** Published news of a language, newest first. Asked without a token: everyone reads the same. */
function published(locale: Locale, columns: string, options?: { count: 'exact' }) {
  return rest({ anonymous: true })
    .from('news_item')
    .select(columns, options)
    .eq('tag', 'news')
    .eq('locale', locale)
    .is('is_published', true);
}

const pagesKey = (locale: Locale) => ['news_item', 'page', locale];
const latestKey = (locale: Locale) => ['news_item', 'latest', locale];

/** Page `page` of the news, ten on each (spec §9). */
export function newsPageQuery(locale: Locale, page: number) {
  return queryOptions({
    queryKey: [...pagesKey(locale), page],
    queryFn: () =>
      pageOf<NewsSummary>(
        published(locale, SUMMARY, { count: 'exact' }).order('created_at', { ascending: false }).order('id'),
        page,
        PAGE_SIZE.news,
      ),
    staleTime: STALE_MS,
  });
}

/** The newest `count` news. */
export function latestNewsQuery(locale: Locale, count: number) {
  return queryOptions({
    queryKey: [...latestKey(locale), count],
    queryFn: () =>
      rows<NewsSummary>(published(locale, SUMMARY).order('created_at', { ascending: false }).order('id').limit(count)),
    staleTime: STALE_MS,
  });
}

const FULL = `${SUMMARY},hero_alt,body,locale`;
/** A whole article, in the language asked for. */
export type NewsArticle = NewsSummary & Pick<NewsItem, 'hero_alt' | 'body' | 'locale'>;

/**
 * The article of this slug; null where there is none. A slug of another language leads to the translation, which has a
 * slug of its own: whoever changes the language while reading stays with the article.
 * @param listed what is known of it until then
 */
export function newsItemQuery(locale: Locale, slug: string, listed?: NewsArticle) {
  return queryOptions({
    queryKey: ['news_item', 'item', locale, slug],
    queryFn: async () =>
      (await row<NewsArticle>(published(locale, FULL).eq('slug', slug).limit(1))) ?? translation(locale, slug),
    placeholderData: listed,
    staleTime: STALE_MS,
  });
}

/** What the lists that have been read tell of an article: all but its text. */
export function listedArticle(known: Known, locale: Locale, slug: string): NewsArticle | undefined {
  const listed = [
    ...known<Page<NewsSummary>>(pagesKey(locale)).flatMap(({ rows: summaries }) => summaries),
    ...known<NewsSummary[]>(latestKey(locale)).flat(),
  ].find((summary) => summary.slug === slug);
  return listed && { ...listed, hero_alt: null, body: '', locale };
}

async function translation(locale: Locale, slug: string): Promise<NewsArticle | null> {
  const original = await row<{ translation_group: string | null }>(
    rest({ anonymous: true })
      .from('news_item')
      .select('translation_group')
      .eq('slug', slug)
      .is('is_published', true)
      .not('translation_group', 'is', null)
      .limit(1),
  );
  if (!original?.translation_group) return null;
  return row<NewsArticle>(published(locale, FULL).eq('translation_group', original.translation_group).limit(1));
}

export type NewsNeighbour = Pick<NewsItem, 'slug' | 'title'>;

/** The news published just before and just after `item`. */
export function neighboursQuery(locale: Locale, item: Pick<NewsItem, 'id' | 'created_at'>) {
  return queryOptions({
    queryKey: ['news_item', 'neighbours', locale, item.id],
    queryFn: async () => {
      const others = () => published(locale, 'slug,title').neq('id', item.id).limit(1);
      const [older, newer] = await Promise.all([
        row<NewsNeighbour>(others().lte('created_at', item.created_at).order('created_at', { ascending: false })),
        row<NewsNeighbour>(others().gt('created_at', item.created_at).order('created_at')),
      ]);
      return { older, newer };
    },
    staleTime: STALE_MS,
  });
}
