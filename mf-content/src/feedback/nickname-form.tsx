import { nicknameSchema } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { chooseNickname } from './feedback.mutations';

const schema = v.object({ nickname: v.pipe(nicknameSchema, v.nonEmpty('required')) });

/** Asks for a nickname, under which comments are shown (decision 37). */
export function NicknameForm({ personId }: { personId: string }): ReactElement {
  const { t } = useText('content.feedback');
  const form = useAppForm(schema, { nickname: '' });
  const { mutateAsync } = useMutation(chooseNickname);
  return (
    <Form form={form} onSubmit={({ nickname }) => mutateAsync({ personId, nickname })} label={t('comments.nickname')}>
      <TextField
        name="nickname"
        label={t('comments.nickname')}
        hint={t('comments.nicknameHint')}
        autoComplete="nickname"
        maxLength={60}
      />
      <FormError errorText={(code) => (code === 'profile.nickname_taken' ? t('comments.nicknameTaken') : undefined)} />
      <div>
        <SubmitButton>{t('comments.nicknameSave')}</SubmitButton>
      </div>
    </Form>
  );
}
