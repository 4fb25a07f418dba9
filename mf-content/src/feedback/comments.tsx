import { useSession } from '@arbora/auth';
import { isAdmin } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { ButtonLink, EmptyState, Pagination, QueryView, Section, Skeleton, usePageParam } from '@arbora/ui';
import { personIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { CommentCard } from './comment-card';
import { CommentForm } from './comment-form';
import { commentsQuery } from './feedback.queries';
import { HiddenComments } from './hidden-comments';
import { NicknameForm } from './nickname-form';
import { useLiveComments } from './use-live-comments';
import css from './feedback.module.css';

/** The comment form, or its prerequisites: a login, then a nickname. */
function CommentComposer({ newsId, slug }: { newsId: string; slug: string }): ReactElement | null {
  const { t } = useText('content.feedback');
  const { status, user } = useSession();
  if (status === 'restoring') return null;
  if (status === 'anonymous') {
    return (
      <div className={css.login}>
        <p>{t('comments.login')}</p>
        <ButtonLink
          to={routes.login.href({ return: routes.newsItem.href({ slug }) })}
          icon={personIcon}
          variant="secondary"
        >
          {t('comments.toLogin')}
        </ButtonLink>
      </div>
    );
  }
  const nickname = user.profile?.nickname;
  if (!nickname) return <NicknameForm personId={user.id} />;
  return <CommentForm key={user.id} newsId={newsId} personId={user.id} nickname={nickname} />;
}

/** The live discussion below an article. */
export function Comments({ newsId, slug }: { newsId: string; slug: string }): ReactElement {
  const { t } = useText('content.feedback');
  const { user } = useSession();
  const page = usePageParam();
  const query = useQuery(commentsQuery(newsId, page));
  useLiveComments(newsId);
  const isEditor = user !== null && (user.acl.includes('editor') || isAdmin(user.acl));
  return (
    <Section title={t('comments.title')} placement="inside">
      <div className={css.discussion}>
        <CommentComposer newsId={newsId} slug={slug} />
        <HiddenComments newsId={newsId} />
        <QueryView
          query={query}
          skeleton={<Skeleton count={6} />}
          empty={
            <EmptyState title={t('comments.none')} illustration={null}>
              {t('comments.noneHint')}
            </EmptyState>
          }
        >
          {({ rows, ...pages }) => (
            <>
              <ol role="list" className={css.comments}>
                {rows.map((comment) => (
                  <li key={comment.id}>
                    <CommentCard
                      newsId={newsId}
                      comment={comment}
                      mayChange={isEditor || comment.profile_id === user?.id}
                    />
                  </li>
                ))}
              </ol>
              <Pagination {...pages} label={t('comments.title')} />
            </>
          )}
        </QueryView>
      </div>
    </Section>
  );
}
