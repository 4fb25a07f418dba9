import { useText } from '@arbora/i18n';
import { PasswordField } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { useRevalidation } from '../fields/use-revalidation';

/** A new password and its repetition. */
export function NewPasswordFields(props: { name: string; againName: string; label: string }): ReactElement {
  const { name, againName, label } = props;
  const { t } = useText('account');
  useRevalidation(againName, name);
  return (
    <>
      <PasswordField name={name} label={label} hint={t('password.hint')} autoComplete="new-password" />
      <PasswordField name={againName} label={t('field.passwordAgain')} autoComplete="new-password" />
    </>
  );
}
