import { useSession } from '@arbora/auth';
import { isApiError } from '@arbora/api';
import { nicknameSchema, type UserProfile } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery, useQueryClient } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { FormPage, QueryView, Skeleton, TextLink } from '@arbora/ui';
import { Form, FormError, SubmitButton, useAppForm, useUnsavedGuard } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { useAccountFieldText } from '../fields/account-field-text';
import { NicknameField } from '../fields/nickname-field';
import { profileQuery } from '../profile/profile.queries';
import { saveProfile } from '../profile/save-profile.mutation';

const schema = v.object({ nickname: v.pipe(nicknameSchema, v.nonEmpty('required')) });

/** Asks for the nickname shown with comments (decision 37). */
function Nickname(): ReactElement | null {
  const { t } = useText('account');
  const { user } = useSession();
  return (
    user && (
      <FormPage
        title={t('nickname.title')}
        lead={t('nickname.lead')}
        footer={<TextLink to={routes.account.href()}>{t('nickname.toAccount')}</TextLink>}
      >
        <LoadedNicknameForm key={user.id} id={user.id} />
      </FormPage>
    )
  );
}

function LoadedNicknameForm({ id }: { id: string }): ReactElement {
  const profile = useQuery(profileQuery(id));
  return (
    <QueryView query={profile} skeleton={<Skeleton shape="text" />}>
      {(data) => <NicknameForm profile={data} />}
    </QueryView>
  );
}

function NicknameForm({ profile }: { profile: UserProfile }): ReactElement {
  const { t } = useText('account');
  const form = useAppForm(schema, { nickname: profile.nickname ?? '' });
  const fieldText = useAccountFieldText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(saveProfile);
  useUnsavedGuard(form.formState.isDirty && !form.formState.isSubmitting);

  async function save({ nickname }: { nickname: string }): Promise<void> {
    try {
      const saved = await mutateAsync({ profile, changes: { nickname } });
      client.setQueryData(profileQuery(profile.id).queryKey, saved);
    } catch (error) {
      if (!isApiError(error, 'profile.nickname_taken')) throw error;
      form.setError('nickname', { type: 'server', message: 'nickname_taken' }, { shouldFocus: true });
      return;
    }
    form.reset({ nickname });
    snackbar('success', t('nickname.saved'));
    void navigate(routes.account.href());
  }
  return (
    <Form form={form} onSubmit={save} fieldText={fieldText} label={t('nickname.title')}>
      <NicknameField hint={t('nickname.hint')} />
      <FormError />
      <div>
        <SubmitButton>{t('nickname.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

export default definePage({ Component: Nickname });
