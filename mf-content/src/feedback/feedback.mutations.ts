import { ApiError, mutation, rest, row } from '@arbora/api';
import { emit } from '@arbora/event-bus';
import { commentsKey, ownRatingQuery, ratingCountQuery } from './feedback.queries';

interface Rating {
  newsId: string;
  personId: string;
  /** The new state. */
  isLiked: boolean;
}

/** Sets or removes the person's rating of an article (decision 37). */
export const rate = mutation<void, Rating>({
  run: async ({ newsId, personId, isLiked }) => {
    const ratings = rest().from('news_rating');
    if (isLiked) await row(ratings.insert({ news_id: newsId, profile_id: personId }));
    else await row(ratings.delete().eq('news_id', newsId).eq('profile_id', personId));
  },
  invalidates: (_done, { newsId, personId }) => [
    ratingCountQuery(newsId).queryKey,
    ownRatingQuery(newsId, personId).queryKey,
  ],
});

interface NewComment {
  newsId: string;
  personId: string;
  body: string;
}

/** @throws ApiError content.nickname_missing, content.too_many_comments, content.comment_empty */
export const addComment = mutation<void, NewComment>({
  run: async ({ newsId, personId, body }) => {
    await row(rest().from('news_comment').insert({ news_id: newsId, profile_id: personId, body }));
  },
  invalidates: (_done, { newsId }) => [commentsKey(newsId)],
});

interface ChangedComment {
  newsId: string;
  id: string;
  body: string;
}

/** @throws ApiError content.too_many_comments, content.comment_empty, not_found */
export const editComment = mutation<void, ChangedComment>({
  run: async ({ id, body }) => {
    const changed = await row(rest().from('news_comment').update({ body }).eq('id', id).select('id'));
    if (!changed) throw new ApiError({ status: 404, code: 'not_found', message: 'The comment is gone' });
  },
  invalidates: (_done, { newsId }) => [commentsKey(newsId)],
});

export const deleteComment = mutation<void, Omit<ChangedComment, 'body'>>({
  run: async ({ id }) => {
    await row(rest().from('news_comment').delete().eq('id', id));
  },
  invalidates: (_done, { newsId }) => [commentsKey(newsId)],
});

/** Sets the first nickname of a person. @throws ApiError profile.nickname_taken */
export const chooseNickname = mutation<void, { personId: string; nickname: string }>({
  run: async ({ personId, nickname }) => {
    await row(rest().from('user_profile').update({ nickname }).eq('id', personId).select('id'));
    emit('profile:changed', { personId });
  },
});
