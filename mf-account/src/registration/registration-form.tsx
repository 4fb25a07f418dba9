import { isApiError } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { useHost, useIsDeployed } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Stack, TextLink } from '@arbora/ui';
import {
  CheckboxField,
  FieldGroup,
  Form,
  FormError,
  SubmitButton,
  useAppForm,
  useUnsavedGuard,
  useWatch,
  useCompanyLookUp,
} from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import { useAccountFieldText } from '../fields/account-field-text';
import { CompanyFields } from '../fields/company-fields';
import { AddressFields } from '../fields/address-fields';
import { PersonFields } from '../fields/person-fields';
import { newslettersQuery } from '../newsletters/newsletters.query';
import { NewPasswordFields } from '../password/new-password-fields';
import { EmailField } from './email-field';
import { register } from './register.mutation';
import { registrationDefaults } from './registration-defaults';
import { RegistrationNewsletters } from './registration-newsletters';
import { registrationPayload } from './registration-payload';
import { registrationFormSchema, type RegistrationFormInput, type RegistrationFormValues } from './registration.schema';

/** Registers an account; `onRegistered` gets its e-mail. On any error the typed values stay. */
export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }): ReactElement {
  const { t, locale } = useText('account');
  const [search] = useSearchParams();
  const { appKey } = useHost().site;
  const [defaults] = useState(() => registrationDefaults(locale));
  const form = useAppForm(registrationFormSchema, defaults);
  const { mutateAsync } = useMutation(register);
  const client = useQueryClient();
  const fieldText = useAccountFieldText();
  const hasPrivacyPage = useIsDeployed(routes.gdpr);
  const hasTermsPage = useIsDeployed(routes.terms);
  useUnsavedGuard(form.formState.isDirty && !form.formState.isSubmitting);

  /** Resolves to `false` if an error is shown at its field, so that the draft is kept. */
  async function send(values: RegistrationFormValues): Promise<false | void> {
    try {
      const newsletters = client.getQueryData(newslettersQuery.queryKey) ?? [];
      const { email } = await mutateAsync(
        registrationPayload(values, newsletters, { locale, appKey, returnPath: search.get('return') }),
      );
      onRegistered(email);
    } catch (error) {
      if (isApiError(error, 'auth.user_exists')) {
        form.setError('email', { type: 'server', message: 'user_exists' }, { shouldFocus: true });
        return false;
      }
      if (isApiError(error, 'profile.nickname_taken')) {
        form.setError('nickname', { type: 'server', message: 'nickname_taken' }, { shouldFocus: true });
        return false;
      }
      throw error;
    }
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      fieldText={fieldText}
      label={t('registration.title')}
      draft={{ form: 'registration' }}
    >
      <FieldGroup legend={t('registration.login')}>
        <EmailField />
        <NewPasswordFields name="password" againName="password_again" label={t('field.password')} />
      </FieldGroup>
      <FieldGroup legend={t('person.title')}>
        <PersonFields />
      </FieldGroup>
      <CheckboxField name="is_company" label={t('company.wanted')} hint={t('company.wantedHint')} />
      <CompanyPart />
      <AddressFields />
      <RegistrationNewsletters />
      {(hasPrivacyPage || hasTermsPage) && (
        <Stack direction="row">
          {hasTermsPage && <TextLink to={routes.terms.href()}>{t('registration.terms')}</TextLink>}
          {hasPrivacyPage && <TextLink to={routes.gdpr.href()}>{t('registration.privacy')}</TextLink>}
        </Stack>
      )}
      <FormError errorText={(code) => (code === 'request.limited' ? t('registration.limited') : undefined)} />
      <Stack direction="row">
        <SubmitButton size="large">{t('registration.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}

function CompanyPart(): ReactElement | false {
  const isWanted = useWatch<RegistrationFormInput, 'is_company'>({ name: 'is_company' });
  // Called without a company too: it then clears the details of a deselected one.
  const lookUp = useCompanyLookUp({ isEnabled: isWanted, hasRegion: true });
  return isWanted && <CompanyFields lookUp={lookUp} required />;
}
