import { atRest, pageOf, rest, row, rows, type Selection } from '@arbora/api';
import { COMMENTARY_TAG, NEWS_TAG, PAGE_SIZE, PREFERENCES_ITEM, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { orderRelated, RELATED, BYLINE_COLUMNS } from '../news/news.queries';

const STORY = 'id,slug,title,perex,hero_image,hero_alt,author,created_at';
/** The part of an item that an issue shows. */
export type Story = Selection<'news_item', typeof STORY>;

const COMMENTARY = 'slug,title,perex,body,author';
const ISSUE =
  `id,issue_number,title,perex,created_at,commentary:news_item!commentary_item_id(${COMMENTARY}),hero:news_item!hero_item_id(${STORY}),items:news_bulletin__news_item(position,story:news_item(${STORY}))` as const;
/** A whole issue; unpublished items are missing. */
export type Issue = Selection<'news_bulletin', typeof ISSUE>;

const COVER = 'id,issue_number,title,perex,created_at,hero:news_item!hero_item_id(hero_image)';
/** An issue in a list. */
export type IssueSummary = Selection<'news_bulletin', typeof COVER>;

/** Issues are published every few weeks. */
const STALE_MS = 300_000;
/** Larger numbers are out of range for the database. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** Public issues, requested without a token because everyone gets the same. */
const issues = () => rest({ anonymous: true }).from('news_bulletin');

const wholeIssue = (locale: Locale) => issues().select(ISSUE).eq('locale', locale).order('position', { referencedTable: 'items' }); // oxfmt-ignore

/** The issue with this number; null if there is none. */
export function issueQuery(locale: Locale, issue: string) {
  return queryOptions({
    queryKey: ['news_bulletin', 'issue', locale, issue],
    queryFn: async () => (NUMBER.test(issue) ? row(wholeIssue(locale).eq('issue_number', Number(issue))) : null),
    staleTime: STALE_MS,
  });
}

/** The latest issue; null if none is published. */
export function latestIssueQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['news_bulletin', 'latest', locale],
    queryFn: () => row(wholeIssue(locale).order('issue_number', { ascending: false }).limit(1)),
    staleTime: STALE_MS,
  });
}

/** Page `page` of the issues, newest first, ten per page (spec §9). */
export function issuesPageQuery(locale: Locale, page: number) {
  return queryOptions({
    queryKey: ['news_bulletin', 'page', locale, page],
    queryFn: () =>
      pageOf(
        issues().select(COVER, { count: 'exact' }).eq('locale', locale).order('issue_number', { ascending: false }),
        page,
        PAGE_SIZE.bulletins,
      ),
    staleTime: STALE_MS,
  });
}

const REFERENCE = 'issue_number,title';
export type IssueReference = Selection<'news_bulletin', typeof REFERENCE>;

/** The issues before and after the one with this number. */
export function neighbourIssuesQuery(locale: Locale, issue: number) {
  return queryOptions({
    queryKey: ['news_bulletin', 'neighbours', locale, issue],
    queryFn: async () => {
      const others = () => issues().select(REFERENCE).eq('locale', locale).limit(1);
      const [older, newer] = await Promise.all([
        row(others().lt('issue_number', issue).order('issue_number', { ascending: false })),
        row(others().gt('issue_number', issue).order('issue_number')),
      ]);
      return { older, newer };
    },
    staleTime: STALE_MS,
  });
}

/** The bulletin's picture from the preferences; null if none is set. */
export const bulletinImageQuery = queryOptions({
  queryKey: ['kejval', 'bulletin_image'],
  queryFn: async () => {
    const found = await row(
      atRest({ anonymous: true }).from('kejval').select('value').eq('item', PREFERENCES_ITEM).limit(1),
    );
    return found?.value.bulletin_image ?? null;
  },
  staleTime: STALE_MS,
});

const STORY_DETAIL =
  `id,slug,title,perex,hero_image,hero_alt,created_at,${BYLINE_COLUMNS},${RELATED},body,locale,tag,translation_group,listings:news_bulletin__news_item(issue:news_bulletin(${REFERENCE})),opens:news_bulletin!commentary_item_id(${REFERENCE})` as const;
/** An item or a commentary with its text and the issues that contain it or that it opens. */
export type StoryDetail = Selection<'news_item', typeof STORY_DETAIL>;

/** Published items, requested without a token. */
const stories = () => rest({ anonymous: true }).from('news_item');

/** The item or commentary with this slug; null if there is none. */
export function storyQuery(locale: Locale, slug: string) {
  return queryOptions({
    queryKey: ['news_item', 'story', locale, slug],
    queryFn: () =>
      row(
        orderRelated(stories().select(STORY_DETAIL))
          .in('tag', [NEWS_TAG, COMMENTARY_TAG])
          .eq('locale', locale)
          .eq('slug', slug)
          .limit(1),
      ),
    staleTime: STALE_MS,
  });
}

/** Slugs of an item by the languages that it is published in. */
export function storyVersionsQuery(story: Pick<StoryDetail, 'id' | 'slug' | 'locale' | 'tag' | 'translation_group'>) {
  const { id, slug, locale, tag, translation_group: group } = story;
  return queryOptions({
    queryKey: ['news_item', 'versions', id],
    queryFn: async () =>
      group === null
        ? [{ locale, slug }]
        : rows(stories().select('locale,slug').eq('tag', tag).eq('translation_group', group)),
    staleTime: STALE_MS,
  });
}

/** The languages that the issue with this number is published in. */
export function issueVersionsQuery(issue: number) {
  return queryOptions({
    queryKey: ['news_bulletin', 'versions', issue],
    queryFn: () => rows(issues().select('locale').eq('issue_number', issue)),
    staleTime: STALE_MS,
  });
}
