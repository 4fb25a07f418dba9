import { useSession } from '@arbora/auth';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery, useQueryClient } from '@arbora/query';
import { Button, useErrorText } from '@arbora/ui';
import { leafIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { rate } from './feedback.mutations';
import { ownRatingQuery, ratingCountQuery } from './feedback.queries';
import css from './feedback.module.css';

/** Number of likes, with a button to give or remove one. */
export function Rating({ newsId }: { newsId: string }): ReactElement {
  const { t, formats } = useText('content.feedback');
  const { user } = useSession();
  const errorText = useErrorText();
  const { data: count = 0 } = useQuery(ratingCountQuery(newsId));
  const own = useQuery(ownRatingQuery(newsId, user?.id));
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    ...rate,
    // The button must not show the state before the click until the refetch ends.
    onSuccess: (_done, { personId, isLiked: saved }) =>
      client.setQueryData(ownRatingQuery(newsId, personId).queryKey, saved),
    onError: (error) => snackbar('error', errorText(error)),
  });
  const isLiked = isPending ? variables.isLiked : own.data === true;
  return (
    <>
      {user && (
        <Button
          variant={isLiked ? 'primary' : 'secondary'}
          icon={leafIcon}
          aria-pressed={isLiked}
          disabled={own.data === undefined}
          onClick={() => mutate({ newsId, personId: user.id, isLiked: !isLiked })}
        >
          {t('rating.like')}
        </Button>
      )}
      {count > 0 && <p>{t('rating.count', { count, number: formats.number(count) })}</p>}
      {!user && <p className={css.muted}>{t('rating.login')}</p>}
    </>
  );
}
