import { isApiError } from '@arbora/api';
import { LOCALES, type UserProfile } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button, Stack } from '@arbora/ui';
import {
  FieldGroup,
  Form,
  FormError,
  SelectField,
  SubmitButton,
  useAppForm,
  useEditedRow,
  useUnsavedGuard,
  useCompanyLookUp,
} from '@arbora/ui/form';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { useAccountFieldText } from '../fields/account-field-text';
import { CompanyFields } from '../fields/company-fields';
import { AddressFields } from '../fields/address-fields';
import { PersonFields } from '../fields/person-fields';
import { profileChanges } from './profile-changes';
import { companyOf, profileDefaults } from './profile-defaults';
import { profileQuery } from './profile.queries';
import { profileSchema, type ProfileValues } from './profile.schema';
import { saveProfile } from './save-profile.mutation';

/** Changes the person's own details; `onEnd` is called after saving or cancelling. */
export function ProfileForm({ profile, onEnd }: { profile: UserProfile; onEnd: () => void }): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const form = useAppForm(profileSchema, profileDefaults(profile));
  const edited = useEditedRow(profile, form, profileDefaults, (name, { company_type, country, locale }) => {
    if (name === 'company_type' && company_type !== null) return ui(`companyType.${company_type}`);
    if (name === 'country' && country !== null) return ui(`country.${country}`);
    return name === 'locale' ? ui(`locale.${locale}`) : undefined;
  });
  const initialProfile = useRef(profile);
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveProfile);
  const fieldText = useAccountFieldText();
  const { isDirty } = form.formState;
  const isDirtyRef = useRef(isDirty);
  useUnsavedGuard(isDirty);
  useEffect(() => {
    isDirtyRef.current = isDirty;
  });
  // Shows changes saved elsewhere, unless they would discard unsaved input.
  useEffect(() => {
    if (isDirtyRef.current || initialProfile.current === profile) return;
    initialProfile.current = profile;
    edited.begin(profile);
  }, [edited, profile]);

  async function save(values: ProfileValues): Promise<UserProfile> {
    const stored = edited.row() ?? profile;
    const changes = profileChanges(stored, values);
    if (Object.keys(changes).length === 0) return stored;
    const saved = await mutateAsync({ profile: stored, changes });
    client.setQueryData(profileQuery(profile.id).queryKey, saved);
    return saved;
  }
  async function send(values: ProfileValues): Promise<false | void> {
    try {
      edited.begin(await save(values));
      snackbar('success', t('profile.saved'));
      onEnd();
    } catch (error) {
      if (!isApiError(error, 'profile.nickname_taken')) throw edited.mergeConflict(error);
      form.setError('nickname', { type: 'server', message: 'nickname_taken' }, { shouldFocus: true });
      return false;
    }
  }
  function cancel(): void {
    // Discards the draft too.
    form.reset();
    onEnd();
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      fieldText={fieldText}
      label={t('profile.title')}
      draft={{ form: 'profile', version: profile.version }}
    >
      <FieldGroup legend={t('person.title')}>
        <PersonFields countryPlaceholder={profile.country ? undefined : t('field.countryNone')} />
        <SelectField
          name="locale"
          label={t('field.locale')}
          hint={t('field.localeHint')}
          options={LOCALES.map((locale) => ({ value: locale, label: ui(`locale.${locale}`) }))}
        />
      </FieldGroup>
      <OwnCompany profile={profile} />
      <AddressFields />
      <FormError />
      <Stack direction="row">
        <SubmitButton>{t('profile.submit')}</SubmitButton>
        <Button variant="quiet" onClick={cancel}>
          {ui('cancel')}
        </Button>
      </Stack>
    </Form>
  );
}

function OwnCompany({ profile }: { profile: UserProfile }): ReactElement {
  const { t } = useText('account');
  const initial = useMemo(() => companyOf(profile), [profile]);
  return <CompanyFields hint={t('company.hint')} lookUp={useCompanyLookUp({ initial, hasRegion: true })} />;
}
