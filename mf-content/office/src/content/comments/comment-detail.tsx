import { mailtoUrl, type ManagedNewsComment } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { DataList, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { PersonMark } from '@arbora/office';
import { publicationOf } from '../publication';
import css from './comment-detail.module.css';

/** A comment with its author and its article. */
export function CommentDetail({ comment }: { comment: ManagedNewsComment }): ReactElement {
  const { body, nickname, name, email, title, slug, locale, created_at, edited_at, hidden_reason, person_state } =
    comment;
  const { t, formats } = useText('manager.content');
  const path = `/${locale}${routes.newsItem.href({ slug })}`;
  return (
    <DataList
      items={[
        { label: t('comment.body'), value: <span className={css.body}>{body}</span> },
        {
          label: t('comment.author'),
          value: (
            <>
              {[nickname, name].filter(Boolean).join(', ')} <a href={mailtoUrl(email)}>{email}</a>{' '}
              <PersonMark state={person_state} />
            </>
          ),
        },
        {
          label: t('comment.article'),
          value: publicationOf(comment) === 'published' ? <TextLink href={path}>{title}</TextLink> : title,
        },
        { label: t('comment.created'), value: formats.dateTime(created_at) },
        { label: t('comment.edited'), value: edited_at && formats.dateTime(edited_at) },
        { label: t('comment.hidden'), value: hidden_reason && t(`hidden.${hidden_reason}`) },
      ]}
    />
  );
}
