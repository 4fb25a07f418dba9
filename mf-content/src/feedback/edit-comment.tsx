import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextArea, useAppForm, useUnsavedGuard } from '@arbora/ui/form';
import { useEffect, type ReactElement } from 'react';
import { COMMENT_MAX_LENGTH, commentSchema } from './comment-schema';
import { editComment } from './feedback.mutations';
import type { Comment } from './feedback.queries';
import css from './feedback.module.css';

export interface EditCommentProps {
  newsId: string;
  comment: Comment;
  /** Called after saving or cancelling. */
  onEnd: () => void;
}

/** Edits a comment in place. */
export function EditComment({ newsId, comment, onEnd }: EditCommentProps): ReactElement {
  const { t } = useText('content.feedback');
  const form = useAppForm(commentSchema, { body: comment.body });
  const { mutateAsync } = useMutation(editComment);
  useUnsavedGuard(form.formState.isDirty);
  useEffect(() => form.setFocus('body'), [form]);

  async function save({ body }: { body: string }): Promise<void> {
    await mutateAsync({ newsId, id: comment.id, body });
    snackbar('success', t('comments.saved'));
    onEnd();
  }
  return (
    <Form form={form} onSubmit={save} label={t('comments.editLabel')}>
      <TextArea name="body" label={t('comments.editLabel')} rows={3} maxLength={COMMENT_MAX_LENGTH} />
      <FormError />
      <div className={css.actions}>
        <SubmitButton>{t('comments.save')}</SubmitButton>
        <Button variant="quiet" onClick={onEnd}>
          {t('comments.cancel')}
        </Button>
      </div>
    </Form>
  );
}
