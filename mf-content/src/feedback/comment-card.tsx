import { linkifyText, type HiddenReason } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, ConfirmDialog, DateTime } from '@arbora/ui';
import { editIcon, trashIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { EditComment } from './edit-comment';
import { deleteComment } from './feedback.mutations';
import type { Comment } from './feedback.queries';
import css from './feedback.module.css';

export interface CommentCardProps {
  newsId: string;
  comment: Comment;
  /** The reader is its author or an editor. */
  mayChange: boolean;
  /** Set for a hidden comment, which its author can only delete. */
  hiddenReason?: HiddenReason | null;
}

/** A comment; its author and editors can edit and delete it. */
export function CommentCard({ newsId, comment, mayChange, hiddenReason }: CommentCardProps): ReactElement {
  const { t } = useText('content.feedback');
  const [openAction, setOpenAction] = useState<'edit' | 'delete' | null>(null);
  const { mutateAsync } = useMutation(deleteComment);
  const closeAction = (): void => setOpenAction(null);

  async function remove(): Promise<void> {
    await mutateAsync({ newsId, id: comment.id });
    snackbar('success', t('comments.deleted'));
  }
  return (
    <article className={css.comment}>
      <header className={css.by}>
        <strong>{comment.nickname ?? t('comments.anonymous')}</strong>
        <span className={css.muted}>
          <DateTime value={comment.created_at} format="dateTime" />
          {comment.edited_at && `, ${t('comments.edited')}`}
        </span>
      </header>
      {hiddenReason && (
        <Alert tone="warning" title={t('hidden.title')}>
          {t('hidden.why', { reason: t(`hidden.${hiddenReason}`) })}
        </Alert>
      )}
      {openAction === 'edit' ? (
        <EditComment newsId={newsId} comment={comment} onEnd={closeAction} />
      ) : (
        // `linkifyText` escapes everything but its own links.
        <p className={css.text} dangerouslySetInnerHTML={{ __html: linkifyText(comment.body) }} />
      )}
      {mayChange && openAction !== 'edit' && (
        <div className={css.actions}>
          {!hiddenReason && (
            <Button size="small" variant="quiet" icon={editIcon} onClick={() => setOpenAction('edit')}>
              {t('comments.edit')}
            </Button>
          )}
          <Button size="small" variant="quiet" icon={trashIcon} onClick={() => setOpenAction('delete')}>
            {t('comments.delete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={openAction === 'delete'}
        title={t('comments.deleteTitle')}
        tone="danger"
        confirmLabel={t('comments.delete')}
        onConfirm={remove}
        onClose={closeAction}
      >
        <p>{t('comments.deleteText')}</p>
      </ConfirmDialog>
    </article>
  );
}
