import { rest, rows, type Selection } from '@arbora/api';
import { containing, type COMMENTARY_TAG, type Locale, type NEWS_TAG } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { Found } from '../../section/order/find-thing';
import type { LinkedItem } from '../../section/order/use-linked';

const STALE_MS = 30_000;
/** Larger numbers are none, and the database would refuse them. */
const NUMBER = /^[1-9]\d{0,8}$/;
const FOUND = 10;

const ARTICLE = 'id,title,is_published,publish_at';
export const ISSUE =
  `id,issue_number,locale,title,perex,is_published,publish_at,commentary_item_id,hero_item_id,version,commentary:news_item!commentary_item_id(${ARTICLE}),hero:news_item!hero_item_id(${ARTICLE})` as const;
/** An issue of the bulletin in one language. */
export type ManagedIssue = Selection<'news_bulletin', typeof ISSUE>;

/** An issue in each language that there is; none where its number is no issue's. */
export function managedIssueQuery(issue: string) {
  return queryOptions({
    queryKey: ['news_bulletin', 'managed', issue],
    queryFn: async () =>
      NUMBER.test(issue) ? rows(rest().from('news_bulletin').select(ISSUE).eq('issue_number', Number(issue))) : [],
    staleTime: STALE_MS,
  });
}

export interface IssueItem extends LinkedItem, Found {
  is_published: boolean;
  publish_at: string | null;
}

/** The articles of an issue, in their order. */
export function issueItemsQuery(bulletin: string) {
  return queryOptions({
    queryKey: ['news_bulletin__news_item', 'of', bulletin],
    queryFn: async (): Promise<IssueItem[]> => {
      const links = await rows(
        rest()
          .from('news_bulletin__news_item')
          .select('item_id,position,story:news_item(title,is_published,publish_at)')
          .eq('bulletin_id', bulletin)
          .order('position'),
      );
      return links.map(({ item_id, position, story }) => ({
        id: item_id,
        position,
        name: story?.title ?? '',
        is_published: story?.is_published ?? false,
        publish_at: story?.publish_at ?? null,
      }));
    },
    staleTime: STALE_MS,
  });
}

export type FoundArticle = Omit<IssueItem, 'position'>;

/** News or commentaries of a language with the text in their title, the newest first. */
export async function findArticles(tag: typeof NEWS_TAG | typeof COMMENTARY_TAG, locale: Locale, text: string) {
  const found = await rows(
    rest()
      .from('news_item')
      .select(`${ARTICLE},created_at`)
      .eq('tag', tag)
      .eq('locale', locale)
      .ilike('title', containing(text))
      .order('created_at', { ascending: false })
      .limit(FOUND),
  );
  return found.map(({ id, title, is_published, publish_at }): FoundArticle => ({
    id,
    name: title,
    is_published,
    publish_at,
  }));
}
