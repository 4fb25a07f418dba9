import { rest, rows, type Selection } from '@arbora/api';
import { containing, type COMMENTARY_TAG, type Locale, type NEWS_TAG } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { Related, RelationSource, LinkedItem } from '@arbora/office';

const STALE_MS = 30_000;
/** At most nine digits: ten may overflow PostgreSQL's integer. */
const ISSUE_NUMBER = /^[1-9]\d{0,8}$/;
const FOUND = 10;

const ARTICLE = 'id,title,is_published,publish_at';
export const ISSUE =
  `id,issue_number,locale,title,perex,is_published,publish_at,commentary_item_id,hero_item_id,version,commentary:news_item!commentary_item_id(${ARTICLE}),hero:news_item!hero_item_id(${ARTICLE})` as const;
/** An issue of the bulletin in one language. */
export type ManagedIssue = Selection<'news_bulletin', typeof ISSUE>;

/** All language versions of an issue; empty for an unknown number. */
export function managedIssueQuery(issue: string) {
  return queryOptions({
    queryKey: ['news_bulletin', 'managed', issue],
    queryFn: async () =>
      ISSUE_NUMBER.test(issue)
        ? rows(rest().from('news_bulletin').select(ISSUE).eq('issue_number', Number(issue)))
        : [],
    staleTime: STALE_MS,
  });
}

export interface IssueItem extends LinkedItem {
  name: string;
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

/** News or commentaries of a language whose title contains the text, newest first. */
export function articleSource(tag: typeof NEWS_TAG | typeof COMMENTARY_TAG, locale: Locale): RelationSource {
  const articles = () => rest().from('news_item').select(`${ARTICLE},created_at`).eq('tag', tag).eq('locale', locale);
  const related = (found: readonly { id: string; title: string }[]): Related[] =>
    found.map(({ id, title }) => ({ id, label: title }));
  return {
    key: ['news_item', tag, locale],
    search: async (text) =>
      related(
        await rows(articles().ilike('title', containing(text)).order('created_at', { ascending: false }).limit(FOUND)),
      ),
    byIds: async (ids) => related(await rows(articles().in('id', ids))),
  };
}
