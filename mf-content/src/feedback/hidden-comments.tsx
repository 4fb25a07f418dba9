import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import type { ReactElement } from 'react';
import { CommentCard } from './comment-card';
import { ownHiddenQuery } from './feedback.queries';
import css from './feedback.module.css';

/**
 * The reader's own comments that editors have hidden, with the reason. Without this, a hidden comment would look like a
 * bug and be posted again. Other readers do not see them.
 */
export function HiddenComments({ newsId }: { newsId: string }): ReactElement | null {
  const { t } = useText('content.feedback');
  const { user } = useSession();
  const { data: hidden = [] } = useQuery(ownHiddenQuery(newsId, user?.id));
  if (!user || hidden.length === 0) return null;
  return (
    <ul role="list" className={css.comments} aria-label={t('hidden.own')}>
      {hidden.map(({ hidden_reason, ...comment }) => (
        <li key={comment.id}>
          <CommentCard
            newsId={newsId}
            comment={{ ...comment, nickname: user.profile?.nickname ?? null }}
            hiddenReason={hidden_reason}
            mayChange
          />
        </li>
      ))}
    </ul>
  );
}
