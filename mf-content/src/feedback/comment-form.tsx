import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Form, FormError, SubmitButton, TextArea, useAppForm, useUnsavedGuard } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { COMMENT_MAX_LENGTH, commentSchema } from './comment-schema';
import { addComment } from './feedback.mutations';

export interface CommentFormProps {
  newsId: string;
  personId: string;
  nickname: string;
}

/** Form for a new comment. */
export function CommentForm({ newsId, personId, nickname }: CommentFormProps): ReactElement {
  const { t } = useText('content.feedback');
  const form = useAppForm(commentSchema, { body: '' });
  const { mutateAsync } = useMutation(addComment);
  useUnsavedGuard(form.formState.isDirty);

  async function send({ body }: { body: string }): Promise<void> {
    await mutateAsync({ newsId, personId, body });
    form.reset();
    snackbar('success', t('comments.sent'));
  }
  return (
    <Form form={form} onSubmit={send} label={t('comments.label')} draft={{ form: `comment/${newsId}` }}>
      <TextArea
        name="body"
        label={t('comments.label')}
        hint={t('comments.hint', { nickname })}
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
      />
      <FormError />
      <div>
        <SubmitButton>{t('comments.send')}</SubmitButton>
      </div>
    </Form>
  );
}
