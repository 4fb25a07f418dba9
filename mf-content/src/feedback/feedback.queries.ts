import { pageOf, rest, row, rows, type Selection } from '@arbora/api';
import { PAGE_SIZE } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';

const COMMENT = 'id,profile_id,nickname,body,created_at,edited_at';
export type Comment = Selection<'news_comments', typeof COMMENT>;

const STALE_MS = 60_000;

/** Cache key prefix of an article's comments. */
export const commentsKey = (newsId: string) => ['news_comments', newsId] as const;

/**
 * Page `page` of an article's comments, newest first (spec §9). Requested without a token because everyone gets the
 * same.
 */
export function commentsQuery(newsId: string, page: number) {
  return queryOptions({
    queryKey: [...commentsKey(newsId), page],
    queryFn: () =>
      pageOf(
        rest({ anonymous: true })
          .from('news_comments')
          .select(COMMENT, { count: 'exact' })
          .eq('news_id', newsId)
          .order('created_at', { ascending: false })
          .order('id'),
        page,
        PAGE_SIZE.comments,
      ),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}

/** The person's own hidden comments on an article, newest first; row security returns them to their author only. */
export function ownHiddenQuery(newsId: string, personId: string | undefined) {
  return queryOptions({
    queryKey: [...commentsKey(newsId), 'hidden', personId],
    queryFn: () =>
      rows(
        rest()
          .from('news_comment')
          .select('id,profile_id,body,created_at,edited_at,hidden_reason')
          .eq('news_id', newsId)
          .eq('profile_id', personId!)
          .not('hidden_reason', 'is', null)
          .order('created_at', { ascending: false })
          .limit(PAGE_SIZE.comments),
      ),
    enabled: personId !== undefined,
    staleTime: STALE_MS,
  });
}

/** The number of people who like an article. */
export function ratingCountQuery(newsId: string) {
  return queryOptions({
    queryKey: ['news_rating_counts', newsId],
    queryFn: async () => {
      const counted = await row(
        rest({ anonymous: true }).from('news_rating_counts').select('count').eq('news_id', newsId),
      );
      return counted?.count ?? 0;
    },
    staleTime: STALE_MS,
  });
}

/** Whether a person likes an article; requested after a login only. */
export function ownRatingQuery(newsId: string, personId: string | undefined) {
  return queryOptions({
    queryKey: ['news_rating', newsId, personId],
    queryFn: async () => {
      const own = rest().from('news_rating').select('news_id').eq('news_id', newsId).eq('profile_id', personId!);
      return (await row(own)) !== null;
    },
    enabled: personId !== undefined,
    staleTime: STALE_MS,
  });
}
