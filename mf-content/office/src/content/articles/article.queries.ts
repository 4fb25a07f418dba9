import { rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** Columns of an article in lists. */
export const ARTICLE_LIST =
  'id,slug,title,author,author_card:person_card!author_id(name),topic,locale,tag,is_published,publish_at,created_at,completed_at,updated_at,reading_minutes,version';
/** Columns of an article in its form. */
export const ARTICLE = `${ARTICLE_LIST},perex,body,hero_image,hero_alt,author_id,translation_group` as const;
export type Article = Selection<'news_item', typeof ARTICLE>;

const STALE_MS = 30_000;

const VERSION = 'id,locale,title,is_published,publish_at';
export type LanguageVersion = Selection<'news_item', typeof VERSION>;

/** All language versions of an article. */
export function languageVersionsQuery(group: string) {
  return queryOptions({
    queryKey: ['news_item', 'managed-versions', group],
    queryFn: () => rows(rest().from('news_item').select(VERSION).eq('translation_group', group)),
    staleTime: STALE_MS,
  });
}
